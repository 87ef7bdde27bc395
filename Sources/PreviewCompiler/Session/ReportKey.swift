// Part of Snapback, under the MIT licence; see LICENSE.

/// The beginning of each report of a window process. The supervisor chooses it, and sends it as the first line of
/// the commands, before the process runs the code of views: what that code writes to the connection is recognized.
package struct ReportKey: Equatable, Sendable {
  /// Its characters, without a line feed; always as many, except for a process that was started without one.
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

  /// Removes complete lines from a buffer. Returns their reports, in order, and whether anything else than reports
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
