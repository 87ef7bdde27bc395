// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The window on a Wayland desktop.
  @Suite struct Wayland {
    @Test func `the window opens in its size with its name, and Ctrl+Q closes it`() throws {
      let stage = try WaylandCardStage()
      #expect(stage.window.application == "io.github.snapback.Snapback")
      #expect((stage.window.width, stage.window.height) == WaylandCardStage.size)
      #expect(stage.window.isFocused)
      let home = CGRect(x: 200, y: 50, width: 300, height: 500)
      #expect(stage.rest.cardBounds == home)
      try stage.desktop.type(["-M", "ctrl", "q", "-m", "ctrl"])
      #expect(try stage.program.exitStatus() == 0)
      #expect(stage.program.errorOutput.isEmpty)
    }

    @Test func `the compositor draws the decorations of the window around its content`() throws {
      let stage = try WaylandCardStage(environment: ["WAYLAND_DEBUG": "client"])
      // 2 is the mode in which the compositor draws them.
      let mode = /zxdg_toplevel_decoration_v1[@#]\d+\.configure\(2\)/
      #expect(stage.program.errorOutput.contains(mode))
      let content = stage.window
      try stage.desktop.command("[app_id=\".*\"] border normal")
      try eventually("a title bar above the content, which keeps its size") {
        guard let window = try stage.desktop.window() else { return false }
        let bar = try stage.desktop.decorationHeight()
        return bar > 0 && (window.width, window.height) == (content.width, content.height)
      }
    }

    @Test(arguments: [37, -45])
    func `a drag moves the card by exactly the drag, and it returns after the release`(
      distance: Int
    ) throws {
      let stage = try WaylandCardStage()
      try stage.drag(by: 0, distance)
      try stage.awaitCard(at: CGSize(width: 0, height: distance))
      try stage.mouse([.release])
      try stage.awaitRest()
      #expect(stage.program.errorOutput.isEmpty)
    }

    @Test func `a drag continues outside of the window`() throws {
      let stage = try WaylandCardStage()
      try stage.drag(by: 0, -320)
      try stage.awaitCard(at: CGSize(width: 0, height: -320))
      try stage.mouse([.release])
      try stage.awaitRest()
    }

    @Test func `the window follows the compositor's size, and F11 makes it full-screen`() throws {
      let stage = try WaylandCardStage()
      try stage.desktop.command("resize set 500 560")
      try awaitCentered(stage) { ($0.width, $0.height) == (500, 560) }
      try stage.desktop.type(["-k", "F11"])
      try awaitCentered(stage) { ($0.width, $0.height) == WaylandDesktop.size }
      try stage.desktop.type(["-k", "F11"])
      try awaitCentered(stage) { ($0.width, $0.height) == (500, 560) }
      #expect(stage.program.errorOutput.isEmpty)
    }

    /// Waits until the window has a size, and the card, which is 300 units wide, is in its middle.
    private func awaitCentered(
      _ stage: WaylandCardStage, scale: Double = 1, _ fits: (WaylandDesktop.Window) -> Bool
    ) throws {
      var found = "no window"
      do {
        try eventually("the card in the middle of the window") {
          guard let window = try stage.desktop.window() else { return false }
          let picture = try stage.desktop.screenshot(of: window, scale: scale)
          let bounds = picture.cardBounds ?? .zero
          found = "\(window): \(bounds)"
          return fits(window) && bounds.width == (300 * scale).rounded()
            && abs(bounds.midX - Double(picture.width) / 2) <= 1
        }
      } catch {
        throw TimedOut(description: "\(error); found \(found)")
      }
    }

    @Test(arguments: [1.25, 1.5, 2, 3])
    func `a scaled output is drawn in its own pixels`(scale: Double) throws {
      let stage = try WaylandCardStage(scale: scale)
      let bounds = try #require(stage.rest.cardBounds)
      // Scaled pixels would have softened the straight edges, which are on whole pixels.
      #expect(bounds.size == CGSize(width: 300 * scale, height: (500 * scale).rounded()))
      let row = stage.rest.height / 2
      let (left, right) = (Int(bounds.minX), Int(bounds.maxX) - 1)
      #expect(stage.rest[left, row] == stage.rest[left + 20, row])
      #expect(stage.rest[right, row] == stage.rest[right - 20, row])
      #expect(!stage.rest.isCard(left - 1, row) && !stage.rest.isCard(right + 1, row))
      // The pointer's units are the compositor's, whatever the scale.
      try stage.drag(by: 0, 40)
      try eventually("the card 40 units further down") {
        try stage.picture().cardBounds?.minY == bounds.minY + (40 * scale).rounded()
      }
    }

    @Test func `a window that moves to an output of another scale is drawn in that one's pixels`()
      throws
    {
      let stage = try WaylandCardStage(outputs: 2)
      for (output, scale) in [(2, 2.0), (1, 1.0)] {
        try stage.desktop.command("[app_id=\".*\"] move window to output HEADLESS-\(output)")
        try eventually("the card in the pixels of output \(output)") {
          let bounds = try stage.desktop.screenshot(output: output).cardBounds
          return bounds?.size == CGSize(width: 300 * scale, height: 500 * scale)
        }
      }
      #expect(stage.program.errorOutput.isEmpty)
    }

    @Test func `--scale overrides the output's scale`() throws {
      let stage = try WaylandCardStage(arguments: ["--scale", "1.5"])
      let bounds = try #require(stage.rest.cardBounds)
      #expect(bounds.width == 450)
    }

    @Test func `QT_SCALE_FACTOR multiplies the output's scale`() throws {
      let stage = try WaylandCardStage(environment: ["QT_SCALE_FACTOR": "1.5", "GDK_SCALE": "3"])
      let bounds = try #require(stage.rest.cardBounds)
      #expect(bounds.width == 450)
    }

    @Test func `an idle window presents nothing, and its main thread sleeps`() throws {
      let stage = try WaylandCardStage()
      try stage.drag(by: 0, 40)
      try stage.mouse([.release])
      try stage.awaitRest()
      let frames = try stage.awaitIdle()
      // Trimming the heap after a while is the last thing that an idle window does.
      try eventually("four seconds without a wake-up") {
        let before = try wakeUps(of: stage.program)
        Thread.sleep(forTimeInterval: 4)
        return try wakeUps(of: stage.program) == before
      }
      #expect(try stage.frames().count == frames)
    }

    /// The number of times that a program's main thread has gone to sleep. (Dispatch examines its own
    /// threads once per second, on one of them.)
    private func wakeUps(of program: SnapbackProcess) throws -> Int {
      let path = "/proc/\(program.id)/status"
      let line = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("voluntary_ctxt_switches") }
      return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }

    @Test func `nothing is drawn while the window cannot be seen, and it continues afterwards`()
      throws
    {
      let stage = try WaylandCardStage(speed: 0.02)
      try stage.drag(by: 60, 40)
      try stage.mouse([.release])
      let start = try stage.frames().count
      try eventually("the animation") { try stage.frames().count > start + 5 }
      try stage.desktop.command("workspace 2")
      let hidden = try stage.awaitIdle()
      try stage.desktop.command("workspace 1")
      try eventually("further frames") { try stage.frames().count > hidden + 5 }
    }

    @Test func `only what changed is sent as damage`() throws {
      let stage = try WaylandCardStage(environment: ["WAYLAND_DEBUG": "client"])
      let first = stage.program.errorOutput
      let whole = "damage_buffer(0, 0, 700, 600)"
      #expect(first.contains(whole))
      try stage.drag(by: 0, 20)
      try stage.awaitCard(at: CGSize(width: 0, height: 20))
      let later = stage.program.errorOutput.dropFirst(first.count)
      let damage = later.split(separator: "\n").filter { $0.contains("damage_buffer(") }
      #expect(!damage.isEmpty)
      #expect(!later.contains(whole), "\(damage)")
    }

    @Test func `a compositor that goes away ends the program with 69 and one message`() throws {
      let stage = try WaylandCardStage()
      try stage.drag(by: 0, 40)
      try stage.desktop.crash()
      #expect(try stage.program.exitStatus() == 69)
      #expect(
        stage.program.errorOutput.hasPrefix("snapback: the display server closed the connection"))
    }
  }
}
