// Part of Snapback, under the MIT licence; see LICENSE.

// The names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A map of space: `(x, y, z, 1) · M`, as Core Animation writes it.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  /// The identity.
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

public let CATransform3DIdentity = CATransform3D()

/// The transform that applies one, then another.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let others = b.rows
  var result = CATransform3D()
  result.rows = a.rows.map { row in
    others[0] * row.x + others[1] * row.y + others[2] * row.z + others[3] * row.w
  }
  return result
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A turn about an axis by an angle in radians; an axis of length 0 turns nothing.
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

/// The transform that moves, then applies another.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that scales, then applies another.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that turns, then applies another.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension ProjectionTransform {
  /// What becomes of the plane in which z is 0.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
