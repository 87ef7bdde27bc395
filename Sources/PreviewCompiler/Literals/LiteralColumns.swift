// Part of Snapback, under the MIT licence; see LICENSE.

/// Diagnostics about code that reads literals from a table, mapped back to the source without the
/// calls.
package struct LiteralColumns {
  private let files: [String: (file: SourceFile, firstKey: Int)]

  /// - Parameter files: The files with the keys of their first literals.
  package init(_ files: [(file: SourceFile, firstKey: Int)]) {
    self.files = Dictionary(files.map { ($0.file.locationName, $0) }) { first, _ in first }
  }

  /// Whether there is a literal in a line, from 1, of a file with a name in the compiler's output.
  func hasLiterals(_ name: String, line: Int) -> Bool {
    guard let (file, _) = files[name], let range = Self.range(ofLine: line, in: file.bytes) else {
      return false
    }
    return file.literals.contains { range.contains($0.start) }
  }

  /// The output with the columns and lines of the sources.
  package func restored(_ output: [UInt8]) -> [UInt8] {
    let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var result: [[UInt8]] = []
    var index = 0
    while index < lines.count {
      let line = Array(lines[index])
      index += 1
      guard let place = place(in: line) else {
        result.append(line)
        continue
      }
      result.append(place.header)
      // The source and a line with a caret follow.
      guard index + 1 < lines.count, lines[index + 1].contains(UInt8(ascii: "^")) else { continue }
      result.append(place.source)
      result.append(
        Array(repeating: UInt8(ascii: " "), count: place.column - 1) + [UInt8(ascii: "^")])
      index += 2
    }
    return Array(result.joined(separator: [UInt8(ascii: "\n")]))
  }

  private struct Place {
    var header: [UInt8]
    var source: [UInt8]
    var column: Int
  }

  /// The location in a header such as `Card.swift:3:20: warning: …`, if its line has literals.
  private func place(in header: [UInt8]) -> Place? {
    for (name, (file, firstKey)) in files where header.starts(with: (name + ":").utf8) {
      let fields = header.dropFirst(name.utf8.count + 1).split(
        separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let line = Int(String(decoding: fields[0], as: UTF8.self)),
        let column = Int(String(decoding: fields[1], as: UTF8.self)),
        hasLiterals(name, line: line), let range = Self.range(ofLine: line, in: file.bytes)
      else { continue }
      let original = Self.column(column, in: range, of: file, firstKey)
      return Place(
        header: Array("\(name):\(line):\(original):".utf8) + fields[2],
        source: Array(file.bytes[range]), column: original)
    }
    return nil
  }

  private static func column(
    _ column: Int, in line: Range<Int>, of file: SourceFile, _ firstKey: Int
  ) -> Int {
    var (offset, shift) = (column - 1, 0)
    for (index, literal) in file.literals.enumerated() where line.contains(literal.start) {
      let text = String(decoding: file.bytes[literal.range], as: UTF8.self)
      let call = LiteralCode.call(literal, key: firstKey + index, text: text).utf8.count
      let start = literal.start - line.lowerBound + shift
      if column - 1 <= start { break }
      let extra = call - literal.range.count
      if column - 1 < start + call {
        offset = literal.start - line.lowerBound + shift
        break
      }
      shift += extra
    }
    return max(1, min(offset, column - 1) - shift + 1)
  }

  private static func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int>? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
  }
}
