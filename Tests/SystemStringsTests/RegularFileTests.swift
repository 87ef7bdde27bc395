// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings
import Testing

/// Reading files, and pipes, devices and folders in their place.
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
      #expect(throws: SystemError(code: EFBIG)) { try RegularFile.read(path, limit: 2) }
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(try RegularFile.read(path) == [])
    }
  }

  @Test func `contents are read into memory, up to a limit`() throws {
    try inFolder {
      let path = folder + "/a"
      for bytes in [[UInt8](), [1, 2, 3]] {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let memory = try RegularFile.readIntoMemory(path, limit: 3)
        defer { free(memory.baseAddress) }
        #expect(Array(memory) == bytes)
      }
      #expect(throws: SystemError(code: EFBIG)) {
        try RegularFile.readIntoMemory(path, limit: 2)
      }
    }
  }

  @Test func `a pipe is not opened`() throws {
    try inFolder {
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      // A reader would let a writer continue.
      let notifications = inotify_init1(Int32(IN_NONBLOCK))
      defer { close(notifications) }
      #expect(inotify_add_watch(notifications, pipe, UInt32(IN_OPEN)) >= 0)
      _ = try? RegularFile.read(pipe)
      var event = [UInt8](repeating: 0, count: 4096)
      #expect(read(notifications, &event, event.count) == -1 && errno == EAGAIN)
    }
  }

  @Test func `pipes, devices, folders and missing files are errors at once`() throws {
    try inFolder {
      let pipe = folder + "/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      for (path, code) in [
        (pipe, EINVAL), ("/dev/zero", EINVAL), (folder, EISDIR), (folder + "/none", ENOENT),
      ] {
        #expect(throws: SystemError(code: code)) { try RegularFile.read(path) }
        #expect(throws: SystemError(code: code)) {
          try RegularFile.readIntoMemory(path)
        }
      }
    }
  }
}
