// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// Draws and hit-tests an animatable shape.
final class ShapeElement<S: Shape>: PaintedElement {
  var rule = FillRule.nonZero
  private var shape: AnimatedValue<S>
  /// The same as the model of `shape`, whose access takes longer.
  private var model: S
  /// The geometry for the size of the last draw or hit test; nil after the shape has changed.
  private var cached: (size: CGSize, drawing: PathDrawing)?

  init(_ shape: S, _ node: Node) {
    self.shape = AnimatedValue(shape)
    model = shape
    super.init(node)
  }

  func setShape(_ shape: S, _ pass: UpdatePass) {
    if self.shape.set(shape, pass) { host.addAnimating(self) }
    model = shape
    cached = nil
    // Most shapes take the proposed size, whatever their values.
    setNeedsLayoutIfSizeDiffers()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = model.sizeThatFits(proposal)
    return CGSize(
      width: size.width.isNaN ? 0 : max(0, size.width),
      height: size.height.isNaN ? 0 : max(0, size.height))
  }

  private var drawing: PathDrawing {
    let size = presentedSize
    if let cached, cached.size == size { return cached.drawing }
    let drawing = shape.presented.path(in: CGRect(origin: .zero, size: size)).drawing
    cached = (size, drawing)
    return drawing
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    let isAnimating = shape.sample(at: time)
    cached = nil
    return super.sampleOwnValues(at: time) || isAnimating
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let rect = CGRect(origin: .zero, size: presentedSize)
    let paint = paint(in: rect)
    drawWithShadows(in: rect, &builder) { builder in
      switch drawing {
      case .nothing: break
      case .rounded(let shape): builder.fill(shape, paint)
      case .outline(let outline): builder.fill(outline, rule, paint)
      }
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    isVisible && drawing.contains(point, rule)
  }

  override func dismantle() {
    shape.cancel()
    super.dismantle()
  }
}
