// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A file with views on which something can be dropped, and what they note.
///
/// Files are accepted at the top, texts in the middle, and the text field is at the bottom.
struct DropTargets {
  static let green: UInt32 = 0x34C759
  static let red: UInt32 = 0xFF3B30
  static let blue: UInt32 = 0x007AFF

  let folder = TemporaryFolder()
  let file: String
  private let log: URL

  init() throws {
    file = folder.url.appendingPathComponent("Targets.swift").path
    log = folder.url.appendingPathComponent("log")
    try Data(Self.source(writingTo: log.path).utf8).write(to: URL(fileURLWithPath: file))
  }

  func awaitLog(_ text: String) throws { try eventually("the log", text, in: log) }

  /// Waits until the log begins with a text.
  func awaitLog(beginning text: String, within seconds: Double = 30) throws {
    try eventually("the log \(text.prefix(80))", within: seconds) {
      (try? String(contentsOf: log, encoding: .utf8))?.hasPrefix(text) ?? false
    }
  }

  /// Makes files with these names, and returns their paths.
  func makeFiles(_ names: [String]) throws -> [String] {
    try names.map { name in
      let file = folder.url.appendingPathComponent(name)
      try Data("text".utf8).write(to: file)
      return file.path
    }
  }

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
            .onTapGesture { note("tapped") }
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
}
