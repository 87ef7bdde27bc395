// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore

/// Draws and hit-tests an animatable shape.
package final class ShapeElement<S: Shape>: PaintedElement {
  var rule = FillRule.nonZero
  private var model: S
  /// The animation of the shape; nil until there is one. A reference, as accesses to a value of a
  /// generic type look up the type's metadata.
  private var motion: ShapeMotion<S>?
  private var wasSet = false
  /// The geometry for the size of the last draw or hit test; nil after the shape has changed.
  private var cached: (size: CGSize, drawing: PathDrawing)?

  init(_ shape: S, _ node: Node) {
    model = shape
    super.init(node)
  }

  func setShape(_ shape: S, _ pass: UpdatePass) {
    if motion == nil, wasSet, pass.needsAnimator || shape.animatableData.magnitudeSquared.isNaN {
      motion = ShapeMotion(model)
    }
    wasSet = true
    model = shape
    if let motion, motion.value.set(shape, pass) { host.addAnimating(self) }
    cached = nil
    // Most shapes take the proposed size, whatever their values.
    setNeedsLayoutIfSizeDiffers()
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A copy: a call on the variable would check that no other access overlaps.
    let model = model
    return proposal.usableSize(model.sizeThatFits(proposal))
  }

  package override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    var proposal = ProposedViewSize(width: across, height: across)
    proposal[axis] = 0
    let least = measure(proposal)[axis]
    proposal[axis] = .infinity
    let greatest = measure(proposal)[axis]
    return least <= greatest ? least...greatest : nil
  }

  private var drawing: PathDrawing {
    let size = presentedSize
    if let cached, cached.size == size { return cached.drawing }
    // Without an optional shape: it would look up its type for each element.
    let drawing: PathDrawing
    if motion != nil {
      drawing = movingDrawing
    } else {
      drawing = ContainerShapeLookup.outline(of: model, in: self)
    }
    cached = (size, drawing)
    return drawing
  }

  private var movingDrawing: PathDrawing {
    ContainerShapeLookup.outline(of: motion?.value.presented ?? model, in: self)
  }

  package override func sampleOwnValues(at time: Double) -> Bool {
    var isAnimating = false
    if let motion {
      isAnimating = motion.value.sample(at: time)
      cached = nil
    }
    return super.sampleOwnValues(at: time) || isAnimating
  }

  public override func ownEndlessPeriod(at time: Double) -> Double? {
    guard let fill = super.ownEndlessPeriod(at: time) else { return nil }
    guard let motion else { return fill }
    return motion.value.endlessPeriod(at: time).map { max($0, fill) }
  }

  package override func draw(_ builder: inout DisplayListBuilder) {
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

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    isVisible && drawing.contains(point, rule)
  }

  package override func dismantle() {
    motion?.value.cancel()
    super.dismantle()
  }
}

private final class ShapeMotion<S: Shape> {
  var value: AnimatedValue<S>

  init(_ shape: S) { value = AnimatedValue(shape) }
}
