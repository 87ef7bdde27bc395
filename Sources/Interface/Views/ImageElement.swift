// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Lays out and draws a picture or a symbol.
final class ImageElement: PaintedElement {
  enum Content: Equatable {
    case symbol(SymbolShape, fontSize: CGFloat)
    case picture(any ImageAsset, isTemplate: Bool)
    case missing

    static func == (one: Content, other: Content) -> Bool {
      switch (one, other) {
      case (.symbol(let a, let size), .symbol(let b, let other)): a == b && size == other
      case (.picture(let a, let tints), .picture(let b, let other)): a === b && tints == other
      case (.missing, .missing): true
      default: false
      }
    }
  }

  private var content = Content.missing
  private var isResizable = false
  private var change: SymbolChange?

  override init(_ node: Node) {
    super.init(node)
    host.noteGuide(VerticalAlignment.firstTextBaseline.key)
    host.noteGuide(VerticalAlignment.lastTextBaseline.key)
  }

  /// A symbol stands on the baseline of the text beside it.
  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
    guard isBaseline, case .symbol(let symbol, _) = content, symbol.box.height > 0 else {
      return nil
    }
    return dimensions.height * -symbol.box.minY / symbol.box.height
  }

  func set(
    _ content: Content, isResizable: Bool, _ transition: ContentTransition, _ pass: UpdatePass
  ) {
    guard content != self.content || isResizable != self.isResizable else { return }
    begin(transition, to: content, pass)
    self.content = content
    self.isResizable = isResizable
    setNeedsLayoutIfSizeDiffers()
  }

  /// Keeps the symbol that goes, where it is to be seen going.
  private func begin(_ transition: ContentTransition, to content: Content, _ pass: UpdatePass) {
    change?.cancel()
    change = nil
    let isAnimated = pass.change.animation != nil
    let scales = transition.kind == .symbolReplace && !pass.transaction.disablesAnimations
    guard case .symbol(let old, let size) = self.content, case .symbol(let new, _) = content,
      old != new, scales || (transition.kind == .opacity && isAnimated)
    else { return }
    var change = SymbolChange(from: old, size: size, scales: scales)
    if change.start(pass) {
      self.change = change
      host.noteAnimating(self)
    }
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

  /// The size it has by itself.
  private var ownSize: CGSize {
    switch content {
    case .symbol(let symbol, let size):
      CGSize(width: symbol.box.width * size, height: symbol.box.height * size)
    case .picture(let asset, _): asset.size
    case .missing: CGSize(width: 24, height: 24)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: ownSize) : ownSize
  }

  override func draw(_ painter: inout Painter) {
    let rect = CGRect(origin: .zero, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return }
    switch content {
    case .symbol(let symbol, _): drawChanging(symbol, in: rect, &painter)
    case .missing: draw(.missing, in: rect, &painter)
    case .picture(let asset, let isTemplate):
      let pixels = painter.transform.stretch(of: rect.size, scale: host.scale)
      let sprite = asset.sprite(covering: pixels)
      var image = ImagePaint(sprite, in: rect)
      if isTemplate {
        guard case .color(let color) = paint(in: rect) else {
          // A style that is no colour shows through the picture.
          painter.layer(.mask) { painter in
            painter.fill(RoundedRect(rect), .image(image))
            painter.fill(RoundedRect(rect), paint(in: rect))
          }
          return
        }
        image.tint = color
      }
      painter.fill(RoundedRect(rect), .image(image))
    }
  }

  /// The symbol, and the one before it as long as that goes.
  private func drawChanging(
    _ symbol: SymbolShape, in rect: CGRect, _ painter: inout Painter
  ) {
    guard let change else { return draw(symbol, in: rect, &painter) }
    let box = change.old.box
    let own = CGSize(width: box.width * change.oldSize, height: box.height * change.oldSize)
    let old = CGRect(
      x: rect.midX - own.width / 2, y: rect.midY - own.height / 2, width: own.width,
      height: own.height)
    let shares = change.shares
    for (symbol, rect, share) in [(change.old, old, shares.old), (symbol, rect, shares.new)]
    where share > 0 {
      let scale = change.scale(share)
      let inset = CGSize(width: rect.width * (1 - scale) / 2, height: rect.height * (1 - scale) / 2)
      painter.layer(.opacity(Float(share))) { painter in
        draw(symbol, in: rect.insetBy(dx: inset.width, dy: inset.height), &painter)
      }
    }
  }

  private func draw(_ symbol: SymbolShape, in rect: CGRect, _ painter: inout Painter) {
    let paint = paint(in: rect)
    guard case .color = paint else {
      // A gradient lies in the rectangle, not in the symbol's own space.
      painter.layer(.mask) { painter in
        draw(symbol, in: rect, .color(.black), &painter)
        painter.fill(RoundedRect(rect), paint)
      }
      return
    }
    draw(symbol, in: rect, paint, &painter)
  }

  private func draw(
    _ symbol: SymbolShape, in rect: CGRect, _ paint: Paint, _ painter: inout Painter
  ) {
    let box = symbol.box
    guard box.width > 0, box.height > 0 else { return }
    let scale = CGSize(width: rect.width / box.width, height: rect.height / box.height)
    let origin = CGPoint(x: -box.minX * scale.width, y: -box.minY * scale.height)
    painter.draw(symbol, at: origin, scale: scale, paint)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }
}

extension CGAffineTransform {
  /// How many pixels something of a size in points covers at most, both ways, before it is turned.
  fileprivate func stretch(of size: CGSize, scale: CGFloat) -> CGSize {
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    return CGSize(width: size.width * x * scale, height: size.height * y * scale)
  }
}

extension Image: LeafView {
  func makeElement(_ node: Node) -> ImageElement { ImageElement(node) }

  func update(_ element: ImageElement, _ pass: UpdatePass) {
    let environment = element.node.environment
    let values = EnvironmentValues(environment)
    element.setFill(ForegroundStyle()._resolve(_StyleContext(environment)).fill, pass)
    element.set(
      content(values), isResizable: isResizable, values.contentTransition, pass)
  }

  @MainActor
  private func content(_ values: EnvironmentValues) -> ImageElement.Content {
    switch source {
    case .symbol(let name):
      let size = values.textAppearance.description.size
      guard let symbol = symbol(name, values) else { return .missing }
      return .symbol(symbol, fontSize: CGFloat(size) * values.imageScale.factor)
    case .asset(let name):
      let isDark = values.colorScheme == .dark
      guard let asset = values.assets?.image(named: name, isDark: isDark) else { return .missing }
      let isTemplate = renderingMode.map { $0 == .template } ?? asset.isTemplate
      return .picture(asset, isTemplate: isTemplate)
    }
  }

  /// The variant of a symbol that the views around ask for, or the symbol itself where there is none.
  @MainActor
  private func symbol(_ name: String, _ values: EnvironmentValues) -> SymbolShape? {
    let variant = values.symbolVariants.applied(to: name)
    if variant != name, let symbol = values.assets?.symbol(named: variant) { return symbol }
    return values.assets?.symbol(named: name)
  }
}
