// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import TextModel
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension EditableTextElement {
  func drawContent(_ builder: inout DisplayListBuilder) {
    drawMatches(&builder)
    if isFocused { drawSelection(&builder) }
    drawText(&builder)
    drawComposing(&builder)
    drawCaret(&builder)
  }

  private func drawText(_ builder: inout DisplayListBuilder) {
    let isEmpty = content.string.isEmpty
    guard let styled = isEmpty ? prompt : text else { return }
    let fills = isEmpty || isTruncated
    let width = fills ? Double(size.width) : lineWidth
    let layout = engine.layout(styled, width: width, height: nil)
    let rect = CGRect(origin: .zero, size: layout.size)
    let savedTransform = builder.transform
    builder.move(by: fills ? origin(of: layout.size, in: size) : textOrigin)
    defer { builder.transform = savedTransform }
    let paint =
      isEmpty
      ? Paint.color(content.promptColor ?? colors.placeholder)
      : colors.isEnabled ? self.paint(in: rect) : .color(colors.label.faded(to: 0.3))
    if isRedacted {
      return builder.drawPlaceholders(for: engine.caretLines(styled, width: width), paint)
    }
    for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &builder) }
  }

  /// The areas of a range of characters, one or more per line. Lines that the range goes beyond are
  /// covered to their end.
  func areas(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let geometry = geometry
    let x = textOrigin.x
    var areas: [CGRect] = []
    let first = geometry.line(of: CaretPosition(range.lowerBound, .downstream))
    let last = geometry.line(of: CaretPosition(range.upperBound, .upstream))
    for index in first...max(first, last) {
      let line = geometry.lines[index]
      let (top, height) = extent(of: line)
      var spans = geometry.spans(of: range, line: index).map {
        (left: x + CGFloat($0.lowerBound), right: x + CGFloat($0.upperBound))
      }
      if content.isMultiline, range.upperBound > line.characters.upperBound {
        let isRightToLeft = line.isRightToLeft
        if spans.isEmpty {
          let end = x + CGFloat(line.offsets.last ?? 0)
          spans.append((end, end))
        }
        if isRightToLeft {
          spans[0].left = min(spans[0].left, 0)
        } else {
          spans[spans.count - 1].right = max(spans[spans.count - 1].right, size.width)
        }
      }
      for span in spans where span.right > span.left {
        areas.append(
          CGRect(x: span.left, y: top, width: span.right - span.left, height: height))
      }
    }
    return areas
  }

  /// The characters from the first visible line to the last one; nil if none is visible.
  private func visibleCharacters(_ builder: DisplayListBuilder) -> Range<Int>? {
    let lines = geometry.lines
    func isVisible(_ line: CaretLine) -> Bool {
      let (top, height) = extent(of: line)
      return !builder.isCulled(CGRect(x: 0, y: top, width: size.width, height: height))
    }
    guard let first = lines.firstIndex(where: isVisible) else { return nil }
    let last = lines[first...].lastIndex(where: isVisible) ?? first
    let start = lines[first].characters.lowerBound
    return start..<max(start, lines[last].characters.upperBound)
  }

  private func drawMatches(_ builder: inout DisplayListBuilder) {
    guard !content.matches.isEmpty, let visible = visibleCharacters(builder) else { return }
    for match in content.matches where match.overlaps(visible) {
      let opacity: Float = match == content.currentMatch ? isDark ? 0.6 : 1 : 0.3
      let color = ResolvedColor(red: 1, green: 0.8, blue: 0).faded(to: opacity)
      for area in areas(of: match) {
        builder.fill(RoundedRect(area, radius: 3), .color(color))
      }
    }
  }

  private func drawSelection(_ builder: inout DisplayListBuilder) {
    let color = colors.tint.faded(to: isDark ? 0.4 : 0.25)
    for area in areas(of: content.selection) { builder.fill(RoundedRect(area), .color(color)) }
  }

  /// Underlines the composition, and its selected clause with a thicker line on a background.
  private func drawComposing(_ builder: inout DisplayListBuilder) {
    guard !content.composing.isEmpty else { return }
    let background = colors.tint.faded(to: isDark ? 0.4 : 0.25)
    for area in areas(of: content.clause) { builder.fill(RoundedRect(area), .color(background)) }
    underline(content.composing, width: 1, &builder)
    underline(content.clause, width: 2, &builder)
  }

  private func underline(
    _ range: Range<Int>, width: CGFloat, _ builder: inout DisplayListBuilder
  ) {
    for area in areas(of: range) {
      let rect = CGRect(x: area.minX, y: area.maxY - width, width: area.width, height: width)
      builder.fill(RoundedRect(rect), .color(colors.tint))
    }
  }

  private func drawCaret(_ builder: inout DisplayListBuilder) {
    if let drop = content.dropCaret {
      builder.fill(RoundedRect(caret(at: drop), radius: 1), .color(colors.tint))
      return
    }
    guard isFocused, content.selection.isEmpty, content.clause.isEmpty,
      host.reducesMotion || state?.isCaretVisible(at: host.time) == true
    else { return }
    builder.fill(RoundedRect(caret, radius: 1), .color(colors.tint))
  }
}
