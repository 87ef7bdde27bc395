// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Drags from another program, by the XDND protocol.
  @Suite struct DragAndDrop {
    private let desktop: Desktop
    private let folder = TemporaryFolder()
    private let program: SnapbackProcess
    private let window: String

    /// Files are accepted at the top, texts in the middle, and the text field is at the bottom.
    private static func source(writingTo path: String) -> String {
      """
      import SwiftUI

      struct Targets: View {
        @State private var over = ""
        @State private var text = ""

        var body: some View {
          VStack(spacing: 0) {
            (over == "files" ? Color.green : Color.red)
              .frame(height: 100)
              .dropDestination(for: URL.self) { items, location in
                note("files \\(items.map(\\.path)) \\(Int(location.x)) \\(Int(location.y))")
                return true
              } isTargeted: { over = $0 ? "files" : "" }
            (over == "text" ? Color.green : Color.blue)
              .frame(height: 100)
              .dropDestination(for: String.self) { items, location in
                note("text \\(items) \\(Int(location.x)) \\(Int(location.y))")
                return true
              } isTargeted: { over = $0 ? "text" : "" }
            TextField("", text: $text).frame(height: 100)
              .onChange(of: text) { note("field \\(text)") }
          }
          .onAppear { note("shown") }
        }

        private func note(_ text: String) {
          try? text.write(toFile: "\(path)", atomically: true, encoding: .utf8)
        }
      }
      """
    }

    init() throws {
      desktop = try Desktop(hasWindowManager: true)
      let file = folder.url.appendingPathComponent("Targets.swift")
      let log = folder.url.appendingPathComponent("log").path
      try Data(Self.source(writingTo: log).utf8).write(to: file)
      program = try SnapbackProcess(
        ["run", file.path, "--size", "300x300", "--appearance", "light"],
        environment: desktop.environment)
      window = try desktop.window(of: program)
      try desktop.xdotool(["windowmove", "--sync", window, "400", "200"])
      try awaitLog("shown")
    }

    private func awaitLog(_ text: String) throws {
      try eventually("the log", text, in: folder.url.appendingPathComponent("log"))
    }

    private func awaitColor(_ color: UInt32, y: Int) throws {
      try eventually("the color of the target at \(y)") {
        try desktop.screenshot(of: window)[20, y] == color
      }
    }

    private let green: UInt32 = 0x34C759
    private let red: UInt32 = 0xFF3B30
    private let blue: UInt32 = 0x007AFF

    @Test func `files that another program drags are seen before the drop, and dropped`() throws {
      let paths = ["a b.txt", "c.txt"].map { folder.url.appendingPathComponent($0).path }
      for path in paths { try Data("text".utf8).write(to: URL(fileURLWithPath: path)) }
      let source = try DragSource(["files"] + paths, on: desktop)
      try source.drag(over: [(100, 150)], of: window)
      try source.move(to: (120, 50), of: window)
      try awaitColor(green, y: 50)
      #expect(try desktop.screenshot(of: window)[20, 150] == blue)
      try source.move(to: (120, 150), of: window)
      try awaitColor(red, y: 50)
      try source.move(to: (110, 40), of: window)
      try awaitColor(green, y: 50)
      try source.release()
      try awaitLog("files \(paths) 110 40")
      try source.awaitEnd()
      try awaitColor(red, y: 50)
    }

    @Test func `a text that another program drags is dropped on a view and on a text field`() throws
    {
      let source = try DragSource(["text", "wörter 한글\nzwei"], on: desktop)
      try source.drag(over: [(100, 50), (100, 150)], of: window)
      try awaitColor(green, y: 150)
      #expect(try desktop.screenshot(of: window)[20, 50] == red)
      try source.move(to: (110, 140), of: window)
      try source.release()
      try awaitLog("text [\"wörter 한글\\nzwei\"] 110 40")
      try source.drag(over: [(100, 150), (100, 250)], of: window)
      try awaitColor(blue, y: 150)
      try source.release()
      try awaitLog("field wörter 한글 zwei")
    }

    @Test func `a drag that leaves the window is forgotten`() throws {
      let source = try DragSource(["text", "words"], on: desktop)
      try source.drag(over: [(100, 150)], of: window)
      try awaitColor(green, y: 150)
      try desktop.xdotool(["mousemove", "--sync", "200", "600"])
      try awaitColor(blue, y: 150)
      try source.release()
      try source.awaitEnd()
    }
  }
}
