// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Testing
import TextModel

/// Characters are 10 points wide. Capital letters stand for letters from right to left.
@Suite struct CaretGeometryTests {
  /// Lays out lines, which are separated by `|` where they are wrapped, and by a newline.
  private func geometry(_ text: String, isRightToLeft: Bool = false) -> CaretGeometry {
    var lines: [CaretLine] = []
    var characters: [Character] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !lines.isEmpty { characters.append("\n") }
      for part in paragraph.split(separator: "|", omittingEmptySubsequences: false) {
        let start = characters.count
        characters += Array(part)
        lines.append(
          line(
            Array(part), from: start, isRightToLeft: isRightToLeft, top: Double(lines.count) * 20))
      }
    }
    return CaretGeometry(lines, of: characters)
  }

  private func line(
    _ letters: [Character], from start: Int, isRightToLeft: Bool, top: Double
  ) -> CaretLine {
    func isReversed(_ index: Int) -> Bool {
      letters[index].isUppercase || isRightToLeft && !letters[index].isLowercase
    }
    var runs: [Range<Int>] = []
    var index = 0
    while index < letters.count {
      let end = (index..<letters.count).first { isReversed($0) != isReversed(index) }
      runs.append(index..<(end ?? letters.count))
      index = end ?? letters.count
    }
    var offsets = Array(repeating: 0.0, count: letters.count)
    var trailings = offsets
    var x = 0.0
    for run in isRightToLeft ? runs.reversed() : runs {
      let right = x + Double(run.count) * 10
      for (position, index) in run.enumerated() {
        let distance = Double(position) * 10
        let isReversed = isReversed(index)
        offsets[index] = isReversed ? right - distance : x + distance
        trailings[index] = offsets[index] + (isReversed ? -10 : 10)
      }
      x = right
    }
    offsets.append(trailings.last ?? 0)
    return CaretLine(
      characters: start..<start + letters.count, offsets: offsets, trailings: trailings,
      isRightToLeft: isRightToLeft, top: top, height: 20)
  }

  private static let texts = [
    "", "abc", "abcDEFghi", "DEF", "aB", "Ab", "ABCdefGHI", "ab cd |ef gh", "日本|語", "ab\n\ncd",
    "abCD |EFgh\nIJ kl",
  ]

  @Test(arguments: texts, [false, true])
  func `an arrow crosses every character once, and back again`(text: String, isRightToLeft: Bool) {
    let geometry = geometry(text, isRightToLeft: isRightToLeft)
    let start = isRightToLeft ? geometry.lines.count - 1 : 0
    var position = geometry.position(atX: -1, line: start)
    var path = [position]
    while let next = geometry.position(from: position, toRight: true), path.count < 100 {
      let (line, nextLine) = (geometry.line(of: position), geometry.line(of: next))
      if line == nextLine { #expect(geometry.x(of: next) == geometry.x(of: position) + 10) }
      position = next
      path.append(next)
    }
    let crossings = geometry.lines.map(\.characters.count).reduce(0, +)
    let pairs = zip(geometry.lines, geometry.lines.dropFirst())
    let wraps = pairs.filter { $0.characters.upperBound == $1.characters.lowerBound }.count
    let breaks = geometry.lines.count - 1 - wraps
    // Where a line is broken, the end of one is the start of the other, unless directions differ.
    let isMixed = text.contains(where: \.isUppercase) || isRightToLeft
    let stops = crossings + breaks + 1
    #expect(isMixed ? (stops...stops + wraps).contains(path.count) : path.count == stops)
    for expected in path.dropLast().reversed() {
      guard let back = geometry.position(from: position, toRight: false) else {
        Issue.record("no way back to \(expected)")
        return
      }
      position = back
      #expect(
        position.index == expected.index || geometry.x(of: position) == geometry.x(of: expected))
    }
    #expect(geometry.position(from: position, toRight: false) == nil)
  }

  @Test(arguments: texts, [false, true])
  func `a click beside a caret position finds it`(text: String, isRightToLeft: Bool) {
    let geometry = geometry(text, isRightToLeft: isRightToLeft)
    for (index, line) in geometry.lines.enumerated() {
      for (leading, trailing) in zip(line.offsets, line.trailings) {
        for x in [leading, trailing] {
          let near = x + ((leading + trailing) / 2 - x) * 0.1
          let found = geometry.position(atX: near, line: index)
          // A space at the end of a broken line is beyond it.
          let isSpace = geometry.isWrapped(index) && text.contains(" |")
          if !isSpace { #expect(geometry.x(of: found) == x && geometry.line(of: found) == index) }
        }
      }
    }
  }

  @Test(arguments: texts, [false, true])
  func `the parts of a selection are as wide as its characters`(text: String, isRightToLeft: Bool) {
    let geometry = geometry(text, isRightToLeft: isRightToLeft)
    let count = geometry.lines.last?.characters.upperBound ?? 0
    for lower in 0...count {
      for upper in lower...count {
        for (index, line) in geometry.lines.enumerated() {
          let spans = geometry.spans(of: lower..<upper, line: index)
          let width = spans.map { $0.upperBound - $0.lowerBound }.reduce(0, +)
          #expect(width == Double((lower..<upper).clamped(to: line.characters).count) * 10)
          for (a, b) in zip(spans, spans.dropFirst()) { #expect(a.upperBound < b.lowerBound) }
        }
      }
    }
  }

  @Test func `a selection across a change of direction has two parts`() {
    // Shown as abcFEDghi.
    let geometry = geometry("abcDEFghi")
    #expect(geometry.spans(of: 2..<5, line: 0) == [20...30, 40...60])
    #expect(geometry.spans(of: 0..<9, line: 0) == [0...90])
  }

  @Test func `a caret at a change of direction is at the character that it belongs to`() {
    let geometry = geometry("abcDEFghi")
    #expect(geometry.x(of: CaretPosition(3, .upstream)) == 30)
    #expect(geometry.x(of: CaretPosition(3, .downstream)) == 60)
    #expect(geometry.x(of: CaretPosition(6, .upstream)) == 30)
    #expect(geometry.x(of: CaretPosition(6, .downstream)) == 60)
  }

  @Test func `the end of a broken line is before its space, or after its last character`() {
    let spaced = geometry("ab |cd")
    #expect(spaced.lineEdge(of: CaretPosition(0), forward: true) == CaretPosition(2, .upstream))
    let unspaced = geometry("日本|語")
    let end = unspaced.lineEdge(of: CaretPosition(0), forward: true)
    #expect(end == CaretPosition(2, .upstream))
    #expect(unspaced.line(of: end) == 0 && unspaced.x(of: end) == 20)
    #expect(unspaced.line(of: CaretPosition(2, .downstream)) == 1)
    #expect(unspaced.lineEdge(of: end, forward: false) == CaretPosition(0))
  }

  @Test func `lines above and below are found by the horizontal position`() {
    let geometry = geometry("abc\nd\nefg")
    let start = CaretPosition(3, .upstream)
    #expect(geometry.position(1, linesBelow: start, near: 30)?.index == 5)
    #expect(geometry.position(2, linesBelow: start, near: 30)?.index == 9)
    #expect(geometry.position(3, linesBelow: start, near: 30) == nil)
    #expect(geometry.position(-1, linesBelow: start, near: 30) == nil)
  }
}
