// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Motion

/// A projective transform of the plane, as of a plane rotated in space and seen in perspective.
///
/// Laid out as SwiftUI's `ProjectionTransform`:
///
///     | m11 m12 m13 |
///     | m21 m22 m23 |      (x, y, 1) · M = (w·x', w·y', w)
///     | m31 m32 m33 |
///
/// Points whose w is not positive lie behind the viewer and are not visible.
package struct Projection: Equatable, Sendable {
  package var m11 = 1.0
  package var m12 = 0.0
  package var m13 = 0.0
  package var m21 = 0.0
  package var m22 = 1.0
  package var m23 = 0.0
  package var m31 = 0.0
  package var m32 = 0.0
  package var m33 = 1.0

  package static let identity = Projection()

  /// Creates the identity.
  package init() {}

  package init(_ t: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  package init(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>
  ) {
    (m11, m12, m13) = (first.x, first.y, first.z)
    (m21, m22, m23) = (second.x, second.y, second.z)
    (m31, m32, m33) = (third.x, third.y, third.z)
  }

  /// The rows of the matrix.
  package var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    ([m11, m12, m13], [m21, m22, m23], [m31, m32, m33])
  }
}

extension Projection {
  /// Returns the projection that applies `self`, then `next`.
  package func concatenating(_ next: Projection) -> Projection {
    let (a, b, c) = next.rows
    func row(_ vector: SIMD3<Double>) -> SIMD3<Double> {
      a * vector.x + b * vector.y + c * vector.z
    }
    let (first, second, third) = rows
    return Projection(row(first), row(second), row(third))
  }

  /// The equal affine transform; nil if the projection has perspective, everything lies behind the
  /// viewer, or a number is not finite.
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    let t = CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
    return (t.a + t.b + t.c + t.d + t.tx + t.ty).isFinite ? t : nil
  }

  /// Returns a point's distance from the viewer (its w), in units of the distance of the plane
  /// without rotation.
  package func depth(_ point: SIMD2<Double>) -> Double { m13 * point.x + m23 * point.y + m33 }

  /// Returns the projection of a point. Meaningless for a point behind the viewer.
  package func map(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let scaled: SIMD2<Double> = [
      m11 * point.x + m21 * point.y + m31, m12 * point.x + m22 * point.y + m32,
    ]
    return scaled / depth(point)
  }

  /// The inverse projection; nil if there is none with finite numbers.
  package var inverted: Projection? {
    let (a, b, c) = rows
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      [u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x]
    }
    let columns = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * columns.0).sum()
    let sum = (columns.0 + columns.1 + columns.2).sum() / determinant
    guard determinant != 0, determinant.isFinite, sum.isFinite else { return nil }
    func row(_ index: Int) -> SIMD3<Double> {
      [columns.0[index], columns.1[index], columns.2[index]] / determinant
    }
    return Projection(row(0), row(1), row(2))
  }

  /// Returns the part of a convex polygon whose depth is at least `limit`.
  package func clipped(_ polygon: [SIMD2<Double>], depth limit: Double) -> [SIMD2<Double>] {
    var clipped: [SIMD2<Double>] = []
    guard var previous = polygon.last else { return [] }
    for point in polygon {
      let (before, after) = (depth(previous) - limit, depth(point) - limit)
      if (before >= 0) != (after >= 0) {
        clipped.append(previous + (point - previous) * (before / (before - after)))
      }
      if after >= 0 { clipped.append(point) }
      previous = point
    }
    return clipped
  }
}

extension Projection: CustomStringConvertible {
  /// The three rows: `[1 0 0] [0 1 0] [0 0 1]`. The last column has all digits, since its numbers
  /// are small.
  package var description: String {
    func text(_ row: SIMD3<Double>) -> String {
      "[\(number(row.x)) \(number(row.y)) \(row.z == row.z.rounded() ? number(row.z) : "\(row.z)")]"
    }
    let (first, second, third) = rows
    return [first, second, third].map(text).joined(separator: " ")
  }
}
