// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// Finds the literals of sources with the parser of the toolchain, in a separate process.
package final class LiteralFinder {
  private let child: ChildProcess
  private let input: Int32
  private var unread: [UInt8] = []
  /// The number of files that the parser was asked for.
  package private(set) var requestCount = 0
  private var hasAnswered = false
  /// The literals of the sources of the last call, by their bytes.
  private var known: [[UInt8]: [SourceLiteralRange]] = [:]
  private var isBroken = false

  /// The time limit for answers, in seconds. Loading the parser takes a quarter of a second, a source of a
  /// hundred lines 5 ms.
  package static let limit = 0.25
  /// The time limit for all files of a call, in seconds: saves and signals wait for it. The next call
  /// continues with those that are left.
  package static let totalLimit = 1.0
  /// The largest source, in bytes.
  private static let largest = 512 << 10
  /// A source with this line is compiled whenever it is saved.
  static let optOut = Array("// snapback: compile-literals".utf8)

  /// Starts the process: a program with arguments, which runs `LiteralServer`. Nil if it cannot be
  /// started.
  package init?(program: String, arguments: [String], environment: [String: String]) {
    guard let ends = ChildProcess.pipe() else { return nil }
    defer { close(ends.read) }
    let child = ChildProcess(
      program: program, arguments: arguments, environment: environment, input: ends.read)
    guard let child else {
      close(ends.write)
      return nil
    }
    (self.child, input) = (child, ends.write)
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  deinit { close(input) }

  /// Whether the parser has been loaded.
  var isReady: Bool { hasAnswered && !isBroken }

  /// Returns the files with their literals. Those of a file stay empty if it opts out, or cannot be
  /// parsed in time.
  ///
  /// - Parameter limit: How long an answer may take, in seconds.
  /// - Parameter total: After how many seconds no further file is parsed.
  package func finding(
    _ files: [SourceFile], within limit: Double = limit, total: Double = totalLimit
  ) -> [SourceFile] {
    var found: [[UInt8]: [SourceLiteralRange]] = [:]
    let end = MonotonicClock.now + max(limit, total)
    let result = files.map { file in
      var file = file
      var literals = known[file.bytes] ?? found[file.bytes]
      if literals == nil, MonotonicClock.now < end {
        literals = self.literals(of: file, within: limit)
      }
      if let literals { found[file.bytes] = literals }
      file.literals = literals ?? []
      return file
    }
    known = found
    return result
  }

  private func literals(
    of file: SourceFile, within limit: Double
  ) -> [SourceLiteralRange]? {
    guard !isBroken, file.problem == nil, file.bytes.count <= Self.largest, !file.optsOut
    else { return [] }
    requestCount += 1
    let request = LiteralRequest(
      number: requestCount, source: String(decoding: file.bytes, as: UTF8.self))
    let deadline = MonotonicClock.now + limit
    guard send(request.line, until: deadline) else { return nil }
    while wait(until: deadline) {
      guard let bytes = child.read() else { break }
      unread += bytes
      for reply in LiteralReply.consume(from: &unread) where reply.number == requestCount {
        hasAnswered = true
        return reply.literals
      }
    }
    if MonotonicClock.now < deadline { isBroken = true }
    return nil
  }

  private func send(_ bytes: [UInt8], until deadline: Double) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN, MonotonicClock.now < deadline {
        var entry = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, 20)
      } else if errno != EINTR {
        isBroken = true
        return false
      }
    }
    return true
  }

  /// Waits for output. Returns false at the deadline.
  private func wait(until deadline: Double) -> Bool {
    let remaining = deadline - MonotonicClock.now
    guard remaining > 0 else { return false }
    var entry = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, Int32((remaining * 1000).rounded(.up))) > 0
  }
}

extension SourceFile {
  /// Whether a line of the source asks that its literals are compiled.
  fileprivate var optsOut: Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.drop { $0 == UInt8(ascii: " ") }.starts(with: LiteralFinder.optOut)
    }
  }
}
