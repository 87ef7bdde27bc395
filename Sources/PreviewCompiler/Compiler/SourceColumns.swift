// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// Diagnostics about the compiled copies of sources, mapped back to the columns and lines of the sources.
package struct SourceColumns {
  private let files: [String: EditedFile]

  /// - Parameter files: The files with the edits that make the copies, in order.
  package init(_ files: [(file: SourceFile, edits: [SourceEdit])]) {
    self.files = Dictionary(files.map { ($0.file.locationName, EditedFile($0.file, $0.edits)) }) {
      first, _ in first
    }
  }

  /// Returns whether there is a literal that is read from a table in a line, from 1, of a file with a name in
  /// the compiler's output.
  func hasLiterals(_ name: String, line: Int) -> Bool {
    guard let file = files[name], let range = file.range(ofLine: line) else { return false }
    return file.hasLiterals(range)
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
      guard let position = position(in: line, showing: hasSource ? lines[index] : nil) else {
        let moved = headerAtEnd(line)
        result.append(moved ?? line)
        if moved != nil, hasSource { index += 2 }
        continue
      }
      result.append(position.header)
      guard hasSource else { continue }
      result.append(position.source)
      result.append(
        Array(repeating: UInt8(ascii: " "), count: position.column - 1) + [UInt8(ascii: "^")])
      index += 2
    }
    return Array(result.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The header of an error in the generated lines after a source, as one at the end of the source; nil for others.
  private func headerAtEnd(_ header: [UInt8]) -> [UInt8]? {
    let fields = header.split(
      separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, fields[3].starts(with: " error:".utf8),
      let file = files[String(decoding: fields[0], as: UTF8.self)]?.source,
      let line = Int(String(decoding: fields[1], as: UTF8.self)), line > file.lineCount
    else { return nil }
    return Array("\(file.locationName):\(file.lineCount):\(file.lastColumn):".utf8) + fields[3]
  }

  private struct Position {
    var header: [UInt8]
    var source: [UInt8]
    var column: Int
  }

  /// The location in a header such as `Card.swift:3:20: warning: …`, if its line differs in the copy.
  ///
  /// - Parameter printed: The line that the compiler prints.
  private func position(in header: [UInt8], showing printed: ArraySlice<UInt8>?) -> Position? {
    for (name, file) in files where header.starts(with: (name + ":").utf8) {
      let fields = header.dropFirst(name.utf8.count + 1).split(
        separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let line = Int(String(decoding: fields[0], as: UTF8.self)),
        let column = Int(String(decoding: fields[1], as: UTF8.self)),
        let range = file.range(ofLine: line), let copy = file.line(range)
      else { continue }
      // Members that are moved from extensions are printed in a line of their own.
      if let printed, EditedLine.shown(copy.text) != EditedLine.shown(Array(printed)) { continue }
      let original = copy.column(column)
      return Position(
        header: Array("\(name):\(line):\(original):".utf8) + fields[2],
        source: Array(file.source.bytes[range]), column: original)
    }
    return nil
  }
}

/// A source with its edits, in which lines are found fast: a file may have an error in each.
private final class EditedFile {
  let source: SourceFile
  /// The edits, in order, without those within the range of an earlier one.
  private let edits: [SourceEdit]
  /// The positions of the literals that are read from a table, in order.
  private lazy var literals = source.literals.map(\.start).sorted()
  /// The position of the first byte of each line.
  private lazy var starts: [Int] = {
    var starts = [0]
    for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    return starts
  }()

  init(_ source: SourceFile, _ edits: [SourceEdit]) {
    self.source = source
    var position = 0
    self.edits = edits.filter { edit in
      guard edit.range.lowerBound >= position else { return false }
      position = edit.range.upperBound
      return true
    }
  }

  /// The bytes of a line, from 1, without its line break; nil if there is no such line.
  func range(ofLine line: Int) -> Range<Int>? {
    let index = max(line, 1) - 1
    guard index < starts.count else { return nil }
    return starts[index]..<(index + 1 < starts.count ? starts[index + 1] - 1 : source.bytes.count)
  }

  /// A line as it is in the compiled copy; nil if no edit changes it.
  func line(_ range: Range<Int>) -> EditedLine? {
    let first = edits.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    return EditedLine(range, of: source.bytes, edits[first...])
  }

  /// Returns whether a literal that is read from a table begins in a range.
  func hasLiterals(_ range: Range<Int>) -> Bool {
    let first = literals.partitioningIndex { $0 >= range.lowerBound }
    return first < literals.count && literals[first] < range.upperBound
  }
}
