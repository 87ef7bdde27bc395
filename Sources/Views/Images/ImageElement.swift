// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// Lays out and draws an image or a symbol.
final class ImageElement: PaintedElement, LabeledImage {
  typealias Content = ImageContent

  /// A layer of a symbol; a nil fill is that of the element.
  struct ColoredLayer: Equatable {
    let shape: SymbolShape
    let fill: AnimatableFill?
  }

  private var content = Content.missing
  /// The layers of the symbol that are drawn instead of it, if there are any.
  var layers: [ColoredLayer] = [] {
    didSet { if layers != oldValue { host.needsDisplay = true } }
  }
  fileprivate(set) var spokenName: String?
  private var isResizable = false
  private var slices = ImageSlices()
  /// Whether a gray shape is drawn instead of the image.
  var isRedacted = false {
    didSet { if isRedacted != oldValue { host.needsDisplay = true } }
  }
  /// Whether the image is drawn mirrored.
  private var isMirrored = false
  private var change: SymbolChange?

  override init(_ node: Node) {
    super.init(node)
    host.registerGuide(VerticalAlignment.firstTextBaseline.key)
    host.registerGuide(VerticalAlignment.lastTextBaseline.key)
  }

  /// A symbol is aligned with text by its baseline.
  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let isBaseline =
      key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
    guard isBaseline, case .symbol(let symbol, _) = content else { return nil }
    let rect = symbolRect(in: CGRect(origin: .zero, size: dimensions.size))
    let box = box(of: symbol)
    return box.height > 0 ? rect.minY + rect.height * -box.minY / box.height : nil
  }

  override var preferredSpacing: ViewSpacing {
    if case .symbol = content, !isResizable { .symbol } else { .view }
  }

  func setMirrored(_ isMirrored: Bool) {
    if isMirrored != self.isMirrored { invalidateDrawnBounds() }
    self.isMirrored = isMirrored
  }

  func set(
    _ content: Content, isResizable: Bool, _ slices: ImageSlices, _ transition: ContentTransition,
    _ pass: UpdatePass
  ) {
    self.slices = slices
    guard content != self.content || isResizable != self.isResizable else { return }
    startTransition(transition, to: content, pass)
    self.content = content
    self.isResizable = isResizable
    setNeedsLayoutIfSizeDiffers()
  }

  /// Starts an animation from the current symbol to a new one, if the transition and the pass ask
  /// for one.
  private func startTransition(
    _ transition: ContentTransition, to content: Content, _ pass: UpdatePass
  ) {
    change?.cancel()
    change = nil
    let isAnimated = pass.animationChange.animation != nil
    let scales = transition.kind == .symbolReplace && !pass.transaction.disablesAnimations
    guard case .symbol(let old, let size) = self.content, case .symbol(let new, _) = content,
      old != new, scales || (transition.kind == .opacity && isAnimated)
    else { return }
    var change = SymbolChange(from: old, size: size, scales: scales)
    if change.start(pass) {
      self.change = change
      host.addAnimating(self)
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

  /// The part of a symbol that fills the element: its box, or only its outline if the image is
  /// resizable.
  private func box(of symbol: SymbolShape) -> CGRect {
    isResizable ? symbol.outline.bounds : symbol.box
  }

  /// The rectangle of the symbol's box in the element's bounds: without the fractions of pixels by
  /// which the size is rounded up.
  private func symbolRect(in rect: CGRect) -> CGRect {
    guard !isResizable, case .symbol(let symbol, let size) = content else { return rect }
    let (box, intrinsic) = (symbol.box, intrinsicSize)
    guard intrinsic.width > 0, intrinsic.height > 0 else { return rect }
    return rect.insetBy(
      dx: rect.width * (1 - box.width * size / intrinsic.width) / 2,
      dy: rect.height * (1 - box.height * size / intrinsic.height) / 2)
  }

  /// The size rounded up to pixels. What exceeds one by less than a 128th of a point is cut.
  private func pixelAligned(_ size: CGSize) -> CGSize {
    func length(_ length: CGFloat) -> CGFloat {
      ((length - 1.0 / 128) * host.scale).rounded(.up) / host.scale
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// The size in points, which is the ideal one if the image is resizable.
  private var intrinsicSize: CGSize {
    switch content {
    case .symbol(let symbol, let size):
      pixelAligned(
        CGSize(width: box(of: symbol).width * size, height: box(of: symbol).height * size))
    case .picture(let asset, _): asset.size
    case .missing: CGSize(width: 24, height: 24)
    // A missing image that is resizable is a square without a size of its own.
    case .nothing: isResizable ? CGSize(width: 10, height: 10) : .zero
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: intrinsicSize) : intrinsicSize
  }

  override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    guard !isResizable else { return nil }
    let length = intrinsicSize[axis]
    return length.isFinite ? length...length : nil
  }

  override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool { !isResizable }

  override func draw(_ builder: inout DisplayListBuilder) {
    let rect = CGRect(origin: .zero, size: presentedSize)
    guard rect.width > 0, rect.height > 0 else { return }
    if isRedacted {
      return builder.layer(.opacity(0.16)) { builder in
        builder.fill(RoundedRect(rect, radius: isSymbol ? 3 : 0), paint(in: rect))
      }
    }
    switch content {
    case .symbol(let symbol, _):
      let outer = builder.transform
      if isMirrored {
        builder.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
      }
      drawWithShadows(in: rect, &builder) {
        drawChanging(symbol, in: symbolRect(in: rect), &$0)
      }
      builder.transform = outer
    case .missing: draw(.missing, in: rect, &builder)
    case .nothing: break
    case .picture(let asset, let isTemplate):
      let slices = isResizable ? slices.slices(of: rect, picture: asset.size) : []
      if slices.count > 1 { return draw(slices, of: asset, isTemplate, in: rect, &builder) }
      let pixels = builder.transform.stretch(of: rect.size, scale: host.scale)
      let sprite = asset.sprite(covering: pixels)
      var image = SpritePaint(sprite, in: rect)
      if isTemplate {
        guard case .color(let color) = paint(in: rect) else {
          // Any style other than a color is masked by the image.
          builder.layer(.mask) { builder in
            builder.fill(RoundedRect(rect), .image(image))
            builder.fill(RoundedRect(rect), paint(in: rect))
          }
          return
        }
        image.tint = color
      }
      builder.fill(RoundedRect(rect), .image(image))
    }
  }

  /// Draws the parts of an image.
  private func draw(
    _ slices: [ImageSlices.Slice], of asset: any ImageAsset, _ isTemplate: Bool, in rect: CGRect,
    _ builder: inout DisplayListBuilder
  ) {
    let size = slices.reduce(CGSize.zero) { size, slice in
      CGSize(
        width: max(size.width, slice.picture.width), height: max(size.height, slice.picture.height))
    }
    let sprite = asset.sprite(covering: builder.transform.stretch(of: size, scale: host.scale))
    func fill(_ tint: ResolvedColor?, _ builder: inout DisplayListBuilder) {
      for slice in slices {
        builder.fill(
          RoundedRect(slice.rect), .image(SpritePaint(sprite, in: slice.picture, tint: tint)))
      }
    }
    guard isTemplate else { return fill(nil, &builder) }
    let paint = paint(in: rect)
    if case .color(let color) = paint { return fill(color, &builder) }
    builder.layer(.mask) { builder in
      fill(nil, &builder)
      builder.fill(RoundedRect(rect), paint)
    }
  }

  /// Draws the symbol, and the previous one while it is being replaced.
  private func drawChanging(
    _ symbol: SymbolShape, in rect: CGRect, _ builder: inout DisplayListBuilder
  ) {
    guard let change else { return draw(symbol, in: rect, &builder) }
    let box = box(of: change.old)
    let boxSize = CGSize(width: box.width * change.oldSize, height: box.height * change.oldSize)
    let old = CGRect(
      x: rect.midX - boxSize.width / 2, y: rect.midY - boxSize.height / 2, width: boxSize.width,
      height: boxSize.height)
    let opacities = change.opacities
    for (symbol, rect, opacity) in [
      (change.old, old, opacities.old), (symbol, rect, opacities.new),
    ]
    where opacity > 0 {
      let scale = change.scale(opacity)
      let inset = CGSize(width: rect.width * (1 - scale) / 2, height: rect.height * (1 - scale) / 2)
      builder.layer(.opacity(Float(opacity))) { builder in
        draw(symbol, in: rect.insetBy(dx: inset.width, dy: inset.height), &builder)
      }
    }
  }

  private func draw(_ symbol: SymbolShape, in rect: CGRect, _ builder: inout DisplayListBuilder) {
    let box = box(of: symbol)
    guard case .symbol(let current, _) = content, current == symbol, !layers.isEmpty else {
      return draw(symbol, box, in: rect, paint(in: rect), &builder)
    }
    for layer in layers {
      let paint = layer.fill?.paint(in: rect) ?? paint(in: rect)
      draw(layer.shape, box, in: rect, paint, &builder)
    }
  }

  /// Draws an outline; its box fills the rectangle.
  private func draw(
    _ shape: SymbolShape, _ box: CGRect, in rect: CGRect, _ paint: Paint,
    _ builder: inout DisplayListBuilder
  ) {
    guard case .color = paint else {
      // A gradient extends over the rectangle, not over the symbol's own coordinate space.
      return builder.layer(.mask) { builder in
        draw(shape, box, in: rect, .color(.black), &builder)
        builder.fill(RoundedRect(rect), paint)
      }
    }
    guard box.width > 0, box.height > 0 else { return }
    let scale = CGSize(width: rect.width / box.width, height: rect.height / box.height)
    let origin = CGPoint(x: -box.minX * scale.width, y: -box.minY * scale.height)
    builder.draw(shape, at: origin, scale: scale, paint)
  }

  private var isSymbol: Bool { if case .symbol = content { true } else { false } }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }
}

extension CGAffineTransform {
  /// The size in pixels of a size in points under this transform, along the transformed axes.
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
    let context = _StyleContext(environment)
    element.setStyle(ForegroundStyle()._resolve(context), pass)
    element.isRedacted = values.isRedacted
    element.spokenName = element.isRedacted ? nil : spokenName
    element.setMirrored(values.layoutDirection == .rightToLeft && isDirectional)
    let content = content(values)
    element.set(content, isResizable: isResizable, slices, values.contentTransition, pass)
    element.layers = layers(of: content, context)
  }

  /// Whether the image is a symbol that points forward or backward.
  private var isDirectional: Bool {
    guard case .symbol(let name) = source else { return false }
    return name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }
}
