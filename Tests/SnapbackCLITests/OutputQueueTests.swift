// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

struct OutputQueueTests {
  /// Reads all that a pipe has.
  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, 0) > 0 {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  @Test func `all is written in order to a pipe that is read, without waiting for it`() {
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    var queue = OutputQueue()
    let expected = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    queue.add(expected)
    var received: [UInt8] = []
    while !queue.isEmpty {
      queue.write(to: output.fileDescriptor)
      received += Self.read(input.fileDescriptor)
    }
    #expect(received == expected)
  }

  @Test func `what exceeds the limits is left out, and its size is told`() {
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    var queue = OutputQueue()
    queue.addOptional([UInt8](repeating: 65, count: 200 << 10))
    queue.addOptional([UInt8](repeating: 66, count: 100 << 10))
    queue.add(Array("important\n".utf8))
    queue.add([UInt8](repeating: 67, count: 1 << 20))
    var received: [UInt8] = []
    while !queue.isEmpty {
      queue.write(to: output.fileDescriptor)
      received += Self.read(input.fileDescriptor)
    }
    let text = String(decoding: received.dropFirst(200 << 10), as: UTF8.self)
    let size = (100 << 10) + (1 << 20)
    #expect(
      text == "important\n\nsnapback: \(size) bytes of output are left out: nothing read them\n")
  }

  @Test func `output that is larger than the limit is written if nothing else waits`() {
    let pipe = Pipe()
    let (input, output) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    var queue = OutputQueue()
    queue.add([UInt8](repeating: 65, count: 2 << 20))
    var count = 0
    while !queue.isEmpty {
      queue.write(to: output.fileDescriptor)
      count += Self.read(input.fileDescriptor).count
    }
    #expect(count == 2 << 20)
  }

  @Test func `after an error nothing is kept`() {
    var queue = OutputQueue()
    queue.add([1, 2, 3])
    queue.write(to: 100_000)
    #expect(queue.isEmpty)
  }
}
