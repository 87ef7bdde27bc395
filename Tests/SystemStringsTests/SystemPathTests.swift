// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings
import Testing

@Suite struct SystemPathTests {
  /// A name that begins with a combining character.
  private static let name = "\u{301}a.swift"

  @Test func `a combining character after a slash belongs to the name`() {
    let path = "/x/y/" + Self.name
    #expect(Array(SystemPath.name(of: path).utf8) == Array(Self.name.utf8))
    #expect(SystemPath.folder(of: path) == "/x/y")
    #expect(SystemPath.relative(path, to: "/x/y").map { Array($0.utf8) } == Array(Self.name.utf8))
    #expect(SystemPath.hasSuffix("a.\u{301}.swift", ".swift"))
  }

  @Test(arguments: [
    ("/x/a", "/x", "a"), ("/x/y/a", "/x/", "y/a"), ("/x/a", "/", "x/a"), ("/x/a", "", nil),
    ("/xy/a", "/x", nil), ("/x", "/x", nil), ("/x/", "/x", nil),
  ])
  func `a path is relative to a folder around it`(path: String, folder: String, part: String?) {
    #expect(SystemPath.relative(path, to: folder) == part)
    #expect(SystemPath.isInside(path, folder) == (part != nil || path == folder))
  }

  @Test func `a link leads to files, through further links`() throws {
    let files = FileManager.default
    let root = files.temporaryDirectory.appending(path: "snapback-\(UUID().uuidString)").path()
    defer { try? files.removeItem(atPath: root) }
    for folder in ["a", "b/c"] {
      try files.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
    }
    let links = [
      ("a/first", "../d/second"), ("d", "b"), ("b/second", "\(root)/b/c/missing"),
      ("a/own", "own"), ("a/here", "."), ("b/up", "../a/.."), ("b/deep", "new/x/y.png"),
    ]
    for (link, target) in links {
      try files.createSymbolicLink(atPath: root + "/" + link, withDestinationPath: target)
    }
    let real = try #require(SystemPath.resolved(root))
    #expect(
      SystemPath.linkTargets(root + "/a/first") == [real + "/b/second", real + "/b/c/missing"])
    #expect(SystemPath.linkTargets(root + "/a/own").last == real + "/a/own")
    #expect(SystemPath.linkTargets(root + "/a/here") == [real + "/a"])
    #expect(SystemPath.linkTargets(root + "/b/up") == [real])
    // A folder on the way to the target is missing.
    #expect(SystemPath.linkTargets(root + "/b/deep") == [real + "/b/new"])
    #expect(SystemPath.linkTargets(root + "/a") == [])
    #expect(SystemPath.linkTargets(root + "/missing") == [])
  }

  @Test func `paths without folders`() {
    #expect(SystemPath.name(of: "a") == "a")
    #expect(SystemPath.name(of: "/") == "/")
    #expect(SystemPath.name(of: "") == "")
    #expect(SystemPath.folder(of: "/a") == "/")
    #expect(SystemPath.folder(of: "/") == "/")
  }
}
