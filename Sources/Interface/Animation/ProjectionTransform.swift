// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion

/// A map of the plane that may have perspective: lines stay lines.
///
///     | m11 m12 m13 |
///     | m21 m22 m23 |      (x, y, 1) · M = (w·x', w·y', w)
///     | m31 m32 m33 |
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The identity.
  public init() {}

  public init(_ m: CGAffineTransform) {
    self.init(Projection(m))
  }

  init(_ projection: Projection) {
    (m11, m12, m13) = (projection.m11, projection.m12, projection.m13)
    (m21, m22, m23) = (projection.m21, projection.m22, projection.m23)
    (m31, m32, m33) = (projection.m31, projection.m32, projection.m33)
  }

  var projection: Projection {
    Projection([m11, m12, m13], [m21, m22, m23], [m31, m32, m33])
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform that applies this one, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(projection.concatenating(rhs.projection))
  }

  /// The transform that undoes this one; itself where there is none.
  public func inverted() -> ProjectionTransform {
    projection.inverted.map { ProjectionTransform($0) } ?? self
  }
}

extension Projection {
  /// The affine map that is closest to this one about a point.
  func tangent(at point: SIMD2<Double>) -> CGAffineTransform {
    let (seen, depth) = (map(point), depth(point))
    let (a, b) = ((m11 - seen.x * m13) / depth, (m12 - seen.y * m13) / depth)
    let (c, d) = ((m21 - seen.x * m23) / depth, (m22 - seen.y * m23) / depth)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: seen.x - a * point.x - c * point.y,
      ty: seen.y - b * point.x - d * point.y)
  }
}

/// Turns what it modifies in space.
public struct _Rotation3DEffect: GeometryEffect {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// As Core Animation turns a layer, y down and z towards the eye, seen from max(width, height)/perspective away.
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
    let turn = Projection(
      [x.x, x.y, -k * x.z], [y.x, y.y, -k * y.z],
      [-anchorZ * z.x, -anchorZ * z.y, 1 - k * anchorZ * (1 - z.z)])
    let (ax, ay) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      Projection(CGAffineTransform(translationX: -ax, y: -ay)).concatenating(turn)
        .concatenating(Projection(CGAffineTransform(translationX: ax, y: ay))))
  }

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
  /// Turns the view in space about an axis, by an angle, and shows it in perspective: 0 is none, 1 as from the
  /// distance of its longer side. An axis of length 0 turns nothing.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Shows the view through a projection of its frame.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}

/// Shows what it modifies through a projection.
public struct _ProjectionEffect: GeometryEffect {
  public typealias AnimatableData = EmptyAnimatableData
  let transform: ProjectionTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
