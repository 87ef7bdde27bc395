// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import SDLBackend

/// What can be said about a window on the command line, and the window's life.
struct WindowArguments: ParsableArguments, Sendable {
  @Flag(help: "Never use a graphics driver to bring the pixels to the screen.")
  var software = false

  @Option(help: ArgumentHelp("Write a line for every frame shown into a file.", valueName: "path"))
  var frameLog: String?

  /// Opens a window, shows the content until it is closed, and ends as the window did, or as the
  /// recorder does, which closes the window when it fails. What `opened` makes lives as long as the window.
  @MainActor
  func show(
    _ content: any WindowContent, title: String, size: CGSize, scale: CGFloat? = nil,
    recorder: TraceRecorder? = nil, opened: (Window) -> Any? = { _ in nil },
    closing: (Window) -> Void = { _ in }
  ) throws {
    var options = WindowOptions()
    if software { options.presentation = .software }
    options.scale = scale.map(Double.init)
    if let frameLog {
      let descriptor = open(frameLog, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw ProgramError.cannotWrite(path: frameLog, code: errno)
      }
      options.frameLog = descriptor
    }
    defer { if let descriptor = options.frameLog { close(descriptor) } }
    let exit = try run(
      content, title: title, size: size, options: options, recorder: recorder, opened: opened,
      closing: closing)
    if let failure = recorder?.failure { throw failure }
    switch exit {
    case .closed: return
    case .interrupted(let signal): throw ExitCode(128 + signal)
    }
  }

  @MainActor
  private func run(
    _ content: any WindowContent, title: String, size: CGSize, options: WindowOptions,
    recorder: TraceRecorder?, opened: (Window) -> Any?, closing: (Window) -> Void
  ) throws(ProgramError) -> WindowExit {
    do throws(SDLError) {
      let window = try Window(title: title, size: size, options: options)
      defer { window.close() }
      recorder?.whenFailing = { [weak window] in window?.endRun() }
      let companion = opened(window)
      defer { withExtendedLifetime(companion) {} }
      defer { closing(window) }
      return try window.run(content)
    } catch {
      throw .window(error)
    }
  }
}
