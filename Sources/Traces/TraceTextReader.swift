// Part of Snapback, under the MIT licence; see LICENSE.

/// Parses a trace's text that arrives in chunks.
///
/// Blank lines and lines that begin with `//` are skipped; a byte order mark and CRLF line ends are
/// accepted. Everything else that deviates from `docs/traces.md` is an error with its line,
/// including unknown fields, so that a typing error is not ignored.
package struct TraceTextReader {
  /// The maximum length of a line in bytes.
  package static let longestLine = 1 << 20

  private var reader = TraceReader()
  /// The bytes of the last line so far.
  private var line: [UInt8] = []
  /// The number of lines before it.
  private var count = 0

  package init() {}

  /// Parses the lines that end in these bytes.
  package mutating func add(_ bytes: some Collection<UInt8>) throws(TraceError) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try append(rest[..<end])
      try read(isUnfinished: false)
      rest = rest[rest.index(after: end)...]
    }
    try append(rest)
  }

  /// Parses the last line, which has no line end and may have been cut off, and returns the trace.
  package mutating func finish() throws(TraceError) -> Trace {
    try read(isUnfinished: true)
    guard let header = reader.header else { throw TraceError(line: 0, fault: .empty) }
    return Trace(header: header, events: reader.events, frames: reader.frames)
  }

  private mutating func append(_ bytes: some Collection<UInt8>) throws(TraceError) {
    guard line.count + bytes.count <= Self.longestLine else {
      throw TraceError(line: count + 1, fault: .lineTooLong(limit: Self.longestLine))
    }
    line += bytes
  }

  private mutating func read(isUnfinished: Bool) throws(TraceError) {
    if count == 0, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    count += 1
    do throws(TraceError.Fault) {
      try reader.read(line, isUnfinished: isUnfinished)
    } catch {
      throw TraceError(line: count, fault: error)
    }
    line.removeAll(keepingCapacity: true)
  }
}

extension Trace {
  /// Parses a trace's text; see `TraceTextReader`.
  package init(text: some Sequence<UInt8>) throws(TraceError) {
    var reader = TraceTextReader()
    try reader.add(Array(text))
    self = try reader.finish()
  }
}
