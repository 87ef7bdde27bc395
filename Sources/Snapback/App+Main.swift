// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface
import SDLBackend

extension ViewHost: WindowContent {}

extension App {
  /// Shows the app's first window until it is closed. Ends the process with 69 where there is no display.
  public static func main() {
    let title = ProcessInfo.processInfo.processName
    let size = CGSize(width: 390, height: 844)
    do throws(SDLError) {
      let shown = try show(Self(), title: title, size: size)
      if case .interrupted(let signal) = shown { exit(128 + signal) }
    } catch {
      FileHandle.standardError.write(Data("\(title): \(error)\n".utf8))
      exit(error.kind == .noDisplay ? 69 : 70)
    }
  }

  private static func show(
    _ app: Self, title: String, size: CGSize
  ) throws(SDLError) -> WindowExit {
    let first = firstWindow(of: app.body)
    let window = try Window(title: first?.title ?? title, size: size)
    defer { window.close() }
    let host = first?.makeHost(
      size: window.size, scale: window.scale, resources: .standard, memory: nil)
    guard let host else { return .closed }
    host.calendar = { _ in Date() }
    host.copyText = { try? Clipboard.set($0) }
    let listener = DesktopListener(environment: ProcessInfo.processInfo.environment) { wishes in
      host.colorScheme = wishes.prefersDark == true ? .dark : .light
      host.reducesMotion = wishes.reducesMotion
    }
    listener.start()
    defer { listener.stop() }
    return try window.run(host)
  }

  /// The window that a scene begins with; nil where it has none.
  package static func firstWindow(of scene: some Scene) -> (any WindowScene)? {
    scene as? any WindowScene ?? firstWindow(of: scene.body)
  }
}
