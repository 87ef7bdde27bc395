// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// Divides the pieces of a text's layout among its lines, runs and characters.
struct TextLayoutReader {
  private let layout: TextLayout
  private let lines: [CaretLine]
  private let text: StyledText
  private let attributes: [CustomTextAttributes]
  private let paint: Paint
  /// The characters of the text.
  private var letters: [Character] = []
  /// The characters by line.
  private var slices: [[Text.Layout.RunSlice.Content]] = []

  /// Creates a reader of a layout with its caret lines. `attributes` belong to the runs of `text`.
  init(
    _ layout: TextLayout, _ lines: [CaretLine], _ text: StyledText,
    _ attributes: [CustomTextAttributes], _ paint: Paint
  ) {
    self.layout = layout
    self.lines = Array(lines.prefix(layout.lineCount))
    self.text = text
    self.attributes = attributes
    self.paint = paint
  }

  /// The lines of the text.
  mutating func read() -> Text.Layout {
    let runs = runIndices
    letters = Array(text.string)
    slices = lines.map { line in characters(of: line, runs) }
    for piece in layout.pieces { add(piece) }
    let result = zip(lines, slices).map { line, slices in
      Text.Layout.Line(
        runs: grouped(slices, line, runs), origin: CGPoint(x: left(of: line), y: baseline(of: line))
      )
    }
    return Text.Layout(lines: result, isTruncated: layout.isTruncated)
  }

  /// The index of the run of each character.
  private var runIndices: [Int] {
    text.runs.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.string.count) }
  }

  private func left(of line: CaretLine) -> CGFloat { CGFloat(line.offsets.min() ?? 0) }

  private func baseline(of line: CaretLine) -> CGFloat {
    line.top + layout.firstBaseline - (lines.first?.top ?? 0)
  }

  private func characters(of line: CaretLine, _ runs: [Int]) -> [Text.Layout.RunSlice.Content] {
    let baseline = baseline(of: line)
    // The spaces at which the line is broken have no width.
    let end = line == lines.last ? letters.count : line.characters.upperBound
    let spaces = letters[..<end].reversed().prefix { $0.isWhitespace }.count
    let visible =
      line == lines.last ? Int.max : max(line.characters.lowerBound, end - spaces)
    return line.offsets.indices.dropLast().map { position in
      let index = line.characters.lowerBound + position
      let a = line.offsets[index > visible ? visible - line.characters.lowerBound : position]
      let b = index < visible ? line.trailings[position] : a
      let size = index < runs.count ? text.runs[runs[index]].font.size : 0
      return Text.Layout.RunSlice.Content(
        index: Text.Layout.CharacterIndex(offset: index),
        bounds: Text.Layout.TypographicBounds(
          origin: CGPoint(x: min(a, b), y: baseline), width: abs(b - a),
          ascent: size * FontDescription.systemAscent,
          descent: size * FontDescription.systemDescent),
        paint: paint)
    }
  }

  private func grouped(
    _ slices: [Text.Layout.RunSlice.Content], _ line: CaretLine, _ runs: [Int]
  ) -> [Text.Layout.Run] {
    var result: [Text.Layout.Run] = []
    var start = 0
    func run(at position: Int) -> Int? {
      let index = line.characters.lowerBound + position
      return index < runs.count ? runs[index] : nil
    }
    while start < slices.count {
      let runIndex = run(at: start)
      let end = (start..<slices.count).first { run(at: $0) != runIndex } ?? slices.count
      let part = Array(slices[start..<end])
      let isRightToLeft = line.trailings[start] < line.offsets[start]
      result.append(
        Text.Layout.Run(
          slices: part,
          attributes: runIndex.flatMap { attributes.indices.contains($0) ? attributes[$0] : nil }
            ?? CustomTextAttributes(),
          origin: part[0].bounds.origin,
          layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
      start = end
    }
    return result
  }

  // MARK: Pieces

  private mutating func add(_ piece: TextLayout.Piece) {
    switch piece.content {
    case .glyphs(let run):
      var glyphs: [GlyphRun.Glyph] = []
      var position: (line: Int, slice: Int)?
      for glyph in run.glyphs {
        let glyphPosition = self.position(of: glyph)
        if let current = position, glyphPosition.map({ $0 != current }) ?? true {
          add(glyphs, piece, current)
          glyphs = []
        }
        position = glyphPosition
        glyphs.append(glyph)
      }
      if let position { add(glyphs, piece, position) }
    case .sprite(_, let rect): add(piece, at: rect.midX, rect.midY)
    case .symbol(let symbol, let origin, let size):
      add(piece, at: origin.x + symbol.box.midX * size, origin.y)
    case .rule(let rect): addRule(rect, piece)
    }
  }

  private mutating func add(
    _ glyphs: [GlyphRun.Glyph], _ piece: TextLayout.Piece, _ position: (line: Int, slice: Int)
  ) {
    slices[position.line][position.slice].pieces.append(
      TextLayout.Piece(.glyphs(GlyphRun(text: "", glyphs: glyphs)), color: piece.color))
  }

  private mutating func add(_ piece: TextLayout.Piece, at x: CGFloat, _ y: CGFloat) {
    guard let line = line(at: y), let slice = slice(at: x, in: line) else { return }
    slices[line][slice].pieces.append(piece)
  }

  /// Adds the parts of an underline, strikethrough or background to the characters that have it.
  private mutating func addRule(_ rect: CGRect, _ piece: TextLayout.Piece) {
    guard let line = line(at: rect.midY) else { return }
    for index in slices[line].indices {
      let bounds = slices[line][index].bounds
      let (left, right) = (
        max(rect.minX, bounds.origin.x), min(rect.maxX, bounds.origin.x + bounds.width)
      )
      guard left < right else { continue }
      let part = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
      slices[line][index].pieces.append(TextLayout.Piece(.rule(part), color: piece.color))
    }
  }

  private func position(of glyph: GlyphRun.Glyph) -> (line: Int, slice: Int)? {
    let bounds = glyph.shape.outline.bounds
    let center = bounds.isNull ? 0 : bounds.midX * CGFloat(glyph.size)
    guard let line = line(at: CGFloat(glyph.y)),
      let slice = slice(at: CGFloat(glyph.x) + center, in: line)
    else { return nil }
    return (line, slice)
  }

  private func line(at y: CGFloat) -> Int? {
    lines.lastIndex { $0.top <= Double(y) } ?? lines.indices.first
  }

  /// The character of a line at an x coordinate, or the nearest one.
  private func slice(at x: CGFloat, in line: Int) -> Int? {
    func distance(_ slice: Text.Layout.RunSlice.Content) -> CGFloat {
      max(0, slice.bounds.origin.x - x, x - slice.bounds.origin.x - slice.bounds.width)
    }
    return slices[line].indices.min { distance(slices[line][$0]) < distance(slices[line][$1]) }
  }
}
