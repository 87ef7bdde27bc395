// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// Folders that are removed, moved and created again while they are watched. The kernel reports events before the
/// call that causes them returns.
@Suite struct FolderWatchTests {
  private let files = FileManager.default

  /// Returns whether there is something to read.
  private static func isReadable(_ watch: FolderWatch) -> Bool {
    var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) == 1
  }

  /// Makes further mounts invisible to other processes (CLONE_NEWNS). Returns whether it may.
  private static func enterMountNamespace() -> Bool {
    typealias Unshare = @convention(c) (Int32) -> Int32
    guard let symbol = dlsym(nil, "unshare") else { return false }
    let isAlone = unsafeBitCast(symbol, to: Unshare.self)(0x20000) == 0
    return isAlone && mount("none", "/", nil, UInt(MS_REC) | UInt(MS_PRIVATE), nil) == 0
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try files.createDirectory(atPath: folder + "/a/b", withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ path: String) { _ = files.createFile(atPath: path, contents: Data([1])) }

  @Test func `a folder that is created again is watched again`() throws {
    try withFolder { folder in
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder + "/a/b"))
      try files.removeItem(atPath: folder + "/a")
      #expect(!watch.read().isIncomplete)
      // Each event above it may be the last one before it exists.
      try files.createDirectory(atPath: folder + "/a", withIntermediateDirectories: true)
      #expect(!watch.read().isIncomplete)
      try files.createDirectory(atPath: folder + "/a/b", withIntermediateDirectories: true)
      write(folder + "/a/b/One.swift")
      #expect(watch.read().isIncomplete)
      write(folder + "/a/b/Two.swift")
      let changes = watch.read()
      #expect(changes.paths.contains(folder + "/a/b/Two.swift"))
      #expect(!changes.isIncomplete)
      // The folders above are not watched any more.
      write(folder + "/a/Three.swift")
      #expect(watch.read() == FolderChanges())
    }
  }

  @Test func `a folder that takes the place of a moved one is watched`() throws {
    try withFolder { folder in
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder + "/a"))
      try files.moveItem(atPath: folder + "/a", toPath: folder + "/old")
      try files.createDirectory(atPath: folder + "/a", withIntermediateDirectories: true)
      #expect(watch.read().isIncomplete)
      write(folder + "/old/One.swift")
      write(folder + "/a/Two.swift")
      // Foundation writes a temporary file beside it first.
      let sources = watch.read().paths.filter { $0.hasSuffix(".swift") }
      #expect(Set(sources) == [folder + "/a/Two.swift"])
    }
  }

  @Test func `a folder is watched after one above it has been moved away, and back`() throws {
    try withFolder { folder in
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder + "/a/b"))
      #expect(!Self.isReadable(watch))
      for _ in 0..<2 {
        try files.moveItem(atPath: folder + "/a", toPath: folder + "/away")
        #expect(Self.isReadable(watch))
        #expect(!watch.read().isIncomplete)
        write(folder + "/away/b/One.swift")
        #expect(!watch.read().paths.contains { $0.hasSuffix(".swift") })
        try files.moveItem(atPath: folder + "/away", toPath: folder + "/a")
        #expect(Self.isReadable(watch))
        #expect(watch.read().isIncomplete)
        write(folder + "/a/b/Two.swift")
        #expect(watch.read().paths.contains(folder + "/a/b/Two.swift"))
      }
    }
  }

  @Test func `a folder in the place of one that was moved with the folder above is watched`() throws
  {
    try withFolder { folder in
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder + "/a/b"))
      // Twice: the new folder above is watched, too. Away and back in between without a read.
      for number in 0..<2 {
        try files.moveItem(atPath: folder + "/a", toPath: folder + "/away")
        try files.moveItem(atPath: folder + "/away", toPath: folder + "/a")
        #expect(Self.isReadable(watch))
        #expect(!watch.read().isIncomplete)
        let old = folder + "/old\(number)"
        try files.moveItem(atPath: folder + "/a", toPath: old)
        try files.createDirectory(atPath: folder + "/a/b", withIntermediateDirectories: true)
        #expect(Self.isReadable(watch))
        #expect(watch.read().isIncomplete)
        write(old + "/b/One.swift")
        write(folder + "/a/b/Two.swift")
        let sources = watch.read().paths.filter { $0.hasSuffix(".swift") }
        #expect(Set(sources) == [folder + "/a/b/Two.swift"])
      }
    }
  }

  @Test func `a file system that is mounted over a folder is watched, and what is below after it`()
    async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .path
      try FileManager.default.createDirectory(
        atPath: folder + "/a/b", withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      // Only root may, and not in every container.
      guard Self.enterMountNamespace() else { return }
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder + "/a/b"))
      #expect(!Self.isReadable(watch))
      guard mount("tmpfs", folder + "/a", "tmpfs", 0, nil) == 0 else { return }
      #expect(Self.isReadable(watch))
      #expect(!watch.read().isIncomplete)
      try FileManager.default.createDirectory(
        atPath: folder + "/a/b", withIntermediateDirectories: true)
      #expect(Self.isReadable(watch))
      #expect(watch.read().isIncomplete)
      _ = FileManager.default.createFile(atPath: folder + "/a/b/One.swift", contents: Data([1]))
      #expect(watch.read().paths.contains(folder + "/a/b/One.swift"))
      #expect(umount2(folder + "/a", 0) == 0)
      #expect(Self.isReadable(watch))
      #expect(watch.read().isIncomplete)
      _ = FileManager.default.createFile(atPath: folder + "/a/b/Two.swift", contents: Data([1]))
      #expect(watch.read().paths.contains(folder + "/a/b/Two.swift"))
    }
  }

  @Test func `a subfolder that is removed does not disturb its parent`() throws {
    try withFolder { folder in
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder + "/a") && watch.add(folder + "/a/b"))
      try files.removeItem(atPath: folder + "/a/b")
      #expect(watch.read().paths.contains(folder + "/a/b"))
      write(folder + "/a/One.swift")
      #expect(watch.read().paths.contains(folder + "/a/One.swift"))
    }
  }

  @Test func `the folder to which a link leads is watched, also after the link has changed`() throws
  {
    try withFolder { folder in
      try files.createDirectory(atPath: folder + "/c/d", withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: folder + "/c/inner", withDestinationPath: "../a/b")
      try files.createSymbolicLink(atPath: folder + "/outer", withDestinationPath: "c/inner")
      let watch = try #require(FolderWatch())
      #expect(watch.add(folder + "/outer"))
      write(folder + "/a/b/One.swift")
      #expect(watch.read().paths.contains(folder + "/outer/One.swift"))
      // An inner link is replaced by a rename.
      try files.createSymbolicLink(atPath: folder + "/new", withDestinationPath: "d")
      #expect(rename(folder + "/new", folder + "/c/inner") == 0)
      #expect(watch.read().isIncomplete)
      write(folder + "/a/b/Two.swift")
      write(folder + "/c/d/Three.swift")
      let sources = Set(watch.read().paths.filter { $0.hasSuffix(".swift") })
      #expect(sources == [folder + "/outer/Three.swift"])
      // The outer one is removed, and created again later.
      try files.removeItem(atPath: folder + "/outer")
      #expect(!watch.read().isIncomplete)
      try files.createSymbolicLink(atPath: folder + "/outer", withDestinationPath: "a")
      #expect(watch.read().isIncomplete)
      write(folder + "/a/Four.swift")
      #expect(watch.read().paths.contains(folder + "/outer/Four.swift"))
    }
  }
}
