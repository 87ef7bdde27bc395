// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The compositor weston, in a window of a virtual X server, whose mouse and keyboard it passes on.
///
/// Without a display weston has no mouse, and SDL 2.26 crashes without one.
final class WestonDesktop {
  let desktop: Desktop
  /// The environment for programs on this desktop.
  let environment: [String: String]
  private let folder = TemporaryFolder()
  private let compositor: CommandProcess

  /// Starts the compositor, and waits until it accepts connections.
  init() throws {
    desktop = try Desktop()
    chmod(folder.url.path, 0o700)
    var environment = desktop.environment
    environment["XDG_RUNTIME_DIR"] = folder.url.path
    compositor = try CommandProcess(
      [
        "weston", "--backend=x11-backend.so", "--socket=wayland-9", "--no-config", "--use-pixman",
        "--width=800", "--height=600",
      ], environment: environment)
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = "wayland-9"
    self.environment = environment
    let (compositor, folder) = (compositor, folder)
    try eventually("weston") {
      guard compositor.isRunning else { throw TimedOut(description: "weston did not start") }
      return FileManager.default.fileExists(atPath: folder.url.path + "/wayland-9")
    }
  }

  /// Performs mouse input on the screen. It begins in the corner: weston adds up the motion of the mouse, and
  /// misses what was before it had the focus; there both agree.
  func mouse(_ steps: [MouseStep]) throws {
    try desktop.xdotool(
      ([.move(x: 0, y: 0), .pause(0.2)] + steps).flatMap { $0.arguments(origin: (0, 0)) })
  }
}
