// Part of Snapback, under the MIT licence; see LICENSE.

/// Diagnostics about the compiled copies of sources, mapped back to the columns and lines of the sources.
package struct SourceColumns {
  private let files: [String: (file: SourceFile, edits: [SourceEdit])]

  /// - Parameter files: The files with the edits that make the copies, in order.
  package init(_ files: [(file: SourceFile, edits: [SourceEdit])]) {
    self.files = Dictionary(files.map { ($0.file.locationName, $0) }) { first, _ in first }
  }

  /// Whether there is a literal that is read from a table in a line, from 1, of a file with a name in the
  /// compiler's output.
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
      // The source and a line with a caret follow.
      let hasSource = index + 1 < lines.count && lines[index + 1].contains(UInt8(ascii: "^"))
      guard let place = place(in: line, showing: hasSource ? lines[index] : nil) else {
        result.append(line)
        continue
      }
      result.append(place.header)
      guard hasSource else { continue }
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

  /// The location in a header such as `Card.swift:3:20: warning: …`, if its line differs in the copy.
  ///
  /// - Parameter printed: The line that the compiler prints.
  private func place(in header: [UInt8], showing printed: ArraySlice<UInt8>?) -> Place? {
    for (name, (file, edits)) in files where header.starts(with: (name + ":").utf8) {
      let fields = header.dropFirst(name.utf8.count + 1).split(
        separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let line = Int(String(decoding: fields[0], as: UTF8.self)),
        let column = Int(String(decoding: fields[1], as: UTF8.self)),
        let range = Self.range(ofLine: line, in: file.bytes),
        let copy = EditedLine(range, of: file.bytes, edits)
      else { continue }
      // Members that are moved from extensions are printed in a line of their own.
      if let printed, EditedLine.shown(copy.text) != EditedLine.shown(Array(printed)) { continue }
      let original = copy.column(column)
      return Place(
        header: Array("\(name):\(line):\(original):".utf8) + fields[2],
        source: Array(file.bytes[range]), column: original)
    }
    return nil
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
