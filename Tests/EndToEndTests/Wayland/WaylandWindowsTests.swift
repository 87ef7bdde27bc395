// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// An app with several windows on a Wayland desktop.
  @Suite struct WaylandWindows {
    private let folder: WindowedApp.Folder
    private let desktop: WaylandDesktop
    private let program: SnapbackProcess

    init() throws {
      folder = try WindowedApp.Folder()
      desktop = try WaylandDesktop()
      program = try SnapbackProcess(
        [
          "run", folder.path + "/app", "--size",
          "\(WindowedApp.size.width)x\(WindowedApp.size.height)", "--appearance", "light",
          "--no-reduce-motion",
        ],
        environment: desktop.environment.merging(["XDG_STATE_HOME": folder.path + "/state"]) { $1 })
    }

    /// Waits for the windows with the given titles, and for cards in the middle of them.
    private func windows(_ titles: String...) throws -> [WaylandDesktop.Window] {
      try eventually("the windows \(titles)", within: 60) {
        guard program.isRunning else {
          throw TimedOut(description: "the program exited: \(program.errorOutput)")
        }
        let found = try desktop.windows().sorted { $0.title < $1.title }
        return found.map(\.title) == titles ? found : nil
      }
    }

    private func place(of window: WaylandDesktop.Window) throws -> [Int]? {
      try desktop.screenshot(of: window).cardPlace
    }

    /// Drags the card of a window, which returns, while that of another one stays.
    private func drag(
      _ window: WaylandDesktop.Window, besides other: WaylandDesktop.Window? = nil
    ) throws {
      let middle = WindowedApp.middle
      let home = [middle.x, middle.y]
      try eventually("the card at rest") { try place(of: window) == home }
      try desktop.mouse(
        [.move(x: middle.x, y: middle.y), .press]
          + MouseStep.glide(from: middle, to: (middle.x + 40, middle.y + 30), steps: 8), in: window)
      try eventually("the dragged card") {
        try place(of: window) == [middle.x + 40, middle.y + 30]
      }
      if let other { #expect(try place(of: other) == home, "\(other), \(window)") }
      try desktop.mouse([.release], in: window)
      try eventually("the returned card") { try place(of: window) == home }
    }

    @Test func `a second window opens, both are dragged, and each closes alone`() throws {
      let first = try windows("Cards")[0]
      try eventually("the card") {
        try place(of: first) == [WindowedApp.middle.x, WindowedApp.middle.y]
      }
      try desktop.mouse([.move(x: 120, y: 10), .press, .release], in: first)
      _ = try windows("Cards", "Second")
      try desktop.command("[title=\"Cards\"] move absolute position 50 50")
      try desktop.command("[title=\"Second\"] move absolute position 500 50")
      let both = try eventually("the windows side by side") { () -> [WaylandDesktop.Window]? in
        let found = try windows("Cards", "Second")
        return found.map(\.x) == [50, 500] ? found : nil
      }
      try drag(both[1], besides: both[0])
      try drag(both[0], besides: both[1])
      try desktop.command("[title=\"Cards\"] kill")
      try drag(try windows("Second")[0])
      try desktop.command("[title=\"Second\"] kill")
      #expect(try program.exitStatus() == 0)
      #expect(!program.errorOutput.contains("cannot"))
    }
  }
}
