// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
// The names are those of Apple's module.

import Foundation

public typealias simd_quatf = SIMDQuaternion<Float>
public typealias simd_quatd = SIMDQuaternion<Double>

/// A quaternion: a rotation in space if its length is 1.
public struct SIMDQuaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable,
  Sendable
where Scalar.SIMD4Storage: Sendable {
  /// The imaginary parts and the real one.
  public var vector: SIMD4<Scalar>

  /// The quaternion 0, which is no rotation.
  public init() { vector = .zero }

  /// A quaternion of the imaginary parts and the real one.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// A quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  /// A quaternion of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// The rotation by an angle in radians around an axis of length 1.
  @_specialize(where Scalar == Float)
  @_specialize(where Scalar == Double)
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The rotation from a direction to another one, both of length 1, by the least angle.
  @_specialize(where Scalar == Float)
  @_specialize(where Scalar == Double)
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let real = 1 + simd_dot(from, to)
    guard real > Scalar.ulpOfOne else {
      // Opposite directions: half a turn around any axis perpendicular to them.
      let other: SIMD3<Scalar> = from.x.magnitude < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
      return
    }
    self = Self(real: real, imag: simd_cross(from, to)).normalized
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  /// The angle of the rotation in radians, from 0 to 2π.
  public var angle: Scalar {
    Scalar(2 * atan2(Double(simd_length(imag)), Double(real)))
  }

  /// The axis of the rotation; NaN without a rotation.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// The length.
  public var length: Scalar { simd_length(vector) }
  /// The quaternion of length 1 in the same direction.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  /// The quaternion with the opposite imaginary parts.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The opposite rotation.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// Returns a rotated vector.
  @_specialize(where Scalar == Float)
  @_specialize(where Scalar == Double)
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = simd_cross(imag, vector) * 2
    return vector + twice * real + simd_cross(imag, twice)
  }

  @_specialize(where Scalar == Float)
  @_specialize(where Scalar == Double)
  public static func * (p: Self, q: Self) -> Self {
    Self(
      real: p.real * q.real - simd_dot(p.imag, q.imag),
      imag: q.imag * p.real + p.imag * q.real + simd_cross(p.imag, q.imag))
  }

  public static func *= (p: inout Self, q: Self) { p = p * q }
  public static func + (p: Self, q: Self) -> Self { Self(vector: p.vector + q.vector) }
  public static func - (p: Self, q: Self) -> Self { Self(vector: p.vector - q.vector) }
  public static func * (p: Self, x: Scalar) -> Self { Self(vector: p.vector * x) }
  public static func * (x: Scalar, p: Self) -> Self { p * x }
  public static prefix func - (p: Self) -> Self { Self(vector: -p.vector) }
}

/// Returns the rotation between two others on the shortest way: the first one for 0, the second one for 1.
@_specialize(where S == Float)
@_specialize(where S == Double)
public func simd_slerp<S>(
  _ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>, _ t: S
) -> SIMDQuaternion<S> {
  let product = simd_dot(p.vector, q.vector)
  let end = product < 0 ? -q.vector : q.vector
  let angle = acos(Double(min(product.magnitude, 1)))
  guard angle > 1e-6 else {
    return SIMDQuaternion<S>(vector: p.vector + (end - p.vector) * t).normalized
  }
  let first = S(sin((1 - Double(t)) * angle) / sin(angle))
  let second = S(sin(Double(t) * angle) / sin(angle))
  return SIMDQuaternion(vector: p.vector * first + end * second)
}

/// Returns the dot product.
public func simd_dot<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> S {
  simd_dot(p.vector, q.vector)
}

/// Returns a rotated vector.
public func simd_act<S>(_ q: SIMDQuaternion<S>, _ vector: SIMD3<S>) -> SIMD3<S> { q.act(vector) }
/// Returns the quaternion of length 1 in the same direction.
public func simd_normalize<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.normalized }
/// Returns the opposite rotation.
public func simd_inverse<S>(_ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> { q.inverse }
/// Returns the product: the rotation by the second, then by the first one.
public func simd_mul<S>(_ p: SIMDQuaternion<S>, _ q: SIMDQuaternion<S>) -> SIMDQuaternion<S> {
  p * q
}
