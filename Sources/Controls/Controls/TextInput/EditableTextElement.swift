// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

final class EditableTextElement: PaintedElement {
  struct Content: Equatable {
    var string = ""
    var font = FontDescription(size: 17)
    var alignment = StyledText.Alignment.leading
    var lineSpacing = 0.0
    /// Whether lines are broken at the width. Otherwise the text is one line, which scrolls.
    var isMultiline = false
    var selection = 0..<0
    var caret = 0
    var composing = 0..<0
    var prompt: StyledText?
  }

  var colors = ControlColors()
  var isDark = false
  var state: EditableTextState?
  var isFocused = false {
    didSet { if isFocused, !oldValue { setNeedsReveal() } }
  }
  /// Whether shapes are drawn instead of the lines.
  var isRedacted = false
  private var content = Content()
  /// The offset by which a single line is moved to the left to keep the caret visible, in points.
  private var scrollOffset: CGFloat = 0
  /// The lines of the last query, and the width at which they were broken.
  private var cachedLines: (width: Double?, lines: [CaretLine])?

  func set(_ content: Content) {
    let old = self.content
    guard content != old else { return }
    self.content = content
    cachedLines = nil
    if changesLayout(from: old) { setNeedsLayout() }
    if isFocused, content.caret != old.caret || content.string != old.string { setNeedsReveal() }
  }

  private func changesLayout(from old: Content) -> Bool {
    content.font != old.font || content.prompt != old.prompt
      || content.isMultiline != old.isMultiline
      || content.isMultiline
        && (content.string != old.string || content.lineSpacing != old.lineSpacing)
  }

  private var engine: any TextEngine { host.resources.text }

  private var text: StyledText {
    var text = StyledText([StyledText.Run(content.string, font: content.font)])
    text.alignment = content.alignment
    if content.isMultiline {
      text.lineSpacing = content.lineSpacing
    } else {
      text.lineLimit = 1
    }
    return text
  }

  private var prompt: StyledText? {
    guard var prompt = content.prompt else { return nil }
    prompt.alignment = content.alignment
    if !content.isMultiline { prompt.lineLimit = 1 }
    return prompt
  }

  /// The width at which lines are broken, in points; nil for a single line.
  private var lineWidth: Double? { content.isMultiline ? Double(size.width) : nil }

  /// The lines with their caret positions, relative to the layout of the text.
  private var lines: [CaretLine] {
    if let cachedLines, cachedLines.width == lineWidth { return cachedLines.lines }
    let lines = engine.caretLines(text, width: lineWidth)
    cachedLines = (lineWidth, lines)
    return lines
  }

  // MARK: Layout

  /// As high as UIKit's: the lines and one point, rounded up; 22 points for a line of the body font.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = content.isMultiline ? proposal.width.map { Double($0) } : nil
    var size = engine.layout(text, width: width, height: nil).size
    let promptSize = prompt.map { engine.layout($0, width: width, height: nil).size } ?? .zero
    if content.isMultiline, content.string.isEmpty {
      size.height = max(size.height, promptSize.height)
    }
    return CGSize(
      width: proposal.width ?? max(size.width, promptSize.width),
      height: Self.height(ofText: size.height))
  }

  /// The height of a field with a text of the given height, in points.
  static func height(ofText height: CGFloat) -> CGFloat { (height + 1).rounded(.up) }

  /// The position of a layout of the given size in a field of the given size.
  private func origin(of layout: CGSize, in size: CGSize) -> CGPoint {
    let space = size.width - layout.width
    let x: CGFloat =
      switch content.alignment {
      case .leading: 0
      case .center: space / 2
      case .trailing: space
      }
    let height = content.isMultiline ? Self.height(ofText: layout.height) : size.height
    return CGPoint(x: max(x, 0), y: (height - layout.height) / 2)
  }

  /// The position of the text's layout, scrolled to the caret.
  private var textOrigin: CGPoint {
    var layout = engine.layout(text, width: lineWidth, height: nil).size
    if !content.isMultiline { layout.width = max(layout.width, length(of: lines)) }
    let origin = origin(of: layout, in: size)
    return CGPoint(x: origin.x - scrollOffset, y: origin.y)
  }

  /// The length of a single line with its trailing spaces, in points.
  private func length(of lines: [CaretLine]) -> CGFloat {
    CGFloat(max(lines.first?.offsets.max() ?? 0, 0))
  }

  // MARK: Caret positions

  /// The index of the line with a caret position. A position between two lines of a paragraph is at
  /// the start of the second.
  private func line(of index: Int) -> Int {
    lines.lastIndex { $0.characters.lowerBound <= index } ?? 0
  }

  /// The vertical extent of a line, in points.
  private func extent(of line: CaretLine) -> (top: CGFloat, height: CGFloat) {
    content.isMultiline ? (CGFloat(line.top), CGFloat(line.height)) : (0, size.height)
  }

  /// The frame of the caret at an index.
  private func caret(at index: Int) -> CGRect {
    let line = lines[line(of: index)]
    let position = min(max(index - line.characters.lowerBound, 0), line.offsets.count - 1)
    let (top, height) = extent(of: line)
    var x = textOrigin.x + CGFloat(line.offsets[position]) - 1
    // Trailing spaces lie beyond the edge of a broken line.
    if content.isMultiline { x = min(max(x, 0), max(size.width - 2, 0)) }
    return CGRect(x: x, y: top, width: 2, height: height)
  }

  /// The frame of the caret in the element's space.
  var caret: CGRect { caret(at: content.caret) }

  /// Returns the caret index nearest to a point of the element's space.
  func index(at point: CGPoint) -> Int {
    let line = lines[lineIndex(at: point.y)]
    let x = Double(point.x - textOrigin.x)
    let count = line.offsets.count - (isWrapped(line) ? 1 : 0)
    let nearest = line.offsets.indices.prefix(max(count, 1)).min {
      abs(line.offsets[$0] - x) < abs(line.offsets[$1] - x)
    }
    return line.characters.lowerBound + (nearest ?? 0)
  }

  /// Returns the index of the character at a point of the element's space.
  func character(at point: CGPoint) -> Int {
    let line = lines[lineIndex(at: point.y)]
    let x = Double(point.x - textOrigin.x)
    let found = line.offsets.indices.dropLast().first { index in
      let (a, b) = (line.offsets[index], line.offsets[index + 1])
      return min(a, b) <= x && x < max(a, b)
    }
    return found.map { line.characters.lowerBound + $0 } ?? max(0, index(at: point) - 1)
  }

  private func lineIndex(at y: CGFloat) -> Int {
    guard content.isMultiline else { return 0 }
    return lines.lastIndex { CGFloat($0.top) <= y } ?? 0
  }

  /// Whether a line goes on in the next one: its last caret position is the first of that.
  private func isWrapped(_ line: CaretLine) -> Bool {
    let next = lines.first { $0.characters.lowerBound > line.characters.lowerBound }
    return next?.characters.lowerBound == line.characters.upperBound
  }

  /// Returns the caret index a number of lines below an index, or above it if the number is
  /// negative, nearest to a horizontal position; nil beyond the first and the last line.
  func index(_ count: Int, linesBelow index: Int, near x: CGFloat) -> Int? {
    let target = line(of: index) + count
    guard lines.indices.contains(target) else { return nil }
    return self.index(at: CGPoint(x: x, y: CGFloat(lines[target].top)))
  }

  /// Returns the index of the start or the end of the line with a caret index.
  func lineEdge(at index: Int, forward: Bool) -> Int {
    let line = lines[line(of: index)]
    guard forward else { return line.characters.lowerBound }
    return max(
      line.characters.upperBound - (isWrapped(line) ? 1 : 0), line.characters.lowerBound)
  }

  /// The number of lines that are visible at the same time; at least 1.
  var linesPerPage: Int {
    let height = enclosingScroll?.presentedSize.height ?? size.height
    let line = lines.first.map { CGFloat($0.height) } ?? height
    return line > 0 && height.isFinite ? max(1, Int(min(height / line, 1000))) : 1
  }

  /// Scrolls the views around the field to the caret, after the pass in progress or the next one.
  func setNeedsReveal() {
    host.afterPass { [weak self] in self?.revealCaret() }
  }

  /// Scrolls the views around the field until the caret is visible.
  private func revealCaret() {
    guard isFocused, !isDismantled, state?.focus.element != nil else { return }
    // The margin around the text of an editor.
    let rect = caret.insetBy(dx: 0, dy: content.isMultiline ? -8 : 0)
    var scroll = enclosingScroll
    while let current = scroll {
      let space = transformToRoot.concatenating(current.transformToRoot.inverted())
      current.reveal(rect.applying(space))
      scroll = current.enclosingScroll
    }
  }

  // MARK: Drawing

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    if content.isMultiline { return drawContent(&builder) }
    let size = presentedSize
    scrollToCaret(in: size.width)
    // A margin of 2 points for glyphs that overhang the edges, and for the caret.
    let clip = CGRect(x: -2, y: -2, width: size.width + 4, height: size.height + 4)
    builder.layer(.clip(RoundedRect(clip))) { drawContent(&$0) }
  }

  private func drawContent(_ builder: inout DisplayListBuilder) {
    if isFocused { drawSelection(&builder) }
    drawText(&builder)
    drawComposing(&builder)
    if isFocused { drawCaret(&builder) }
  }

  private func drawText(_ builder: inout DisplayListBuilder) {
    let isEmpty = content.string.isEmpty
    guard let styled = isEmpty ? prompt : text else { return }
    let width = isEmpty ? Double(size.width) : lineWidth
    let layout = engine.layout(styled, width: width, height: nil)
    let rect = CGRect(origin: .zero, size: layout.size)
    let savedTransform = builder.transform
    builder.move(by: isEmpty ? origin(of: layout.size, in: size) : textOrigin)
    defer { builder.transform = savedTransform }
    let paint =
      isEmpty
      ? Paint.color(colors.placeholder)
      : colors.isEnabled ? self.paint(in: rect) : .color(colors.label.faded(to: 0.3))
    if isRedacted {
      return builder.drawPlaceholders(for: engine.caretLines(styled, width: width), paint)
    }
    for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &builder) }
  }

  /// The areas of a range of characters, one or more per line. Lines that the range goes beyond are
  /// covered to their end.
  fileprivate func areas(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var areas: [CGRect] = []
    let x = textOrigin.x
    for line in lines {
      let first = line.characters.lowerBound
      guard first < range.upperBound, range.lowerBound <= line.characters.upperBound else {
        continue
      }
      let (top, height) = extent(of: line)
      var spans: [(left: CGFloat, right: CGFloat)] = []
      let count = line.offsets.count
      for index in range.clamped(to: line.characters) where index - first + 1 < count {
        let (a, b) = (line.offsets[index - first], line.offsets[index - first + 1])
        let (left, right) = (x + CGFloat(min(a, b)), x + CGFloat(max(a, b)))
        if let last = spans.last, abs(last.right - left) < 0.01 {
          spans[spans.count - 1].right = right
        } else if let last = spans.last, abs(last.left - right) < 0.01 {
          spans[spans.count - 1].left = left
        } else {
          spans.append((left, right))
        }
      }
      if content.isMultiline, range.upperBound > line.characters.upperBound {
        let end = spans.last?.right ?? x + CGFloat(line.offsets.last ?? 0)
        if spans.isEmpty { spans.append((end, end)) }
        spans[spans.count - 1].right = max(end, size.width)
      }
      for span in spans where span.right > span.left {
        areas.append(
          CGRect(x: span.left, y: top, width: span.right - span.left, height: height))
      }
    }
    return areas
  }

  private func drawSelection(_ builder: inout DisplayListBuilder) {
    let color = colors.tint.faded(to: isDark ? 0.4 : 0.25)
    for area in areas(of: content.selection) { builder.fill(RoundedRect(area), .color(color)) }
  }

  private func drawComposing(_ builder: inout DisplayListBuilder) {
    for area in areas(of: content.composing) {
      let rect = CGRect(x: area.minX, y: area.maxY - 1.5, width: area.width, height: 1.5)
      builder.fill(RoundedRect(rect), .color(colors.tint))
    }
  }

  private func drawCaret(_ builder: inout DisplayListBuilder) {
    guard content.selection.isEmpty,
      host.reducesMotion || state?.isCaretVisible(at: host.time) == true
    else { return }
    builder.fill(RoundedRect(caret, radius: 1), .color(colors.tint))
  }

  /// Scrolls a single line no more than needed to bring the caret into the field.
  private func scrollToCaret(in width: CGFloat) {
    let lines = lines
    let length = length(of: lines)
    guard isFocused, length > width, let offsets = lines.first?.offsets else {
      scrollOffset = 0
      return
    }
    let caret = CGFloat(offsets[min(content.caret, offsets.count - 1)])
    if caret - scrollOffset > width { scrollOffset = caret - width }
    if caret - scrollOffset < 0 { scrollOffset = caret }
    scrollOffset = min(max(scrollOffset, 0), length - width)
  }
}

/// For assistive technologies.
extension EditableTextElement {
  /// The frame of a range of characters in the window, in points; that of the caret if the range is
  /// empty.
  func frameInWindow(of range: Range<Int>) -> CGRect {
    let area = areas(of: range).reduce(CGRect.null) { $0.union($1) }
    return (area.isNull ? caret : area).applying(transformToRoot)
  }

  /// The index of the character at a point in the window.
  func character(inWindowAt point: CGPoint) -> Int {
    character(at: point.applying(transformToRoot.inverted()))
  }
}
