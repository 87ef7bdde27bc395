// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface
import SDLBackend

extension ViewHost: WindowContent {}

extension App {
  /// Runs the app: shows its first window until it is closed.
  ///
  /// If no window can be opened, it writes a message to standard error and exits with status 69
  /// (there is no display) or 70 (any other reason); with 69 as well if the display server ends while
  /// the window is open. After SIGHUP, SIGINT, SIGQUIT or SIGTERM it exits with 128 plus the signal's
  /// number, after one second even if a view does not return.
  ///
  /// - Note: Differs from SwiftUI: only the first `WindowGroup` or `Window` is shown, at 390 by 844
  ///   points, and `main` returns when it is closed. This is the only function of the libraries
  ///   that exits the process: it is the entry point of a program that has no other place to handle
  ///   errors.
  public static func main() {
    let title = ProcessInfo.processInfo.processName
    let size = CGSize(width: 390, height: 844)
    ScreenSize.expected = size
    do throws(SDLError) {
      let shown = try show(Self(), title: title, size: size)
      if case .interrupted(let signal) = shown { exit(128 + signal) }
    } catch {
      FileHandle.standardError.write(Data("\(title): \(error)\n".utf8))
      exit([.noDisplay, .displayLost].contains(error.kind) ? 69 : 70)
    }
  }

  private static func show(
    _ app: Self, title: String, size: CGSize
  ) throws(SDLError) -> WindowExit {
    let first = firstWindow(of: app.body)
    let window = try Window(title: first?.title ?? title, size: size)
    defer { window.close() }
    let host = first?.makeHost(
      size: window.size, scale: window.scale, resources: .standard, migration: nil)
    guard let host else { return .closed }
    host.calendar = { _ in Date() }
    host.connectToDesktop()
    let listener = DesktopSettingsMonitor(environment: ProcessInfo.processInfo.environment) {
      preferences in
      host.colorScheme = preferences.prefersDark == true ? .dark : .light
      host.reducesMotion = preferences.reducesMotion
    }
    listener.start()
    defer { listener.stop() }
    return try window.run(host)
  }

  /// The first window of a scene; nil if it has none.
  package static func firstWindow(of scene: some Scene) -> (any WindowScene)? {
    scene as? any WindowScene ?? firstWindow(of: scene.body)
  }
}
