// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// A body of a `DynamicWorld`: points, seconds, radians; clockwise positive.
struct RigidBody {
  /// The mass of an area of one point of density 1: a square of 100 points has a mass of 1.
  static let areaDensity = 1e-4

  var position: SIMD2<Double>
  var angle: Double
  var velocity = SIMD2<Double>.zero
  var angularVelocity = 0.0
  /// The corners of its convex outline about the position, without the rotation, clockwise.
  var corners: [SIMD2<Double>]
  /// The width and the height.
  var size: SIMD2<Double>
  var density = 1.0
  /// The fraction of the velocity that remains after a bounce.
  var elasticity = 0.2
  /// The force along a surface as a fraction of the one against it.
  var friction = 0.2
  /// The loss of velocity per second, and of angular velocity.
  var resistance = 0.1
  var angularResistance = 0.1
  var allowsRotation = true
  var isAnchored = false

  /// A body with the outline of a rectangle, or of the ellipse in it.
  init(position: SIMD2<Double>, angle: Double, size: SIMD2<Double>, isEllipse: Bool) {
    self.position = position
    self.angle = angle
    self.size = size
    let half = size / 2
    if isEllipse {
      corners = (0..<20).map { index in
        let turn = Double(index) / 20 * 2 * .pi
        return SIMD2(cos(turn), sin(turn)) * half
      }
    } else {
      corners = [
        SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y),
        SIMD2(-half.x, half.y),
      ]
    }
  }

  var mass: Double { max(size.x * size.y * density * Self.areaDensity, 1e-6) }

  var inverseMass: Double { isAnchored ? 0 : 1 / mass }

  /// The inverse of a rectangle's moment of inertia.
  var inverseInertia: Double {
    guard !isAnchored, allowsRotation else { return 0 }
    return 12 / (mass * max(size.x * size.x + size.y * size.y, 1e-6))
  }

  /// The offset of a point of the body from its position, with the rotation.
  func rotated(_ offset: SIMD2<Double>) -> SIMD2<Double> {
    let (c, s) = (cos(angle), sin(angle))
    return SIMD2(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
  }

  /// The corners where they are.
  var outline: [SIMD2<Double>] {
    let (c, s) = (cos(angle), sin(angle))
    return corners.map { position + SIMD2($0.x * c - $0.y * s, $0.x * s + $0.y * c) }
  }

  /// The velocity of a point of the body, at an offset from its position.
  func velocity(at offset: SIMD2<Double>) -> SIMD2<Double> {
    velocity + SIMD2(-offset.y, offset.x) * angularVelocity
  }

  /// Changes the velocities by an impulse at an offset from the position.
  mutating func apply(impulse: SIMD2<Double>, at offset: SIMD2<Double>) {
    velocity += impulse * inverseMass
    angularVelocity += inverseInertia * cross(offset, impulse)
  }

  /// The change of the velocity of a point along a direction by an impulse of 1 there.
  func response(at offset: SIMD2<Double>, along direction: SIMD2<Double>) -> Double {
    let arm = cross(offset, direction)
    return inverseMass + inverseInertia * arm * arm
  }
}

func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }

func length(_ a: SIMD2<Double>) -> Double { (a.x * a.x + a.y * a.y).squareRoot() }

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}
