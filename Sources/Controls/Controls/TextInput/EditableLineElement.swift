// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

final class EditableLineElement: PaintedElement {
  struct Content: Equatable {
    var string = ""
    var font = FontDescription(size: 17)
    var selection = 0..<0
    var caret = 0
    var composing = 0..<0
    var prompt: StyledText?
  }

  var colors = ControlColors()
  var isDark = false
  var state: EditableLineState?
  var isFocused = false
  private var content = Content()
  /// The offset by which the text is moved to the left to keep the caret visible, in points.
  private var scrollOffset: CGFloat = 0

  func set(_ content: Content) {
    guard content != self.content else { return }
    let changesLayout = content.font != self.content.font || content.prompt != self.content.prompt
    self.content = content
    if changesLayout { setNeedsLayout() }
  }

  private var engine: any TextEngine { host.resources.text }

  private var text: StyledText {
    var text = StyledText([StyledText.Run(content.string, font: content.font)])
    text.lineLimit = 1
    return text
  }

  private var offsets: [CGFloat] {
    engine.caretOffsets(content.string, font: content.font).map { CGFloat($0) }
  }

  /// As high as UIKit's: the line and one point, rounded up; 22 points for the body font.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let textSize = engine.layout(text, width: nil, height: nil).size
    let promptSize = content.prompt.map { engine.layout($0, width: nil, height: nil).size } ?? .zero
    return CGSize(
      width: proposal.width ?? max(textSize.width, promptSize.width),
      height: (textSize.height + 1).rounded(.up))
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let size = presentedSize
    let offsets = offsets
    let caret = offsets[min(content.caret, offsets.count - 1)]
    scrollToCaret(at: caret, of: offsets, in: size.width)
    updateState(offsets, caret, size)
    // A margin of 2 points for glyphs that overhang the edges, and for the caret.
    let clip = CGRect(x: -2, y: -2, width: size.width + 4, height: size.height + 4)
    builder.layer(.clip(RoundedRect(clip))) { builder in
      let savedTransform = builder.transform
      builder.move(by: CGPoint(x: -scrollOffset, y: 0))
      if isFocused { drawSelection(offsets, size, &builder) }
      drawText(size, &builder)
      drawComposing(offsets, size, &builder)
      if isFocused { drawCaret(at: caret, size, &builder) }
      builder.transform = savedTransform
    }
  }

  private func drawText(_ size: CGSize, _ builder: inout DisplayListBuilder) {
    let isEmpty = content.string.isEmpty
    guard let styled = isEmpty ? content.prompt : text else { return }
    let layout = engine.layout(styled, width: nil, height: nil)
    let rect = CGRect(origin: .zero, size: layout.size)
    let savedTransform = builder.transform
    builder.move(by: CGPoint(x: 0, y: (size.height - layout.size.height) / 2))
    defer { builder.transform = savedTransform }
    let paint =
      isEmpty
      ? Paint.color(colors.placeholder)
      : colors.isEnabled ? self.paint(in: rect) : .color(colors.label.faded(to: 0.3))
    for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &builder) }
  }

  private func drawSelection(
    _ offsets: [CGFloat], _ size: CGSize, _ builder: inout DisplayListBuilder
  ) {
    for index in content.selection where index + 1 < offsets.count {
      let (a, b) = (offsets[index], offsets[index + 1])
      let rect = CGRect(x: min(a, b), y: 0, width: abs(b - a), height: size.height)
      builder.fill(RoundedRect(rect), .color(colors.tint.faded(to: isDark ? 0.4 : 0.25)))
    }
  }

  private func drawComposing(
    _ offsets: [CGFloat], _ size: CGSize, _ builder: inout DisplayListBuilder
  ) {
    let range = content.composing
    guard !range.isEmpty, range.upperBound < offsets.count else { return }
    let (a, b) = (offsets[range.lowerBound], offsets[range.upperBound])
    let rect = CGRect(x: min(a, b), y: size.height - 1.5, width: abs(b - a), height: 1.5)
    builder.fill(RoundedRect(rect), .color(colors.tint))
  }

  private func drawCaret(at x: CGFloat, _ size: CGSize, _ builder: inout DisplayListBuilder) {
    let host = node.host
    guard content.selection.isEmpty,
      host.reducesMotion || state?.isCaretVisible(at: host.time) == true
    else { return }
    let rect = CGRect(x: x - 1, y: 0, width: 2, height: size.height)
    builder.fill(RoundedRect(rect, radius: 1), .color(colors.tint))
  }

  /// Scrolls no more than needed to bring the caret into the field.
  private func scrollToCaret(at caret: CGFloat, of offsets: [CGFloat], in width: CGFloat) {
    let length = max(offsets.max() ?? 0, 0)
    guard isFocused, length > width else {
      scrollOffset = 0
      return
    }
    if caret - scrollOffset > width { scrollOffset = caret - width }
    if caret - scrollOffset < 0 { scrollOffset = caret }
    scrollOffset = min(max(scrollOffset, 0), length - width)
  }

  private func updateState(_ offsets: [CGFloat], _ caret: CGFloat, _ size: CGSize) {
    state?.offsets = offsets.map { $0 - scrollOffset }
    state?.caretOffset = caret - scrollOffset
    state?.height = size.height
  }
}
