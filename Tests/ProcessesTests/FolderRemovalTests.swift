// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

/// Folders that are removed with their contents. A view may have made them.
@Suite struct FolderRemovalTests {
  /// Calls the closure with the path of a folder that does not exist.
  private static func withPath(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/snapback-\(UUID().uuidString)"
    try body(path)
    #expect(access(path, F_OK) != 0)
    _ = try? FileManager.default.removeItem(atPath: path)
  }

  /// Its path is longer than the system's limit. The time limit only bounds a hang.
  @Test(.timeLimit(.minutes(1))) func `a folder of any depth is removed`() throws {
    try Self.withPath { path in
      mkdir(path, 0o700)
      var folder = open(path, O_RDONLY)
      for _ in 0..<3_000 {
        mkdirat(folder, "inner", 0o700)
        close(openat(folder, "file", O_CREAT | O_WRONLY, 0o600))
        let inner = openat(folder, "inner", O_RDONLY)
        close(folder)
        folder = inner
      }
      close(folder)
      #expect(ProcessCleanup.remove(folder: path))
    }
  }

  @Test func `folders without access rights are removed`() throws {
    try Self.withPath { path in
      let inner = path + "/a/b/c"
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
      for folder in [inner, path + "/a/b", path + "/a"] {
        close(creat(folder + "/file", 0o600))
        chmod(folder, 0)
      }
      #expect(ProcessCleanup.remove(folder: path))
    }
  }

  @Test func `very many files and folders are removed`() throws {
    try Self.withPath { path in
      for number in 0..<500 {
        let folder = path + "/\(number % 7)/\(number)/removed-\(number)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in 0..<4 { close(creat(folder + "/removed-\(name)", 0o400)) }
      }
      #expect(ProcessCleanup.remove(folder: path))
    }
  }

  /// Folders are moved to names like these before they are removed.
  @Test(arguments: [1, 8]) func `folders named like moved ones are removed`(count: Int) throws {
    try Self.withPath { path in
      for number in 1...count {
        let folder = path + "/removed-\(number)/sub"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        close(creat(folder + "/f", 0o600))
      }
      #expect(ProcessCleanup.remove(folder: path))
    }
  }

  @Test func `files named like moved folders are removed`() throws {
    try Self.withPath { path in
      let folder = path + "/a/removed-1/sub/removed-2"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for number in 1...8 { close(creat(path + "/removed-\(number)", 0o400)) }
      close(creat(folder + "/f", 0o600))
      #expect(ProcessCleanup.remove(folder: path))
    }
  }

  @Test func `links are removed, not followed`() throws {
    try Self.withPath { path in
      let other = path + "-other"
      try FileManager.default.createDirectory(
        atPath: path + "/a", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      close(creat(other + "/file", 0o600))
      symlink(other, path + "/link")
      symlink(other, path + "/a/link")
      #expect(ProcessCleanup.remove(folder: path))
      #expect(access(other + "/file", F_OK) == 0)
      // A link in its place is not followed either.
      symlink(other, path)
      #expect(!ProcessCleanup.remove(folder: path))
      unlink(path)
      try FileManager.default.removeItem(atPath: other)
    }
  }

  @Test func `a missing folder is not removed`() {
    #expect(!ProcessCleanup.remove(folder: "/nonexistent/folder"))
  }
}
