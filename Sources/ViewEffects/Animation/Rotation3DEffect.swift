// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// Rotates the modified view in three dimensions.
public struct _Rotation3DEffect: GeometryEffect {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  package init(
    angle: Angle, axis: SIMD3<Double>, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// Returns the projection of the rotated view, as Core Animation rotates a layer: y points down,
  /// z towards the eye, which is max(width, height) / perspective points away. The identity for an
  /// axis of length 0 and for values that are not finite.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let u = axis / length
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let t = 1 - c
    let x: SIMD3<Double> = [c + u.x * u.x * t, u.x * u.y * t + u.z * s, u.x * u.z * t - u.y * s]
    let y: SIMD3<Double> = [u.y * u.x * t - u.z * s, c + u.y * u.y * t, u.y * u.z * t + u.x * s]
    let z: SIMD3<Double> = [u.z * u.x * t + u.y * s, u.z * u.y * t - u.x * s, c + u.z * u.z * t]
    let side = max(size.width, size.height)
    let k = side > 0 ? perspective / side : 0
    let rotation = Projection(
      [x.x, x.y, -k * x.z], [y.x, y.y, -k * y.z],
      [-anchorZ * z.x, -anchorZ * z.y, 1 - k * anchorZ * (1 - z.z)])
    let (ax, ay) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      Projection(CGAffineTransform(translationX: -ax, y: -ay)).concatenating(rotation)
        .concatenating(Projection(CGAffineTransform(translationX: ax, y: ay))))
  }

  /// The angle, anchors, axis and perspective as animatable values.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>,
      AnimatablePair<
        AnimatablePair<AnimatablePair<Double, Double>, Double>, AnimatablePair<CGFloat, CGFloat>
      >
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.animatableData, anchor.animatableData),
        AnimatablePair(
          AnimatablePair(AnimatablePair(axis.x, axis.y), axis.z),
          AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      anchor.animatableData = newValue.first.second
      let space = newValue.second.first
      axis = [space.first.first, space.first.second, space.second]
      (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension View {
  /// Rotates the view in three dimensions around an axis through an anchor, in drawing and hit testing.
  ///
  /// - Parameter angle: The angle of the rotation. One that is not finite does not rotate.
  /// - Parameter axis: The direction of the axis. An axis of length 0 does not rotate.
  /// - Parameter anchor: The point of the view that the axis goes through.
  /// - Parameter anchorZ: The position of the axis along z, in points.
  /// - Parameter perspective: 0 for a parallel projection; 1 for an eye at the distance of the
  ///   view's longer side.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Applies a projective transform to the view in drawing and hit testing.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
