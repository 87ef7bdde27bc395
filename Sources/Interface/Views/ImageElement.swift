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

  func set(_ content: Content, isResizable: Bool) {
    guard content != self.content || isResizable != self.isResizable else { return }
    self.content = content
    self.isResizable = isResizable
    setNeedsLayoutIfSizeDiffers()
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
    case .symbol(let symbol, _): draw(symbol, in: rect, &painter)
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
    element.set(content(values), isResizable: isResizable)
  }

  @MainActor
  private func content(_ values: EnvironmentValues) -> ImageElement.Content {
    switch source {
    case .symbol(let name):
      let size = values.textAppearance.description.size
      guard let symbol = values.assets?.symbol(named: name) else { return .missing }
      return .symbol(symbol, fontSize: CGFloat(size) * values.imageScale.factor)
    case .asset(let name):
      let isDark = values.colorScheme == .dark
      guard let asset = values.assets?.image(named: name, isDark: isDark) else { return .missing }
      let isTemplate = renderingMode.map { $0 == .template } ?? asset.isTemplate
      return .picture(asset, isTemplate: isTemplate)
    }
  }
}
