// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Atomic writing of files.
struct OutputFileTests {
  /// Creates a temporary folder for a closure.
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test(arguments: [0, 1, 100_000])
  func `a file contains the written bytes, and no temporary file remains`(count: Int) throws {
    try Self.inFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let path = folder + "/a picture.png"
      for _ in 0..<2 {
        try OutputFile.write(bytes, to: path)
        #expect(FileManager.default.contents(atPath: path).map(Array.init) == bytes)
        #expect(try Self.names(folder) == ["a picture.png"])
      }
    }
  }

  @Test
  func `a file with a name of maximum length can be written`() throws {
    try Self.inFolder { folder in
      let name = String(repeating: "n", count: 255)
      try OutputFile.write([1], to: folder + "/" + name)
      #expect(try Self.names(folder) == [name])
    }
  }

  @Test
  func `a check leaves no changes`() throws {
    try Self.inFolder { folder in
      try OutputFile.check(folder + "/new.png")
      #expect(try Self.names(folder) == [])
      try OutputFile.write([7], to: folder + "/old.png")
      try OutputFile.check(folder + "/old.png")
      #expect(FileManager.default.contents(atPath: folder + "/old.png") == Data([7]))
      #expect(try Self.names(folder) == ["old.png"])
      try OutputFile.check("/dev/null")
    }
  }

  @Test
  func `a symbolic link is followed`() throws {
    try Self.inFolder { folder in
      try OutputFile.write([1], to: folder + "/real")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "real")
      try OutputFile.write([2], to: folder + "/link")
      #expect(FileManager.default.contents(atPath: folder + "/real") == Data([2]))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "real")
    }
  }

  @Test(arguments: [
    ("", ENOENT), ("/nowhere/at/all.png", ENOENT), ("/proc/a.png", ENOENT), ("/dev/full", ENOSPC),
    ("/dev/null/a.png", ENOTDIR), ("/", EISDIR),
    ("/tmp/" + String(repeating: "n", count: 256), ENAMETOOLONG),
  ])
  func `a failure to write has the system's error code`(path: String, code: Int32) {
    #expect(throws: PictureError.cannotWrite(path: path, code: code)) {
      try OutputFile.write([1, 2, 3], to: path)
    }
    // A full disk is detected only by writing.
    if code != ENOSPC {
      #expect(throws: PictureError.cannotWrite(path: path, code: code)) {
        try OutputFile.check(path)
      }
    }
  }

  @Test
  func `a failed replacement leaves no temporary file`() throws {
    try Self.inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/taken", withIntermediateDirectories: true)
      #expect(throws: PictureError.cannotWrite(path: folder + "/taken", code: EISDIR)) {
        try OutputFile.write([1], to: folder + "/taken")
      }
      #expect(throws: PictureError.cannotWrite(path: folder + "/new/", code: ENOENT)) {
        try OutputFile.write([1], to: folder + "/new/")
      }
      #expect(try Self.names(folder) == ["taken"])
    }
  }
}
