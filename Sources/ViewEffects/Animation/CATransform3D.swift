// Part of Snapback, under the MIT licence; see LICENSE.

// The names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
@_spi(ViewTree) import ViewCore

/// An affine or projective transform of space: `(x, y, z, 1) · M`, with the coefficients of Core Animation.
///
/// Coefficients are not checked.
public struct CATransform3D: Equatable, Sendable {
  /// The contribution of x to x'.
  public var m11: CGFloat = 1
  /// The contribution of x to y'.
  public var m12: CGFloat = 0
  /// The contribution of x to z'.
  public var m13: CGFloat = 0
  /// The contribution of x to w: perspective along the x axis.
  public var m14: CGFloat = 0
  /// The contribution of y to x'.
  public var m21: CGFloat = 0
  /// The contribution of y to y'.
  public var m22: CGFloat = 1
  /// The contribution of y to z'.
  public var m23: CGFloat = 0
  /// The contribution of y to w: perspective along the y axis.
  public var m24: CGFloat = 0
  /// The contribution of z to x'.
  public var m31: CGFloat = 0
  /// The contribution of z to y'.
  public var m32: CGFloat = 0
  /// The contribution of z to z'.
  public var m33: CGFloat = 1
  /// The contribution of z to w: -1 / distance of the eye for perspective.
  public var m34: CGFloat = 0
  /// The translation in x.
  public var m41: CGFloat = 0
  /// The translation in y.
  public var m42: CGFloat = 0
  /// The translation in z.
  public var m43: CGFloat = 0
  /// The constant part of w.
  public var m44: CGFloat = 1

  /// Creates the identity.
  public init() {}

  fileprivate typealias Row = SIMD4<Double>

  fileprivate var rows: [Row] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0].x, newValue[0].y, newValue[0].z, newValue[0].w)
      (m21, m22, m23, m24) = (newValue[1].x, newValue[1].y, newValue[1].z, newValue[1].w)
      (m31, m32, m33, m34) = (newValue[2].x, newValue[2].y, newValue[2].z, newValue[2].w)
      (m41, m42, m43, m44) = (newValue[3].x, newValue[3].y, newValue[3].z, newValue[3].w)
    }
  }
}

/// The transform that changes no point.
public let CATransform3DIdentity = CATransform3D()

/// Returns the transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let others = b.rows
  var result = CATransform3D()
  result.rows = a.rows.map { row in
    others[0] * row.x + others[1] * row.y + others[2] * row.z + others[3] * row.w
  }
  return result
}

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scale by a factor per axis; a negative one mirrors, and one of 0 has no inverse.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation around an axis by an angle in radians; the identity for an axis of length 0
/// and for values that are not finite.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let t = 1 - c
  var result = CATransform3D()
  result.rows = [
    [c + x * x * t, x * y * t + z * s, x * z * t - y * s, 0],
    [y * x * t - z * s, c + y * y * t, y * z * t + x * s, 0],
    [z * x * t + y * s, z * y * t - x * s, c + z * z * t, 0], [0, 0, 0, 1],
  ]
  return result
}

/// Returns the transform that translates first, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales first, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates first, by an angle in radians, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension ProjectionTransform {
  /// Creates the transform of the plane z = 0, projected along z.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
