// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// Applies an affine transform to the modified view.
public struct _TransformEffect: GeometryEffect {
  /// The transform, in the space of the view's frame.
  public var transform: CGAffineTransform

  /// Returns the affine transform, for any size.
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  /// The six coefficients of the transform.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<CGFloat, CGFloat>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(
          AnimatablePair(transform.a, transform.b), AnimatablePair(transform.c, transform.d)),
        AnimatablePair(transform.tx, transform.ty))
    }
    set {
      let (linear, translation) = (newValue.first, newValue.second)
      transform = CGAffineTransform(
        a: linear.first.first, b: linear.first.second, c: linear.second.first,
        d: linear.second.second, tx: translation.first, ty: translation.second)
    }
  }
}

extension View {
  /// Applies an affine transform to the view in drawing and hit testing, not in layout.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
