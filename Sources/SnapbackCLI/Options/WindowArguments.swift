// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import ArgumentParser
import Foundation
import Pictures
import SDLBackend
import Snapback

/// Window options; opens the window and runs its event loop.
struct WindowArguments: ParsableArguments, Sendable {
  @Flag(help: "Software presentation (no GPU).")
  var software = false

  @Option(help: ArgumentHelp("Write one line per presented frame to a file.", valueName: "path"))
  var frameLog: String?

  /// Opens a window and shows the content until the window closes.
  ///
  /// Throws the recorder's error if recording failed (a failing recorder closes the window), and
  /// `ExitCode(128 + signal)` after a signal. The value returned by `onOpen` lives as long as the window.
  /// `onClose` is called before the window is destroyed. For `reportsLoss` see `WindowOptions`.
  @MainActor
  func show(
    _ content: any WindowContent, title: String, size: CGSize, scale: CGFloat? = nil,
    recorder: TraceRecorder? = nil, reportsLoss: Bool = true,
    onOpen: (DesktopWindow) -> Any? = { _ in nil },
    onClose: (DesktopWindow) -> Void = { _ in }
  ) throws {
    var options = WindowOptions()
    if software { options.presentation = .software }
    options.scale = scale.map(Double.init)
    options.reportsLoss = reportsLoss
    let log: GrowingFile?
    if let frameLog { try OutputKind.frameLog.check(frameLog) }
    do throws(PictureError) {
      log = try frameLog.map { path throws(PictureError) in try GrowingFile(path) }
    } catch {
      throw ProgramError.picture(error)
    }
    options.frameLog = log?.descriptor
    var logFailure: PictureError?
    let exit = try run(
      content, title: title, size: size, options: options, recorder: recorder,
      onOpen: { window in
        // Without a window, an old log stays.
        do throws(PictureError) { try log?.publish() } catch { logFailure = error }
        return onOpen(window)
      }, onClose: onClose)
    if let logFailure { throw ProgramError.picture(logFailure) }
    if let failure = recorder?.failure { throw failure }
    switch exit {
    case .closed: return
    case .interrupted(let signal): throw ExitCode(128 + signal)
    }
  }

  @MainActor
  private func run(
    _ content: any WindowContent, title: String, size: CGSize, options: WindowOptions,
    recorder: TraceRecorder?, onOpen: (DesktopWindow) -> Any?, onClose: (DesktopWindow) -> Void
  ) throws(ProgramError) -> WindowExit {
    do throws(SDLError) {
      let window = try DesktopWindow(title: title, size: size, options: options)
      defer { window.close() }
      recorder?.onFailure = { [weak window] in window?.endRun() }
      window.onSurfaceFailure = { error in
        StandardStreams.note(
          "cannot draw the window (\(error.call): \(error.message)); trying again every second")
      }
      window.companion = onOpen(window)
      defer { onClose(window) }
      let accessibility = (content as? any AccessibleContent).map {
        window.presentAccessibility(of: $0)
      }
      defer { accessibility?.stop() }
      return try window.run(content)
    } catch {
      throw .window(error)
    }
  }
}
