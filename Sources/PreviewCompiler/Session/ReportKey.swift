// Part of Snapback, under the MIT licence; see LICENSE.

/// The prefix of every report of a window process.
///
/// The supervisor generates it and sends it as the first line of the commands, before the code of views runs, so that
/// other output on the connection is detected. Code that reads the memory of its own process can find it.
package struct ReportKey: Equatable, Sendable {
  /// 32 hexadecimal digits; empty for a process that was started without a key.
  let bytes: [UInt8]

  private static let length = 32

  /// A random key.
  package init() {
    bytes = (0..<Self.length).map { _ in "0123456789abcdef".utf8.randomElement() ?? 0 }
  }

  /// The key of a line.
  init(line: some Sequence<UInt8>) { bytes = Array(line) }

  /// The line of a report.
  package func line(_ report: WindowReport) -> [UInt8] { bytes + report.line }

  /// Removes complete lines from a buffer. Returns their reports, in order, and whether anything other than reports
  /// with this key is in it.
  package func consume(from buffer: inout [UInt8]) -> (reports: [WindowReport], isForged: Bool) {
    let end = buffer.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var reports: [UInt8] = []
    var isForged = false
    for line in buffer[..<end].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .dropLast() {
      // A crash is reported even while another thread is sending.
      guard let start = start(in: line) else {
        isForged = true
        break
      }
      reports += line[start...] + [UInt8(ascii: "\n")]
    }
    buffer.removeSubrange(..<end)
    let beginning = buffer.prefix(bytes.count)
    if !beginning.elementsEqual(bytes.prefix(beginning.count)) { isForged = true }
    return (WindowReport.consume(from: &reports), isForged)
  }

  /// The index after the last key in a line; nil if it has none.
  private func start(in line: ArraySlice<UInt8>) -> Int? {
    guard line.starts(with: bytes) else { return nil }
    return line[(line.startIndex + bytes.count)...].ranges(of: bytes).last?.upperBound
      ?? line.startIndex + bytes.count
  }
}
