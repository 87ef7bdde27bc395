// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SDLBackend
import Testing

/// The files of the user's defaults when Foundation cannot write them.
@Suite struct DefaultsGuardTests {
  private static let old = "<plist><dict><key>a</key><integer>1</integer></dict></plist>\n"

  /// The contents of a file after a write that replaces them in place; nil if there is no file.
  private func contents(_ former: String?, written: String?) throws -> String? {
    try inFolder { folder in
      let path = folder + "/a.plist"
      if let former { try Data(former.utf8).write(to: URL(filePath: path)) }
      DefaultsGuard.write(to: folder, ["a.plist", "b.plist"]) {
        if let written {
          try? Data(written.utf8).write(to: URL(filePath: path))
        } else {
          unlink(path)
        }
      }
      return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = NSTemporaryDirectory() + "defaults-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  @Test(arguments: [
    "", "<plist>", "<plist><dict><key>a</key></dict></pli",
    String(repeating: "<plist><dict>", count: DefaultsGuard.sizeLimit / 8),
  ])
  func `a file that is written in part has its former contents`(part: String) throws {
    #expect(try contents(Self.old, written: part) == Self.old)
  }

  @Test func `a file that is written as a whole has the new contents`() throws {
    let new = "<plist><dict><key>b</key><real>2</real></dict></plist>"
    #expect(try contents(Self.old, written: new) == new)
    #expect(try contents(nil, written: new) == new)
    #expect(try contents("<plist>damaged", written: new) == new)
    #expect(try contents(Self.old, written: nil) == nil)
  }

  @Test func `a file that is left incomplete is named`() throws {
    try inFolder { folder in
      let path = folder + "/a.plist"
      let write = { (text: String) in
        DefaultsGuard.write(to: folder, ["a.plist"]) {
          try? Data(text.utf8).write(to: URL(filePath: path))
        }
      }
      #expect(write("<plist>") == [path])
      #expect(write(Self.old) == [])
      #expect(write("<plist>") == [path])
      #expect(DefaultsGuard.write(to: folder, ["a.plist", "b.plist"]) { unlink(path) } == [])
    }
  }

  @Test func `a damaged file that is not written is not named`() throws {
    try inFolder { folder in
      let paths = ["a.plist", "b.plist", "c.plist"].map { folder + "/" + $0 }
      let damage = { (path: String) in try Data("<plist>".utf8).write(to: URL(filePath: path)) }
      try damage(paths[0])
      let names = ["a.plist", "b.plist", "c.plist"]
      #expect(DefaultsGuard.write(to: folder, names) {} == [])
      #expect(
        DefaultsGuard.write(to: folder, names) { for path in paths[1...] { try? damage(path) } }
          == Array(paths[1...]))
    }
  }

  @Test func `each store that cannot be written is reported once until it is saved`() {
    final class Store {}
    let (first, second, third) = (Store(), Store(), Store())
    var failures = DefaultsFailures()
    let note = { (paths: [String], store: Store) in
      failures.note(paths, of: ObjectIdentifier(store))
    }
    #expect(note(["a"], first) == ["a"])
    #expect(note(["b"], second) == ["b"])
    #expect(note(["a"], first) == [])
    #expect(note([], third) == [])
    #expect(note(["b"], second) == [])
    // Another object for the same file.
    #expect(note(["a"], third) == [])
    #expect(note([], second) == [])
    #expect(note(["b", "c"], second) == ["b", "c"])
  }

  @Test func `a file is restored as it was last, whether it has changed or not`() throws {
    try inFolder { folder in
      let path = folder + "/a.plist"
      // Times of long ago, so that the contents are kept between the writes.
      let store = { (text: String, age: Double) in
        try Data(text.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
      }
      let damage = { DefaultsGuard.write(to: folder, ["a.plist"]) { truncate(path, 3) } }
      try store(Self.old, 60)
      for _ in 0..<2 { DefaultsGuard.write(to: folder, ["a.plist"]) {} }
      #expect(damage() == [path])
      #expect(FileManager.default.contents(atPath: path) == Data(Self.old.utf8))
      #expect(damage() == [path])
      #expect(FileManager.default.contents(atPath: path) == Data(Self.old.utf8))

      // Another program writes as many bytes.
      try store(Self.old, 50)
      DefaultsGuard.write(to: folder, ["a.plist"]) {}
      let other = Self.old.replacing("1", with: "2")
      try store(other, 40)
      #expect(damage() == [path])
      #expect(FileManager.default.contents(atPath: path) == Data(other.utf8))
    }
  }

  @Test func `a pipe or a folder in the place of a file is found, a link to a file is not`() throws
  {
    try inFolder { folder in
      try Data(Self.old.utf8).write(to: URL(filePath: folder + "/a.plist"))
      symlink("a.plist", folder + "/b.plist")
      symlink("nowhere", folder + "/c.plist")
      mkfifo(folder + "/d.fifo", 0o600)
      #expect(DefaultsFiles.unusableFile(in: folder) == nil)
      mkdir(folder + "/f.plist", 0o700)
      #expect(DefaultsFiles.unusableFile(in: folder) == folder + "/f.plist")
      mkfifo(folder + "/e.plist", 0o600)
      #expect(DefaultsFiles.unusableFile(in: folder) == folder + "/e.plist")
    }
  }

  @Test func `a file behind a link is restored, and the link stays`() throws {
    try inFolder { folder in
      let (target, link) = (folder + "/target", folder + "/a.plist")
      try Data(Self.old.utf8).write(to: URL(filePath: target))
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      DefaultsGuard.write(to: folder, ["a.plist"]) { truncate(link, 3) }
      #expect(FileManager.default.contents(atPath: target) == Data(Self.old.utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    }
  }
}
