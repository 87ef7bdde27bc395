// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Value noise in the plane and in time: random vectors at the corners of a lattice, interpolated between them.
struct FieldNoise {
  /// A vector whose components are from -1 to 1, at a position in points and a time in changes. A smoothness from
  /// 0 to 1 makes the lattice from 10 to 200 points wide.
  func direction(at position: SIMD2<Double>, time: Double, smoothness: Double) -> SIMD2<Double> {
    let width = 10 + 190 * min(max(smoothness.isFinite ? smoothness : 0, 0), 1)
    let point = SIMD4(position.x / width, position.y / width, time, 0)
    guard abs(point.x) < 1e9, abs(point.y) < 1e9, abs(point.z) < 1e9 else { return .zero }
    let floor = point.rounded(.down)
    let part = point - floor
    let mix = part * part * (3 - 2 * part)
    var sum = SIMD2<Double>.zero
    for corner in 0..<8 {
      let (x, y, z) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight =
        (x == 1 ? mix.x : 1 - mix.x) * (y == 1 ? mix.y : 1 - mix.y)
        * (z == 1 ? mix.z : 1 - mix.z)
      sum += weight * vector(Int(floor.x) + x, Int(floor.y) + y, Int(floor.z) + z)
    }
    return sum
  }

  private func vector(_ x: Int, _ y: Int, _ z: Int) -> SIMD2<Double> {
    var random = SeededRandom(
      seed: UInt32(truncatingIfNeeded: x), kind: y, particle: z)
    return SIMD2(random.unit() * 2 - 1, random.unit() * 2 - 1)
  }
}
