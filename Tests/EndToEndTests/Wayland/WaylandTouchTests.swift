// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// A touch screen on a Wayland desktop: sway in a window of an X server with a simulated touch screen,
  /// whose touches it passes on.
  @Suite(.enabled(if: TouchDesktop.isAvailable)) struct WaylandTouch {
    private let touch: TouchDesktop
    private let desktop: WaylandDesktop
    private let folder = TemporaryFolder()
    private let program: SnapbackProcess
    private let photo: TouchedPhoto

    init() throws {
      touch = try TouchDesktop()
      desktop = try WaylandDesktop(inWindowOn: touch.desktop)
      let file = try TouchedPhoto.write(to: folder)
      let program = try SnapbackProcess(
        ["run", file, "--size", "500x400", "--appearance", "light"],
        environment: desktop.environment)
      self.program = program
      let screen = touch.desktop
      photo = try TouchedPhoto {
        guard program.isRunning else {
          throw TimedOut(description: "the program ended: \(program.errorOutput)")
        }
        return try screen.screenshot()
      }
    }

    @Test func `two fingers magnify and turn a view`() throws {
      try photo.magnifyAndTurn(on: touch)
    }
  }
}
