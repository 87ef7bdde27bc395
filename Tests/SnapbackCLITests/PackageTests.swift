// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// The files from which the packages are made.
struct PackageTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private var metadata: String {
    get throws { try text("assets/io.github.snapback.Snapback.metainfo.xml") }
  }

  /// The texts between two strings.
  private func parts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().compactMap {
      $0.components(separatedBy: end).first
    }
  }

  @Test func `the screenshots of the metadata exist`() throws {
    let images = parts(of: try metadata, from: "/images/", to: "</image>")
    #expect(images.count == 2)
    for image in images {
      let path = root.appending(path: "docs/images/\(image)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(image)")
    }
  }

  @Test func `the packages, the metadata and the changelog have the program's version`() throws {
    let program = try ProgramRun(["--version"], in: "/").lines[0].dropFirst("snapback ".count)
    #expect(try text("debian/changelog").hasPrefix("snapback (\(program)) "))
    let releases = parts(of: try metadata, from: "<release version=\"", to: "\"")
    #expect(releases.first == String(program))
    let versions = parts(of: try text("CHANGELOG.md"), from: "\n## ", to: " – ")
      .filter { $0.first?.isNumber == true }
    #expect(versions == releases)
  }

  @Test func `each command of the help text is a name of which a man page is made`() throws {
    let help = try ProgramRun(["--help"], in: "/").text
    let list = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
    let names = list.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first }.filter { $0 != "See" }
    #expect(names.contains("open"))
    #expect(names.count > 15)
    // scripts/man-pages.sh reads names of small letters in the same list.
    for name in names { #expect(name.allSatisfy { ("a"..."z").contains($0) }, "\(name)") }
  }
}
