// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
import TextModel
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Lays out and draws an edited text with its caret, selection and composition.
///
/// Indices count the characters that are shown, with those of the composition.
final class EditableTextElement: PaintedElement {
  struct Content: Equatable {
    var string = ""
    var font = FontDescription(size: 17)
    var alignment = StyledText.Alignment.leading
    var lineSpacing = 0.0
    /// Whether lines are broken at the width. Otherwise the text is one line, which scrolls.
    var isMultiline = false
    var selection = 0..<0
    var caret = CaretPosition(0)
    /// The preedit text of the input method, which is underlined.
    var composing = 0..<0
    /// The part of it that the input method has selected.
    var clause = 0..<0
    /// The index at which a dragged text would be inserted; nil if none is dragged over the field.
    var dropCaret: CaretPosition?
    /// The parts that are highlighted, and the one that is shown.
    var matches: [Range<Int>] = []
    var currentMatch: Range<Int>?
    /// Changes when the current match is to be shown.
    var searchStep: Int?
    var prompt: StyledText?
    /// The color of the whole prompt; nil for the usual one.
    var promptColor: ResolvedColor?
  }

  var colors = ControlColors()
  var isDark = false
  var state: EditableTextState?
  var isFocused = false {
    didSet { if isFocused, !oldValue { setNeedsReveal() } }
  }
  /// Whether shapes are drawn instead of the lines.
  var isRedacted = false
  private(set) var content = Content()
  /// The offset by which a single line is moved to the left to keep the caret visible, in points.
  private var scrollOffset: CGFloat = 0
  /// Whether the current match was found since the last time that the views around were scrolled.
  private var isMatchFound = false
  /// The caret positions of the last query, and the width at which the lines were broken.
  private var cachedGeometry: (width: Double?, geometry: CaretGeometry)?

  func set(_ content: Content) {
    let old = self.content
    guard content != old else { return }
    self.content = content
    cachedGeometry = nil
    if changesLayout(from: old) { setNeedsLayout() }
    let isFound = content.currentMatch != nil && content.searchStep != old.searchStep
    if isFound { isMatchFound = true }
    let isMoved = content.caret != old.caret || content.string != old.string
    if isFound || isFocused && isMoved { setNeedsReveal() }
  }

  /// Shows a text that was edited since the last pass, so that the next event of the same frame finds
  /// its characters.
  func show(_ text: String, selection: Range<Int>, caret: CaretPosition) {
    var content = content
    content.string = text
    content.selection = selection
    content.caret = caret
    content.composing = 0..<0
    content.clause = 0..<0
    if text != self.content.string { (content.matches, content.currentMatch) = ([], nil) }
    set(content)
  }

  private func changesLayout(from old: Content) -> Bool {
    content.font != old.font || content.prompt != old.prompt
      || content.isMultiline != old.isMultiline
      || content.isMultiline
        && (content.string != old.string || content.lineSpacing != old.lineSpacing)
  }

  var engine: any TextEngine { host.resources.text }

  var text: StyledText {
    var text = StyledText([StyledText.Run(content.string, font: content.font)])
    text.alignment = content.alignment
    if content.isMultiline {
      text.lineSpacing = content.lineSpacing
    } else {
      text.lineLimit = 1
    }
    return text
  }

  var prompt: StyledText? {
    guard var prompt = content.prompt else { return nil }
    prompt.alignment = content.alignment
    if !content.isMultiline { prompt.lineLimit = 1 }
    return prompt
  }

  /// The width at which lines are broken, in points; nil for a single line.
  var lineWidth: Double? { content.isMultiline ? Double(size.width) : nil }

  /// The caret positions, relative to the layout of the text.
  var geometry: CaretGeometry {
    if let cachedGeometry, cachedGeometry.width == lineWidth { return cachedGeometry.geometry }
    let geometry = CaretGeometry(
      engine.caretLines(text, width: lineWidth), of: Array(content.string))
    cachedGeometry = (lineWidth, geometry)
    return geometry
  }

  // MARK: Layout

  /// Returns the width of the longer of text and prompt, rounded up to pixels, if no width is proposed. As high
  /// as UIKit's: the lines and one point, rounded up; 22 points for a line of the body font.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = content.isMultiline ? proposal.width.map { Double($0) } : nil
    var size = engine.layout(text, width: width, height: nil).size
    let promptSize = prompt.map { engine.layout($0, width: width, height: nil).size } ?? .zero
    if content.isMultiline, content.string.isEmpty {
      size.height = max(size.height, promptSize.height)
    }
    let idealWidth = (max(size.width, promptSize.width) * host.scale).rounded(.up) / host.scale
    return CGSize(
      width: proposal.width ?? idealWidth,
      height: Self.height(ofText: size.height))
  }

  /// The height of a field with a text of the given height, in points.
  static func height(ofText height: CGFloat) -> CGFloat { (height + 1).rounded(.up) }

  /// The position of a layout of the given size in a field of the given size.
  func origin(of layout: CGSize, in size: CGSize) -> CGPoint {
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
  var textOrigin: CGPoint {
    var layout = engine.layout(text, width: lineWidth, height: nil).size
    if !content.isMultiline { layout.width = max(layout.width, lineLength) }
    let origin = origin(of: layout, in: size)
    return CGPoint(x: origin.x - scrollOffset, y: origin.y)
  }

  /// The length of a single line with its trailing spaces, in points.
  private var lineLength: CGFloat {
    let line = geometry.lines[0]
    return CGFloat(max(line.offsets.max() ?? 0, line.trailings.max() ?? 0, 0))
  }

  /// Whether a single line is longer than the field, and ends with an ellipsis as the field is not edited.
  var isTruncated: Bool {
    !content.isMultiline && !isFocused && content.dropCaret == nil && lineLength > size.width + 0.5
  }

  // MARK: Caret positions

  /// The vertical extent of a line, in points.
  func extent(of line: CaretLine) -> (top: CGFloat, height: CGFloat) {
    content.isMultiline ? (CGFloat(line.top), CGFloat(line.height)) : (0, size.height)
  }

  /// The frame of the caret at a position.
  func caret(at position: CaretPosition) -> CGRect {
    let (top, height) = extent(of: geometry.lines[geometry.line(of: position)])
    var x = textOrigin.x + CGFloat(geometry.x(of: position)) - 1
    // Trailing spaces lie beyond the edge of a broken line.
    if content.isMultiline { x = min(max(x, 0), max(size.width - 2, 0)) }
    return CGRect(x: x, y: top, width: 2, height: height)
  }

  /// The frame of the caret in the element's space.
  var caret: CGRect { caret(at: content.caret) }

  /// Returns the caret position nearest to a point of the element's space.
  func position(at point: CGPoint) -> CaretPosition {
    geometry.position(atX: Double(point.x - textOrigin.x), line: line(at: point))
  }

  /// Returns the index of the character at a point of the element's space.
  func character(at point: CGPoint) -> Int {
    let x = Double(point.x - textOrigin.x)
    let line = line(at: point)
    return geometry.character(atX: x, line: line) ?? geometry.lines[line].characters.lowerBound
  }

  /// Returns whether a point of the element's space is on the selected text.
  func isSelected(at point: CGPoint) -> Bool {
    areas(of: content.selection).contains { $0.encloses(point) }
  }

  private func line(at point: CGPoint) -> Int {
    content.isMultiline ? geometry.line(atY: Double(point.y)) : 0
  }

  /// Returns the position a number of lines below another, or above it if the number is negative,
  /// nearest to a horizontal position; nil beyond the first and the last line.
  func position(
    _ count: Int, linesBelow position: CaretPosition, near x: CGFloat
  ) -> CaretPosition? {
    geometry.position(count, linesBelow: position, near: Double(x - textOrigin.x))
  }

  /// The number of lines that are visible at the same time; at least 1.
  var linesPerPage: Int {
    let height = enclosingScroll?.presentedSize.height ?? size.height
    let line = CGFloat(geometry.lines[0].height)
    return line > 0 && height.isFinite ? max(1, Int(min(height / line, 1000))) : 1
  }

  /// Scrolls the views around the field to the caret, or to a match that was just found, after the
  /// pass in progress or the next one.
  func setNeedsReveal() {
    host.afterPass { [weak self] in self?.revealCaret() }
  }

  /// Scrolls the views around the field until the caret is visible, or the match if it was just found.
  private func revealCaret() {
    let match = isMatchFound ? content.currentMatch.flatMap { areas(of: $0).first } : nil
    isMatchFound = false
    guard !isDismantled, match != nil || isFocused && state?.focus.element != nil else { return }
    // The margin around the text of an editor.
    let rect = (match ?? caret).insetBy(dx: 0, dy: content.isMultiline ? -8 : 0)
    var scroll = enclosingScroll
    while let current = scroll {
      let space = transformToRoot.concatenating(current.transformToRoot.inverted())
      current.reveal(rect.applying(space))
      scroll = current.enclosingScroll
    }
  }

  // MARK: Drawing

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    if content.isMultiline { return drawContent(&builder) }
    let size = presentedSize
    scrollToCaret(in: size.width)
    // A margin of 2 points for glyphs that overhang the edges, and for the caret.
    let clip = CGRect(x: -2, y: -2, width: size.width + 4, height: size.height + 4)
    builder.layer(.clip(RoundedRect(clip))) { drawContent(&$0) }
  }

  /// Scrolls a single line no more than needed to bring the caret into the field.
  private func scrollToCaret(in width: CGFloat) {
    let length = lineLength
    guard isFocused, length > width else {
      scrollOffset = 0
      return
    }
    let caret = CGFloat(geometry.x(of: content.dropCaret ?? content.caret))
    if caret - scrollOffset > width { scrollOffset = caret - width }
    if caret - scrollOffset < 0 { scrollOffset = caret }
    scrollOffset = min(max(scrollOffset, 0), length - width)
  }
}

/// For assistive technologies.
extension EditableTextElement {
  /// The frame of a range of characters in the window, in points; that of the caret if the range is empty.
  func frameInWindow(of range: Range<Int>) -> CGRect {
    let area = areas(of: range).reduce(CGRect.null) { $0.union($1) }
    return (area.isNull ? caret : area).applying(transformToRoot)
  }

  /// The index of the character at a point in the window.
  func character(inWindowAt point: CGPoint) -> Int {
    character(at: point.applying(transformToRoot.inverted()))
  }
}
