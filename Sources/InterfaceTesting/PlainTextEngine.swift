// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation

/// A text engine with simple rules, so that tests can predict layouts without any font.
///
/// A character is 0.5 times the font size wide (0.6 times if bold), and a line is 1.2 times the
/// font size high, with its baseline at 0.95 times the size. Lines are broken at spaces. Runs of
/// Hebrew letters are from right to left, in paragraphs from left to right. Every character is drawn
/// as a box, and one of a run with a symbol as wide as that.
package final class PlainTextEngine: TextEngine {
  private let box: GlyphShape

  package init() {
    var builder = OutlineBuilder()
    builder.addRect(CGRect(x: 0.05, y: -0.7, width: 0.4, height: 0.7))
    box = GlyphShape(builder.outline)
  }

  package func prepared(_ text: StyledText) -> any PreparedText { PlainText(text, box) }
}

/// A text of a `PlainTextEngine`.
private final class PlainText: PreparedText {
  private let text: StyledText
  private let box: GlyphShape

  init(_ text: StyledText, _ box: GlyphShape) {
    self.text = text
    self.box = box
  }

  func metrics(width: Double?, height: Double?) -> TextMetrics {
    layout(width: width, height: height).metrics
  }

  func layout(width: Double?, height: Double?) -> TextLayout {
    let size = text.runs.map(\.font.size).max() ?? 17
    let lineHeight = size * 1.2
    let lines = lines(of: text, width: width)
    var count = lines.count
    if let limit = text.lineLimit { count = min(count, max(1, limit)) }
    if let height, height.isFinite {
      count = Int(min(Double(count), max(1, height / lineHeight + 1e-6)))
    }
    let isTruncated = count < lines.count
    let shown = lines.prefix(count)
    let textWidth = shown.map { advance($0) }.max() ?? 0
    var glyphs: [(ResolvedColor?, GlyphRun.Glyph)] = []
    var symbols: [TextLayout.Piece] = []
    for (index, line) in shown.enumerated() {
      let offsets = positions(in: line, from: start(of: line, text, in: textWidth))
      for (position, (letter, run)) in line.enumerated() {
        let x = min(offsets[position].leading, offsets[position].trailing)
        let y = lineHeight * Double(index) + size * 0.95
        if let symbol = run.symbol {
          symbols.append(
            .init(
              .symbol(symbol, CGPoint(x: x, y: y), size: run.font.size), color: run.color,
              decoration: run.decoration))
        } else if letter != " " {
          glyphs.append(
            (run.color, .init(box, x: Float(x), y: Float(y), size: Float(run.font.size))))
        }
      }
    }
    let color = glyphs.first?.0
    var pieces: [TextLayout.Piece] =
      glyphs.isEmpty
      ? []
      : [
        .init(
          .glyphs(GlyphRun(text: text.string, glyphs: glyphs.map(\.1))), color: color,
          decoration: text.runs.first { $0.symbol == nil }?.decoration)
      ]
    pieces += symbols
    let rows = Double(max(count, text.reservedLines))
    let metrics = TextMetrics(
      size: CGSize(width: textWidth, height: rows * lineHeight), firstBaseline: size * 0.95,
      lastBaseline: lineHeight * Double(count - 1) + size * 0.95)
    return TextLayout(metrics, lineCount: count, isTruncated: isTruncated, pieces: pieces)
  }

  func caretLines(width: Double?) -> [CaretLine] {
    let lines = lines(of: text, width: width)
    let height = (text.runs.map(\.font.size).max() ?? 17) * 1.2
    let letters = Array(text.string)
    let textWidth = lines.map { advance($0) }.max() ?? 0
    var first = 0
    return lines.enumerated().map { index, line in
      if index > 0, first < letters.count, letters[first] == "\n" { first += 1 }
      let start = start(of: line, text, in: textWidth)
      let positions = positions(in: line, from: start)
      var offsets = positions.map(\.leading)
      var trailings = positions.map(\.trailing)
      let x = start + advance(line)
      offsets.append(trailings.last ?? x)
      var end = first + line.count
      if index + 1 < lines.count, end < letters.count, letters[end] == " " {
        // The space at which the line was broken.
        end += 1
        let width = line.last.map { advance([$0]) } ?? 0
        offsets[offsets.count - 1] = x
        offsets.append(x + width)
        trailings.append(x + width)
      }
      defer { first = end }
      return CaretLine(
        characters: first..<end, offsets: offsets, trailings: trailings,
        top: height * Double(index), height: height)
    }
  }

  /// The edges of the letters of a line, which begins at an x.
  private func positions(
    in line: [(Character, StyledText.Run)], from start: Double
  ) -> [(leading: Double, trailing: Double)] {
    func isRightToLeft(_ index: Int) -> Bool { ("\u{5d0}"..."\u{5ea}").contains(line[index].0) }
    var positions: [(leading: Double, trailing: Double)] = []
    var x = start
    var index = 0
    while index < line.count {
      let isReversed = isRightToLeft(index)
      let end = (index..<line.count).first { isRightToLeft($0) != isReversed } ?? line.count
      let right = x + advance(Array(line[index..<end]))
      var distance = 0.0
      for letter in line[index..<end] {
        let next = distance + advance([letter])
        positions.append(isReversed ? (right - distance, right - next) : (x + distance, x + next))
        distance = next
      }
      (x, index) = (right, end)
    }
    return positions
  }

  /// The letters of each line, without line terminators and the spaces at which lines are broken.
  private func lines(of text: StyledText, width: Double?) -> [[(Character, StyledText.Run)]] {
    let letters = text.runs.flatMap { run in run.string.map { ($0, run) } }
    let width = width.map { $0 > 0 ? $0 : 0 }
    var lines: [[(Character, StyledText.Run)]] = []
    for paragraph in letters.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.0 == "\n" })
    {
      var line: [(Character, StyledText.Run)] = []
      for (index, word) in paragraph.split(
        omittingEmptySubsequences: false, whereSeparator: { $0.0 == " " }
      ).enumerated() {
        let space = index == 0 ? [] : paragraph[(word.startIndex - 1)..<word.startIndex]
        let longer = line + space + word
        if let width, advance(longer) > width, !line.isEmpty {
          lines.append(line)
          line = Array(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    return lines
  }

  private func start(
    of line: [(Character, StyledText.Run)], _ text: StyledText, in width: Double
  ) -> Double {
    switch text.alignment {
    case .leading: 0
    case .center: (width - advance(line)) / 2
    case .trailing: width - advance(line)
    }
  }

  private func advance(_ line: [(Character, StyledText.Run)]) -> Double {
    line.reduce(0) {
      let ems = $1.1.symbol.map { Double($0.box.width) } ?? ($1.1.font.weight > 400 ? 0.6 : 0.5)
      return $0 + $1.1.font.size * ems + $1.1.tracking
    }
  }
}
