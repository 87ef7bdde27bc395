// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// `snapback open`, which the desktop starts, and the files by which the desktop finds it.
struct OpenCommandTests {
  private let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "assets")

  private func asset(_ kind: String) throws -> String {
    let name = "io.github.snapback.Snapback." + kind
    return try String(contentsOf: assets.appending(path: name), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The texts between two strings.
  private func parts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().compactMap {
      $0.components(separatedBy: end).first
    }
  }

  @Test func `a Swift file is previewed, a trace is replayed`() throws {
    try inFolder { folder in
      try write("import SwiftUI\n#Preview { Color.red }\n", to: folder + "/A.swift")
      let preview = try ProgramRun(["open", "A.swift"], in: folder)
      #expect(preview.status == 69)
      #expect(preview.errorOutput.hasPrefix("snapback: no Swift compiler found"))
      try write("{}\n", to: folder + "/-a.TRACE")
      let replay = try ProgramRun(["open", "--", "-a.TRACE"], in: folder)
      #expect(replay.status == 65)
      #expect(replay.errorOutput.contains("\"-a.TRACE\""))
    }
  }

  @Test func `without files the gallery is opened`() throws {
    let gallery = try ProgramRun(["gallery"], in: "/")
    let opened = try ProgramRun(["open"], in: "/")
    #expect(gallery.status == 69)
    #expect(opened.status == 69)
    #expect(opened.errorOutput == gallery.errorOutput)
  }

  @Test func `a trace is not opened together with other files`() throws {
    let run = try ProgramRun(["open", "A.swift", "b.trace"], in: "/")
    #expect(run.status == 64)
    #expect(
      run.errorOutput
        == "snapback: \"b.trace\" cannot be opened together with other files: a trace has a window of its own\n"
    )
  }

  @Test func `the desktop file, the metadata and the file types agree`() throws {
    let types = parts(of: try asset("mime.xml"), from: "<mime-type type=\"", to: "\"")
    #expect(types.sorted() == ["application/x-snapback-trace", "text/x-swift"])
    let lines = try asset("desktop").split(separator: "\n")
    #expect(lines.contains("Exec=snapback open %F"))
    let opened = try #require(lines.first { $0.hasPrefix("MimeType=") }).dropFirst(9)
    #expect(opened.split(separator: ";").map(String.init).sorted() == types.sorted())
    let named = parts(of: try asset("metainfo.xml"), from: "<mediatype>", to: "</mediatype>")
    #expect(named.sorted() == types.sorted())
  }
}
