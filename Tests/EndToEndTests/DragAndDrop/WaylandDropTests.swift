// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Drags from another program under a Wayland compositor.
  @Suite struct WaylandDrop {
    private let desktop: WaylandDesktop
    private let targets: DropTargets
    private let program: SnapbackProcess
    private let window: WaylandDesktop.Window

    private static let corner = (x: 20, y: 60)

    init() throws {
      desktop = try WaylandDesktop()
      targets = try DropTargets()
      program = try SnapbackProcess(
        ["run", targets.file, "--size", "300x300", "--appearance", "light"],
        environment: desktop.environment)
      let (desktop, program) = (desktop, program)
      window = try eventually("the window") {
        guard program.isRunning else {
          throw TimedOut(description: "the program ended: \(program.errorOutput)")
        }
        return try desktop.window()
      }
      try targets.awaitLog("shown")
    }

    /// Starts the other program, and drags from its window to positions in that of the program.
    private func drag(
      _ arguments: [String], over places: [(x: Int, y: Int)]
    ) throws -> DragSource {
      let source = try DragSource(arguments, environment: desktop.environment)
      let (x, y) = Self.corner
      try eventually("the other window at its place") {
        guard let other = try desktop.windows().first(where: { $0.title == "source" }) else {
          return false
        }
        if (other.x, other.y) == (x, y) { return true }
        try desktop.command("[title=\"^source$\"] move absolute position \(x) \(y)")
        return false
      }
      // GTK begins the drag after some motion.
      try desktop.mouse(
        [.move(x: 75, y: 50), .pause(0.1), .press]
          + stride(from: 80, through: 120, by: 10).flatMap {
            [MouseStep.move(x: $0, y: 50), .pause(0.05)]
          }, origin: Self.corner)
      for place in places { try move(to: place) }
      return source
    }

    private func move(to place: (x: Int, y: Int)) throws {
      try desktop.mouse(
        [.move(x: place.x, y: place.y), .pause(0.2)], origin: (window.x, window.y))
    }

    private func release() throws { try desktop.mouse([.release], origin: (0, 0)) }

    private func awaitColor(_ color: UInt32, y: Int) throws {
      try eventually("the color of the target at \(y)") {
        try desktop.screenshot(of: window)[20, y] == color
      }
    }

    @Test func `files that another program drags are seen before the drop, and dropped`() throws {
      let paths = try targets.makeFiles(["a b.txt", "c.txt"])
      let source = try drag(["files"] + paths, over: [(100, 150), (120, 50)])
      try awaitColor(DropTargets.green, y: 50)
      #expect(try desktop.screenshot(of: window)[20, 150] == DropTargets.blue)
      try move(to: (120, 150))
      try awaitColor(DropTargets.red, y: 50)
      try move(to: (110, 40))
      try awaitColor(DropTargets.green, y: 50)
      try release()
      try targets.awaitLog("files \(paths) 110 40")
      try source.awaitEnd()
      try awaitColor(DropTargets.red, y: 50)
      #expect(!program.errorOutput.contains("crashed"))
    }

    @Test func `a text that another program drags is dropped on a view`() throws {
      let source = try drag(["text", "wörter 한글\nzwei"], over: [(100, 50), (100, 150)])
      try awaitColor(DropTargets.green, y: 150)
      #expect(try desktop.screenshot(of: window)[20, 50] == DropTargets.red)
      try release()
      try targets.awaitLog("text [\"wörter 한글\\nzwei\"] 100 50")
      try source.awaitEnd()
    }

    @Test func `a text that another program drags is dropped on a text field`() throws {
      let source = try drag(["text", "wörter 한글\nzwei"], over: [(100, 150), (100, 250)])
      try release()
      try targets.awaitLog("field wörter 한글 zwei")
      try source.awaitEnd()
    }

    @Test(arguments: ["silent", "partial"])
    func `a program that hangs while it gives what is dropped does not stop the window`(
      kind: String
    ) throws {
      let source = try drag([kind, "x"], over: [(100, 50), (100, 150)])
      try awaitColor(DropTargets.green, y: 150)
      try release()
      try source.awaitHang()
      try desktop.mouse([.move(x: 100, y: 160), .press, .release], in: window)
      try targets.awaitLog("tapped")
      try awaitColor(DropTargets.blue, y: 150)
      #expect(program.isRunning)
    }

    @Test func `a drag that leaves the window is forgotten`() throws {
      let source = try drag(["text", "words"], over: [(100, 150)])
      try awaitColor(DropTargets.green, y: 150)
      try desktop.mouse([.move(x: 200, y: 800)], origin: (0, 0))
      try awaitColor(DropTargets.blue, y: 150)
      try release()
      try source.awaitEnd()
    }
  }
}
