// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore

/// Lays out and draws a text.
package final class TextElement: PaintedElement {
  private var text = StyledText()
  private var transition = ContentTransition.identity
  private var change: TextChange?
  /// The layout of the last draw, and its size.
  private var cachedLayout: (size: CGSize, layout: TextLayout)?
  /// The distance between baselines that the font requires beyond the line height, in points.
  var leading: CGFloat = 0

  override init(_ node: Node) {
    super.init(node)
    host.registerGuide(VerticalAlignment.firstTextBaseline.key)
    host.registerGuide(VerticalAlignment.lastTextBaseline.key)
  }

  /// The text for assistive technologies.
  package var spokenText: String { text.string }

  public override var preferredSpacing: ViewSpacing { ViewSpacing(.text(leading: leading)) }

  public override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(in: dimensions.size).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(in: dimensions.size).lastBaseline
    default: nil
    }
  }

  /// Sets the text. In an animated pass the change is animated by `transition`.
  func setText(_ text: StyledText, _ transition: ContentTransition, _ pass: UpdatePass) {
    let old = (text: self.text, transition: self.transition)
    self.transition = transition
    guard text != old.text else { return }
    let shown = isPlaced ? fragments : []
    self.text = text
    cachedLayout = nil
    change?.cancel()
    change = nil
    // Its effect on the layout is known only after the next layout pass.
    setNeedsLayoutIfSizeDiffers()
    let style = transition.change(
      from: old.transition, reducesMotion: pass.reducesMotion,
      isSameString: old.text.string == text.string)
    guard !shown.isEmpty, pass.animationChange.animation != nil, let style else { return }
    var change = TextChange(from: shown, to: targetLayout, style)
    if change.start(pass) {
      host.addAnimating(self)
      self.change = change
    }
  }

  /// The presented fragments, relative to the centre of the text.
  private var fragments: [TextFragment] {
    change?.fragments ?? TextFragment.all(of: layout(in: size))
  }

  /// The layout in the size that the text takes for its last proposal.
  private var targetLayout: TextLayout { layout(in: measure(proposal)) }

  /// The text, whose size is rounded up to the pixels of the host.
  private var pixelAlignedText: StyledText {
    var text = text
    text.pixelLength = 1 / Double(host.scale)
    return text
  }

  private func layout(in size: CGSize) -> TextLayout {
    host.resources.text.layout(
      pixelAlignedText, width: Double(size.width), height: Double(size.height))
  }

  private func currentLayout() -> TextLayout {
    if let cachedLayout, cachedLayout.size == size { return cachedLayout.layout }
    let layout = layout(in: size)
    cachedLayout = (size, layout)
    return layout
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    host.resources.text.layout(
      pixelAlignedText, width: proposal.width.map { Double($0) },
      height: proposal.height.map { Double($0) }
    ).size
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    drawWithShadows(in: CGRect(origin: .zero, size: presentedSize), &builder) { drawText(&$0) }
  }

  private func drawText(_ builder: inout DisplayListBuilder) {
    let size = presentedSize
    let outer = builder.transform
    defer { builder.transform = outer }
    if let change {
      let rect = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      builder.move(by: CGPoint(x: size.width / 2, y: size.height / 2))
      let paint = paint(in: rect)
      for fragment in change.fragments { fragment.draw(paint, &builder) }
      return
    }
    let layout = currentLayout()
    // While its frame animates to another size, the text stays centred.
    let origin = CGPoint(
      x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
    builder.move(by: origin)
    let paint = paint(in: CGRect(origin: .zero, size: layout.size))
    for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &builder) }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  public override func sampleOwnValues(at time: Double) -> Bool {
    let fills = super.sampleOwnValues(at: time)
    if change?.sample(at: time) == true { return true }
    change = nil
    return fills
  }

  public override func dismantle() {
    change?.cancel()
    super.dismantle()
  }
}

extension TextLayout.Piece {
  package func draw(_ paint: Paint, _ builder: inout DisplayListBuilder) {
    switch content {
    case .glyphs(let run): builder.draw(run, paint)
    case .sprite(let sprite, let rect):
      builder.fill(RoundedRect(rect), .image(ImagePaint(sprite, in: rect)))
    case .rule(let rect): builder.fill(RoundedRect(rect), paint)
    case .symbol(let symbol, let origin, let size):
      builder.draw(symbol, at: origin, scale: CGSize(width: size, height: size), paint)
    }
  }
}

extension Text: LeafView {
  package func makeElement(_ node: Node) -> TextElement { TextElement(node) }

  package func update(_ element: TextElement, _ pass: UpdatePass) {
    let environment = element.node.environment
    let values = EnvironmentValues(environment)
    let (text, color) = styled(values)
    let style: any ShapeStyle = color ?? ForegroundStyle()
    let outermost = values.textAppearance.overridden(by: appearance)
    element.leading = CGFloat(outermost.description(at: values.dynamicTypeSize).leading)
    element.setStyle(style._resolve(_StyleContext(environment)), pass)
    element.setText(text, values.contentTransition, pass)
  }
}
