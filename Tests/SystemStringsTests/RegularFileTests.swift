// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings
import Testing

/// Reading files, and what is in the place of files.
@Suite struct RegularFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapback-\(UUID().uuidString)").path

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body()
  }

  @Test func `contents are read, up to a limit`() throws {
    try inFolder {
      let path = folder + "/a"
      try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
      #expect(try RegularFile.read(path) == [1, 2, 3])
      #expect(try RegularFile.read(path, limit: 3) == [1, 2, 3])
      #expect(try RegularFile.read(path, limit: 2, truncates: true) == [1, 2])
      #expect(throws: RegularFile.Failure(code: EFBIG)) { try RegularFile.read(path, limit: 2) }
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(try RegularFile.read(path) == [])
    }
  }

  @Test func `pipes, devices, folders and missing files are errors at once`() throws {
    try inFolder {
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      for (path, code) in [
        (pipe, EINVAL), ("/dev/zero", EINVAL), (folder, EISDIR), (folder + "/none", ENOENT),
      ] {
        #expect(throws: RegularFile.Failure(code: code)) { try RegularFile.read(path) }
      }
    }
  }
}
