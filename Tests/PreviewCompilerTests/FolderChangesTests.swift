// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct FolderChangesTests {
  /// An `inotify_event` in memory; names are padded with zeros to a multiple of 16 bytes.
  private static func event(_ watch: Int32, _ mask: Int32, _ name: String = "") -> [UInt8] {
    var padded = Array(name.utf8)
    if !padded.isEmpty { padded += Array(repeating: 0, count: 16 - padded.count % 16) }
    var bytes: [UInt8] = []
    withUnsafeBytes(of: watch) { bytes += $0 }
    for field in [UInt32(mask), 0, UInt32(padded.count)] {
      withUnsafeBytes(of: field) { bytes += $0 }
    }
    return bytes + padded
  }

  private static func changes(_ bytes: [UInt8]) -> FolderChanges {
    var changes = FolderChanges()
    bytes.withUnsafeBytes { changes.append(events: $0, folders: [1: "/a", 2: "/a/b"]) }
    return changes
  }

  @Test func `written, renamed and removed files and new folders are reported`() {
    let changes = Self.changes(
      Self.event(1, Int32(IN_CLOSE_WRITE), "One.swift") + Self.event(2, Int32(IN_MOVED_TO), "Two")
        + Self.event(1, Int32(IN_CREATE), "created") + Self.event(3, Int32(IN_DELETE), "elsewhere")
        + Self.event(1, Int32(IN_CREATE) | Int32(bitPattern: UInt32(IN_ISDIR)), "folder"))
    #expect(changes.paths == ["/a/One.swift", "/a/b/Two", "/a/folder"])
    #expect(changes.folders == ["/a/folder"])
    #expect(!changes.isIncomplete)
  }

  @Test func `removed and moved folders are reported`() {
    let changes = Self.changes(
      Self.event(1, Int32(IN_DELETE_SELF)) + Self.event(1, Int32(IN_IGNORED))
        + Self.event(2, Int32(IN_MOVE_SELF)))
    #expect(changes.lostWatches == [1, 2])
    #expect(changes.paths == [])
  }

  @Test func `an overflow of the event queue is reported`() {
    let changes = Self.changes(
      Self.event(-1, Int32(IN_Q_OVERFLOW)) + Self.event(1, Int32(IN_CLOSE_WRITE), "One.swift"))
    #expect(changes.isIncomplete)
    #expect(changes.paths == ["/a/One.swift"])
  }

  @Test func `an incomplete record is ignored`() {
    let event = Self.event(1, Int32(IN_CLOSE_WRITE), "One.swift")
    for length in 0..<event.count {
      #expect(Self.changes(Array(event[..<length])) == FolderChanges())
    }
  }

  @Test func `folders of any name may contain sources, data models and assets`() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let sources = try SourceSet([root])
    let assets = AssetSet([root])
    let real = try #require(sources.folder)
    for name in ["Model.xcdatamodeld", "Base.lproj", "version 1.0", "Views"] {
      #expect(sources.concerns(real + "/" + name, isFolder: true), "\(name)")
      #expect(assets.concerns(real + "/" + name, isFolder: true), "\(name)")
    }
    #expect(!sources.concerns(real + "/Model.xcdatamodeld", isFolder: false))
    #expect(!sources.concerns(real + "/.git/refs", isFolder: true))
    #expect(!assets.concerns(real + "/.git", isFolder: true))
    #expect(!sources.concerns("/elsewhere/Views", isFolder: true))
  }
}
