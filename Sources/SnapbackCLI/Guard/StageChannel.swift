// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler

/// The connection of a guarded process to the program that has started it.
final class StageChannel {
  private let requests: Int32
  private let replies: Int32
  private var unread: [UInt8] = []

  /// Takes over standard input, which becomes empty for the file's code, and the descriptor for replies. Nil if
  /// the process was not started as a guarded one.
  init?() {
    let requests = Self.duplicate(STDIN_FILENO)
    let replies = Self.duplicate(StageReply.descriptor)
    let empty = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard requests >= 0, replies >= 0, empty >= 0 else { return nil }
    dup2(empty, STDIN_FILENO)
    close(empty)
    close(StageReply.descriptor)
    (self.requests, self.replies) = (requests, replies)
  }

  /// Duplicates a descriptor; returns -1 on failure. The result is a high number, so that code which closes the first
  /// few descriptors does not close it, unless the limit of open files is low.
  private static func duplicate(_ descriptor: Int32) -> Int32 {
    let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 64)
    return high >= 0 ? high : fcntl(descriptor, F_DUPFD_CLOEXEC, StageReply.descriptor + 1)
  }

  /// Waits for the next request; nil at the end.
  func next() -> StageRequest? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(unread[..<end])
        unread.removeSubrange(...end)
        return try? JSONDecoder().decode(StageRequest.self, from: line)
      }
      let count = read(requests, &buffer, buffer.count)
      if count > 0 {
        unread += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }

  func send(_ reply: StageReply) {
    reply.line.withUnsafeBytes { write($0) }
  }

  /// Sends bytes. Ends the process if the other end is closed.
  func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(replies, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        _exit(1)
      }
    }
  }
}
