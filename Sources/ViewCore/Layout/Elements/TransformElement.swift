// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// An element that applies an affine transform to its child in drawing and hit testing, not in
/// layout.
@_spi(ViewTree) open class TransformElement<Value: Animatable>: AnimatedElement<Value> {
  /// Returns the transform of the child for a value and a size of the element.
  open func transform(_ value: Value, in size: CGSize) -> CGAffineTransform { .identity }

  public final override func contentTransform() -> CGAffineTransform {
    transform(value, in: presentedSize)
  }

  final override func modelContentTransform() -> CGAffineTransform { transform(model, in: size) }

  /// A transform does not affect layout.
  public final override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(proposal)
  }

  public final override func lengthRange(
    along axis: Axis, across: CGFloat?
  ) -> ClosedRange<CGFloat>? {
    child.lengthRange(along: axis, across: across)
  }

  public final override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    child.keepsIdealLength(along: axis, across: across)
  }

  open override func draw(_ builder: inout DisplayListBuilder) {
    let transform = contentTransform()
    // A transform that is not finite draws nothing: a body may divide by a width of 0.
    guard transform.isFinite else { return }
    builder.apply(transform)
    child.render(&builder)
  }

  open override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let transform = contentTransform()
    guard transform.isFinite, transform.determinant != 0, transform.determinant.isFinite else {
      return false
    }
    return child.hit(point.applying(transform.inverted()), &path)
  }
}

extension CGAffineTransform {
  /// Whether all coefficients are finite.
  package var isFinite: Bool {
    // 0 only if no number is infinite or NaN.
    (a * 0 + b * 0) + (c * 0 + d * 0) + (tx * 0 + ty * 0) == 0
  }
}
