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

  private static func status(_ path: String) -> stat {
    var status = stat()
    #expect(lstat(path, &status) == 0)
    return status
  }

  @Test(arguments: [0o600, 0o444, 0o755] as [mode_t])
  func `a replaced file passes on its permissions`(mode: mode_t) throws {
    try Self.inFolder { folder in
      let path = folder + "/a"
      try OutputFile.write([1], to: path)
      chmod(path, mode)
      // A file that is not writable is refused, except to root.
      guard access(path, W_OK) == 0 else { return }
      try OutputFile.write([2], to: path)
      #expect(Self.status(path).st_mode & 0o7777 == mode)
    }
  }

  @Test
  func `a link to a missing file creates that file`() throws {
    try Self.inFolder { folder in
      symlink("real", folder + "/link")
      symlink("link", folder + "/second")
      try OutputFile.write([2], to: folder + "/second")
      #expect(FileManager.default.contents(atPath: folder + "/real") == Data([2]))
      #expect(try Self.names(folder) == ["link", "real", "second"])
      symlink("loop", folder + "/loop")
      #expect(throws: PictureError.cannotWrite(path: folder + "/loop", code: ELOOP)) {
        try OutputFile.write([1], to: folder + "/loop")
      }
    }
  }

  @Test
  func `other hard links keep the old content`() throws {
    try Self.inFolder { folder in
      try OutputFile.write([1], to: folder + "/a")
      link(folder + "/a", folder + "/b")
      try OutputFile.write([2], to: folder + "/a")
      #expect(FileManager.default.contents(atPath: folder + "/b") == Data([1]))
    }
  }

  @Test
  func `a created file never replaces another one`() throws {
    try Self.inFolder { folder in
      let path = folder + "/a"
      try OutputFile.create(path, with: [1])
      #expect(throws: PictureError.cannotWrite(path: path, code: EEXIST)) {
        try OutputFile.create(path, with: [2])
      }
      #expect(FileManager.default.contents(atPath: path) == Data([1]))
      #expect(try Self.names(folder) == ["a"])
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "missing")
      #expect(throws: PictureError.cannotWrite(path: link, code: EEXIST)) {
        try OutputFile.create(link, with: [2])
      }
      #expect(try Self.names(folder).sorted() == ["a", "link"])
    }
  }

  @Test
  func `an abandoned temporary file is removed, and no other file`() throws {
    try Self.inFolder { folder in
      let names = (0..<2).map { _ in TemporaryName.make() }
      for name in names + [".snapback-1.part", ".snapback-" + names[0], "a.part"] {
        try Data().write(to: URL(filePath: folder + "/" + name))
      }
      // In use by a process.
      let descriptor = open(folder + "/" + names[1], O_RDONLY | O_CLOEXEC)
      #expect(TemporaryName.lock(descriptor, at: folder + "/" + names[1]))
      try OutputFile.write([1], to: folder + "/a")
      let kept = ["a", "a.part", ".snapback-1.part", ".snapback-" + names[0], names[1]]
      #expect(try Self.names(folder) == kept.sorted())
      close(descriptor)
      try OutputFile.write([1], to: folder + "/a")
      #expect(try !Self.names(folder).contains(names[1]))
    }
  }

  @Test
  func `a name of many long characters can be written`() throws {
    try Self.inFolder { folder in
      let name = String(repeating: "👨‍👩‍👧‍👦", count: 10)
      try OutputFile.write([1], to: folder + "/" + name)
      #expect(try Self.names(folder) == [name])
    }
  }

  @Test
  func `a check does not open a pipe, and waiting for its reader can be cancelled`() throws {
    try Self.inFolder { folder in
      let path = folder + "/pipe"
      mkfifo(path, 0o600)
      let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      try OutputFile.check(path)
      var wait = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      // A writer that had come and gone would be an end of file.
      #expect(poll(&wait, 1, 0) == 0)
      try OutputFile.write([5], to: path)
      var byte: UInt8 = 0
      #expect(read(reader, &byte, 1) == 1 && byte == 5)
      // More than a pipe holds, without a reader.
      #expect(throws: PictureError.self) {
        try OutputFile.write([UInt8](repeating: 0, count: 1 << 20), to: path) { true }
      }
      close(reader)
      #expect(throws: PictureError.cannotWrite(path: path, code: ENXIO)) {
        try OutputFile.write([1], to: path) { true }
      }
    }
  }

  @Test
  func `a growing file replaces the old one when it is published`() throws {
    try Self.inFolder { folder in
      let path = folder + "/log"
      try OutputFile.write([1], to: path)
      for isPublished in [false, true] {
        let file = try GrowingFile(path)
        #expect(write(file.descriptor, "ab", 2) == 2)
        if isPublished { try file.publish() }
        #expect(
          FileManager.default.contents(atPath: path) == (isPublished ? Data("ab".utf8) : Data([1])))
        #expect(write(file.descriptor, "c", 1) == 1)
      }
      #expect(FileManager.default.contents(atPath: path) == Data("abc".utf8))
      #expect(try Self.names(folder) == ["log"])
    }
  }
}
