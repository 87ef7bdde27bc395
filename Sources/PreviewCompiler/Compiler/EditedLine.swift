// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of a source as it is in the compiled copy.
struct EditedLine {
  /// A part of the line: a part of the source, or what an edit makes of one.
  private struct Part {
    var text: [UInt8]
    /// The columns in the source, from 0.
    var source: Range<Int>
    var isEdited: Bool
  }

  private var parts: [Part] = []

  /// Returns nil if no edit changes the line.
  ///
  /// - Parameters:
  ///   - range: The bytes of the line, without the line break.
  ///   - edits: The edits of the source that do not end before the line, in order, without overlaps.
  init?(_ range: Range<Int>, of bytes: [UInt8], _ edits: ArraySlice<SourceEdit>) {
    var copied = range.lowerBound
    for edit in edits {
      if edit.range.lowerBound > range.upperBound { break }
      guard edit.range.upperBound >= range.lowerBound else { continue }
      let start = max(edit.range.lowerBound, range.lowerBound)
      let end = min(edit.range.upperBound, range.upperBound)
      // The text of one that begins in an earlier line is there.
      var text = edit.range.lowerBound >= range.lowerBound ? Array(edit.text.utf8) : []
      guard !text.contains(UInt8(ascii: "\n")) else { return nil }
      let isWhole = edit.range.upperBound <= range.upperBound
      if isWhole, text.count < end - start {
        text += Array(repeating: UInt8(ascii: " "), count: end - start - text.count)
      }
      append(Array(bytes[copied..<start]), copied..<start, in: range, isEdited: false)
      append(text, start..<end, in: range, isEdited: true)
      copied = end
    }
    guard !parts.isEmpty else { return nil }
    append(
      Array(bytes[copied..<range.upperBound]), copied..<range.upperBound, in: range, isEdited: false
    )
  }

  private mutating func append(
    _ text: [UInt8], _ source: Range<Int>, in line: Range<Int>, isEdited: Bool
  ) {
    let start = line.lowerBound
    parts.append(
      Part(
        text: text, source: (source.lowerBound - start)..<(source.upperBound - start),
        isEdited: isEdited))
  }

  /// The line in the copy.
  var text: [UInt8] { parts.flatMap(\.text) }

  /// Returns the column in the source of one in the copy, from 1: for code that is not in the source, the place
  /// where it is added.
  func column(_ column: Int) -> Int {
    var start = 0
    for part in parts {
      let offset = column - 1 - start
      guard offset >= part.text.count else {
        let keepsColumns = !part.isEdited || part.text.count <= part.source.count
        return part.source.lowerBound + (keepsColumns ? max(0, offset) : 0) + 1
      }
      start += part.text.count
    }
    return (parts.last?.source.upperBound ?? 0) + 1
  }

  /// A line as the compiler prints it: with spaces in place of tabs, and without white space at the end.
  static func shown(_ line: [UInt8]) -> [UInt8] {
    var shown: [UInt8] = []
    for byte in line {
      if byte == UInt8(ascii: "\t") {
        shown += Array(repeating: UInt8(ascii: " "), count: 8 - shown.count % 8)
      } else {
        shown.append(byte)
      }
    }
    while let last = shown.last, last <= UInt8(ascii: " ") { shown.removeLast() }
    return shown
  }
}
