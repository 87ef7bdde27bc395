// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Lays out and draws a text.
final class TextElement: PaintedElement {
  private var text = StyledText()
  private var transition = ContentTransition.identity
  private var change: TextChange?
  /// The layout that was drawn last.
  private var drawn: (size: CGSize, layout: TextLayout)?
  /// What a style asks for between the baselines of two texts, beyond their lines' height; in points.
  var leading: CGFloat = 0

  override init(_ node: Node) {
    super.init(node)
    host.noteGuide(VerticalAlignment.firstTextBaseline.key)
    host.noteGuide(VerticalAlignment.lastTextBaseline.key)
  }

  /// What is read out for it.
  var spokenText: String { text.string }

  override var preferredSpacing: ViewSpacing { ViewSpacing(textLeading: leading) }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(in: dimensions.size).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(in: dimensions.size).lastBaseline
    default: nil
    }
  }

  /// Sets the text; where that is animated, what it was is seen going.
  func setText(_ text: StyledText, _ transition: ContentTransition, _ pass: UpdatePass) {
    let old = (text: self.text, transition: self.transition)
    self.transition = transition
    guard text != old.text else { return }
    let shown = isPlaced ? marks : []
    self.text = text
    drawn = nil
    change?.cancel()
    change = nil
    // What changes size for it is known only when it has been laid out.
    setNeedsLayoutIfSizeDiffers()
    let style = transition.change(
      from: old.transition, reducesMotion: pass.reducesMotion,
      isSameString: old.text.string == text.string)
    guard !shown.isEmpty, pass.change.animation != nil, let style else { return }
    var change = TextChange(from: shown, to: ownLayout, style)
    if change.start(pass) {
      host.noteAnimating(self)
      self.change = change
    }
  }

  /// What is seen of it, from its middle.
  private var marks: [TextMark] { change?.marks ?? TextMark.all(of: layout(in: size)) }

  /// The layout in the size it takes under what was proposed to it last.
  private var ownLayout: TextLayout { layout(in: measure(proposal)) }

  private func layout(in size: CGSize) -> TextLayout {
    host.resources.text.layout(
      text, width: Double(size.width), height: Double(size.height))
  }

  private func drawnLayout() -> TextLayout {
    if let drawn, drawn.size == size { return drawn.layout }
    let layout = layout(in: size)
    drawn = (size, layout)
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    host.resources.text.layout(
      text, width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) }
    ).size
  }

  override func draw(_ painter: inout Painter) {
    let size = presentedSize
    let outer = painter.transform
    defer { painter.transform = outer }
    if let change {
      let rect = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      painter.move(by: CGPoint(x: size.width / 2, y: size.height / 2))
      let paint = paint(in: rect)
      for mark in change.marks { mark.draw(paint, &painter) }
      return
    }
    let layout = drawnLayout()
    // While its box is on its way to another size it keeps to the middle.
    let origin = CGPoint(
      x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
    painter.move(by: origin)
    let paint = paint(in: CGRect(origin: .zero, size: layout.size))
    for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &painter) }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    let fills = super.sampleOwnValues(at: time)
    if change?.sample(at: time) == true { return true }
    change = nil
    return fills
  }

  override func dismantle() {
    change?.cancel()
    super.dismantle()
  }
}

extension TextLayout.Piece {
  func draw(_ paint: Paint, _ painter: inout Painter) {
    switch content {
    case .glyphs(let run): painter.draw(run, paint)
    case .sprite(let sprite, let rect):
      painter.fill(RoundedRect(rect), .image(ImagePaint(sprite, in: rect)))
    case .rule(let rect): painter.fill(RoundedRect(rect), paint)
    case .symbol(let symbol, let origin, let size):
      painter.draw(symbol, at: origin, scale: CGSize(width: size, height: size), paint)
    }
  }
}

extension Text: LeafView {
  func makeElement(_ node: Node) -> TextElement { TextElement(node) }

  func update(_ element: TextElement, _ pass: UpdatePass) {
    let environment = element.node.environment
    let values = EnvironmentValues(environment)
    let (text, color) = styled(values)
    let style: any ShapeStyle = color ?? ForegroundStyle()
    element.leading = values.textAppearance.overridden(by: appearance).font.styleLeading
    element.setFill(style._resolve(_StyleContext(environment)).fill, pass)
    element.setText(text, values.contentTransition, pass)
  }
}

extension Font? {
  /// What a style's leading adds to the height of a line, in points.
  fileprivate var styleLeading: CGFloat {
    guard case .style(let style) = (self ?? .body).base else { return 0 }
    return max(0, style.leading - style.size * 1.2)
  }
}
