// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A point or direction as a SIMD vector.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector rotated by a quarter turn, clockwise with y down.
  var perpendicular: Vector { Vector(-y, x) }

  /// Returns the vector rotated by an angle in radians, clockwise with y down.
  func rotated(by angle: Double) -> Vector { self * cos(angle) + perpendicular * sin(angle) }

  /// The unit vector of the same direction; nil if the length is below 10⁻¹² or not finite.
  var unit: Vector? {
    let length = length
    return length > 1e-12 && length.isFinite ? self / length : nil
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Returns the cross product: positive if the other direction lies clockwise of this one, with y
  /// down.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}
