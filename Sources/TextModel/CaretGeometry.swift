// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Runtime

/// The caret positions of a laid out text, and the movement of a caret in visual order.
///
/// Lengths are in points from the left of the layout. In lines of mixed directions the characters
/// are in visual order, so that neighbors on the screen need not be neighbors in the text.
package struct CaretGeometry: Equatable, Sendable {
  /// At least one line.
  package let lines: [CaretLine]
  private let characters: [Character]

  /// `lines` are those of a text with the given characters.
  package init(_ lines: [CaretLine], of characters: [Character]) {
    self.lines =
      lines.isEmpty ? [CaretLine(characters: 0..<0, offsets: [0], top: 0, height: 0)] : lines
    self.characters = characters
  }

  // MARK: Lines

  /// The index of the line with a caret position.
  package func line(of position: CaretPosition) -> Int {
    let line = max(lines.partitioningIndex { $0.characters.lowerBound > position.index } - 1, 0)
    let isBefore = position.affinity == .upstream && line > 0
    if isBefore, lines[line].characters.lowerBound == position.index, isWrapped(line - 1) {
      return line - 1
    }
    return line
  }

  /// The index of the line at a distance from the top of the layout; the first line above it.
  package func line(atY y: Double) -> Int {
    // Not `>`, so that NaN is above the first line.
    max(lines.partitioningIndex { !($0.top <= y) } - 1, 0)
  }

  /// Returns whether a line continues in the next one: its last caret position is the first of that.
  package func isWrapped(_ line: Int) -> Bool {
    line + 1 < lines.count
      && lines[line + 1].characters.lowerBound == lines[line].characters.upperBound
  }

  /// Returns whether a line ends with a space at which it was broken, which lies beyond its end.
  private func endsWithSpace(_ line: Int) -> Bool {
    let range = lines[line].characters
    guard isWrapped(line), let last = range.last, characters.indices.contains(last) else {
      return false
    }
    return characters[last].isWhitespace
  }

  /// The start or the end of the line with a caret.
  package func lineEdge(of position: CaretPosition, forward: Bool) -> CaretPosition {
    let line = line(of: position)
    let range = lines[line].characters
    guard forward else { return CaretPosition(range.lowerBound, .downstream) }
    return CaretPosition(range.upperBound - (endsWithSpace(line) ? 1 : 0), .upstream)
  }

  // MARK: Positions

  /// The horizontal position of a caret.
  package func x(of position: CaretPosition) -> Double {
    let line = lines[line(of: position)]
    guard let edge = edge(at: position, in: line) else { return line.offsets.first ?? 0 }
    return edge.isLeading ? line.offsets[edge.character] : line.trailings[edge.character]
  }

  /// The caret position in a line that is nearest to a horizontal position.
  package func position(atX x: Double, line index: Int) -> CaretPosition {
    let line = lines[index]
    let order = VisualOrder(line)
    var visible = order.characters
    if endsWithSpace(index), visible.count > 1 { visible.removeAll { $0 == order.count - 1 } }
    let found =
      visible.first { x < max(line.offsets[$0], line.trailings[$0]) } ?? visible.last
    guard let found else { return CaretPosition(line.characters.lowerBound) }
    let (leading, trailing) = (line.offsets[found], line.trailings[found])
    let isInLeftHalf = x < (leading + trailing) / 2
    let isLeading = isInLeftHalf != order.isRightToLeft(found)
    return position(before: isLeading, found, line)
  }

  /// The character at a horizontal position in a line, or the nearest one; nil in an empty line.
  package func character(atX x: Double, line index: Int) -> Int? {
    let line = lines[index]
    let order = VisualOrder(line)
    let found =
      order.characters.first { x < max(line.offsets[$0], line.trailings[$0]) }
      ?? order.characters.last
    return found.map { line.characters.lowerBound + $0 }
  }

  /// The horizontal extents of the characters of a range that are in a line, from left to right.
  /// Adjacent ones are joined.
  package func spans(of range: Range<Int>, line index: Int) -> [ClosedRange<Double>] {
    let line = lines[index]
    let first = line.characters.lowerBound
    var spans: [ClosedRange<Double>] = []
    for character in VisualOrder(line).characters where range.contains(first + character) {
      let (a, b) = (line.offsets[character], line.trailings[character])
      let (left, right) = (min(a, b), max(a, b))
      if let last = spans.last, left - last.upperBound < 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, right)
      } else {
        spans.append(left...right)
      }
    }
    return spans
  }

  // MARK: Movement

  /// The position of a caret that has moved by a character to the left or to the right; nil at the
  /// end of the text. At the end of a line it continues in the next line of the reading order.
  package func position(from position: CaretPosition, toRight: Bool) -> CaretPosition? {
    let index = line(of: position)
    let line = lines[index]
    let order = VisualOrder(line)
    let slot = slot(of: position, in: line, order)
    let isForward = toRight != line.isRightToLeft
    let next = index + (isForward ? 1 : -1)
    let entry =
      lines.indices.contains(next)
      ? self.position(atSlot: toRight ? 0 : .max, in: lines[next]) : nil
    if toRight ? slot < order.count : slot > 0 {
      let crossed = order.characters[toRight ? slot : slot - 1]
      let isLeading = toRight == order.isRightToLeft(crossed)
      let result = self.position(before: isLeading, crossed, line)
      // Where a line is broken, its end and the start of the next one are one index.
      return isForward && entry?.index == result.index ? entry : result
    }
    guard let entry, entry.index == position.index else { return entry }
    return self.position(from: entry, toRight: toRight)
  }

  /// The position a number of lines below a caret, or above it if the number is negative, nearest to
  /// a horizontal position; nil beyond the first and the last line.
  package func position(
    _ count: Int, linesBelow position: CaretPosition, near x: Double
  ) -> CaretPosition? {
    let target = line(of: position) + count
    return lines.indices.contains(target) ? self.position(atX: x, line: target) : nil
  }

  /// The position before or after a character of a line. It belongs to that character.
  private func position(
    before isLeading: Bool, _ character: Int, _ line: CaretLine
  ) -> CaretPosition {
    let index = line.characters.lowerBound + character
    return isLeading ? CaretPosition(index, .downstream) : CaretPosition(index + 1, .upstream)
  }

  /// The position at the left of the line's visual character `slot`, or at the right end.
  private func position(atSlot slot: Int, in line: CaretLine) -> CaretPosition {
    let order = VisualOrder(line)
    guard order.count > 0 else { return CaretPosition(line.characters.lowerBound) }
    let isAtRight = slot >= order.count
    let character = order.characters[isAtRight ? order.count - 1 : slot]
    return position(before: isAtRight == order.isRightToLeft(character), character, line)
  }

  /// The character that a caret belongs to, and whether the caret is before it; nil in an empty
  /// line.
  private func edge(
    at position: CaretPosition, in line: CaretLine
  ) -> (character: Int, isLeading: Bool)? {
    let count = line.characters.count
    guard count > 0 else { return nil }
    let local = min(max(position.index - line.characters.lowerBound, 0), count)
    if local == count || local > 0 && position.affinity == .upstream { return (local - 1, false) }
    return (local, true)
  }

  /// The number of characters to the left of a caret.
  private func slot(of position: CaretPosition, in line: CaretLine, _ order: VisualOrder) -> Int {
    guard let edge = edge(at: position, in: line) else { return 0 }
    let visual = order.characters.firstIndex(of: edge.character) ?? 0
    return visual + (edge.isLeading == order.isRightToLeft(edge.character) ? 1 : 0)
  }
}
