// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Drags from another program, by the XDND protocol.
  @Suite struct DragAndDrop {
    private let desktop: Desktop
    private let targets: DropTargets
    private let program: SnapbackProcess
    private let window: String

    init() throws {
      desktop = try Desktop(hasWindowManager: true)
      targets = try DropTargets()
      program = try SnapbackProcess(
        ["run", targets.file, "--size", "300x300", "--appearance", "light"],
        environment: desktop.environment)
      window = try desktop.window(of: program)
      try desktop.xdotool(["windowmove", "--sync", window, "400", "200"])
      try targets.awaitLog("shown")
    }

    private func awaitColor(_ color: UInt32, y: Int) throws {
      try eventually("the color of the target at \(y)") {
        try desktop.screenshot(of: window)[20, y] == color
      }
    }

    @Test func `files that another program drags are seen before the drop, and dropped`() throws {
      let paths = try targets.makeFiles(["a b.txt", "c.txt"])
      let source = try DragSource(["files"] + paths, on: desktop)
      try source.drag(over: [(100, 150)], of: window)
      try source.move(to: (120, 50), of: window)
      try awaitColor(DropTargets.green, y: 50)
      #expect(try desktop.screenshot(of: window)[20, 150] == DropTargets.blue)
      try source.move(to: (120, 150), of: window)
      try awaitColor(DropTargets.red, y: 50)
      try source.move(to: (110, 40), of: window)
      try awaitColor(DropTargets.green, y: 50)
      try source.release()
      try targets.awaitLog("files \(paths) 110 40")
      try source.awaitEnd()
      try awaitColor(DropTargets.red, y: 50)
    }

    @Test func `a text that another program drags is dropped on a view and on a text field`() throws
    {
      let source = try DragSource(["text", "wörter 한글\nzwei"], on: desktop)
      try source.drag(over: [(100, 50), (100, 150)], of: window)
      try awaitColor(DropTargets.green, y: 150)
      #expect(try desktop.screenshot(of: window)[20, 50] == DropTargets.red)
      try source.move(to: (110, 140), of: window)
      try source.release()
      try targets.awaitLog("text [\"wörter 한글\\nzwei\"] 110 40")
      try source.drag(over: [(100, 150), (100, 250)], of: window)
      try awaitColor(DropTargets.blue, y: 150)
      try source.release()
      try targets.awaitLog("field wörter 한글 zwei")
    }

    @Test func `a text that comes in parts is dropped once`() throws {
      let source = try DragSource(["large", "x"], on: desktop)
      try source.drag(over: [(100, 50), (100, 150)], of: window)
      try awaitColor(DropTargets.green, y: 150)
      try source.release()
      let text = String(repeating: "x", count: 400_000)
      try targets.awaitLog(beginning: "text [\"\(text)\"] ")
      try source.awaitEnd()
      try awaitColor(DropTargets.blue, y: 150)
    }

    @Test func `a list of files that comes in parts is dropped`() throws {
      let names = (0..<3000).map { "\($0)" + String(repeating: "n", count: 80) }
      let paths = try targets.makeFiles(names)
      let source = try DragSource(["files"] + paths, on: desktop)
      try source.drag(over: [(100, 150), (120, 50)], of: window)
      try awaitColor(DropTargets.green, y: 50)
      try source.release()
      try targets.awaitLog(beginning: "files \(paths) ")
      try awaitColor(DropTargets.red, y: 50)
    }

    @Test func `a program that stops while it gives its text does not stop the window`() throws {
      let source = try DragSource(["partial", "x"], on: desktop)
      try source.drag(over: [(100, 50), (100, 150)], of: window)
      try awaitColor(DropTargets.green, y: 150)
      try source.release()
      try source.awaitHang()
      try awaitColor(DropTargets.blue, y: 150)
      try desktop.xdotool([
        "mousemove", "--window", window, "--sync", "100", "160", "click", "1",
      ])
      try targets.awaitLog("tapped")
    }

    @Test func `types that do not exist do not end the program`() throws {
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("unknown.py").path
      let run = try CommandRun(
        ["/usr/bin/python3", script, window], environment: desktop.environment)
      #expect(run.errorOutput == "")
      let source = try DragSource(["text", "words"], on: desktop)
      try source.drag(over: [(100, 50), (100, 150)], of: window)
      try awaitColor(DropTargets.green, y: 150)
      try source.release()
      try targets.awaitLog(beginning: "text [\"words\"] ")
    }

    @Test func `a drag that leaves the window is forgotten`() throws {
      let source = try DragSource(["text", "words"], on: desktop)
      try source.drag(over: [(100, 150)], of: window)
      try awaitColor(DropTargets.green, y: 150)
      try desktop.xdotool(["mousemove", "--sync", "200", "600"])
      try awaitColor(DropTargets.blue, y: 150)
      try source.release()
      try source.awaitEnd()
    }
  }
}
