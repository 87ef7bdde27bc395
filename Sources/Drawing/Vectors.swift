// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A point or a direction, for arithmetic.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }

  /// Turned by a quarter, clockwise with y down.
  var turned: Vector { Vector(-y, x) }

  /// Turned clockwise with y down by an angle in radians.
  func rotated(by angle: Double) -> Vector { self * cos(angle) + turned * sin(angle) }

  /// The direction, of length 1; nil if there is none.
  var unit: Vector? {
    let length = length
    return length > 1e-12 && length.isFinite ? self / length : nil
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// Above 0 if the other direction lies clockwise of this one, with y down.
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
}
