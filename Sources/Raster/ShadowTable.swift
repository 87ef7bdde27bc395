// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A quarter of a rounded rectangle blurred by a Gaussian, for every shape that looks the same
/// there.
///
/// All lengths are in standard deviations, so one table serves a shape at every scale. Beyond 6
/// deviations from a corner a side does not know how long it is, so it also serves every larger
/// size. The grid has four steps to a deviation; linear interpolation between them is off by at
/// most 0.5 of 255.
struct ShadowTable {
  /// What a table depends on, rounded finely.
  struct Key: Equatable {
    let radius: Int
    let halfWidth: Int
    let halfHeight: Int
    let corners: RoundedRect.Corners
  }

  /// How far a shadow reaches out: beyond 3 deviations a straight edge leaves less than 0.0014.
  static let reach = 3.0
  static let stepsPerDeviation = 4.0

  let key: Key
  /// Grid steps from the innermost value to the outer end, where it is 0.
  let columns: Int
  let rows: Int
  /// As `cspan_quarter` wants them.
  let entries: [UInt64]

  /// The key for half sizes and a radius in deviations.
  static func key(
    halfWidth: Double, halfHeight: Double, radius: Double, corners: RoundedRect.Corners
  ) -> Key {
    let radius = (min(radius, 1000) * 16).rounded() / 16
    let extent = radius * (corners == .continuous ? CornerTable.continuousReach : 1)
    func half(_ value: Double) -> Int { Int((min(value, extent + 2 * reach) * 32).rounded(.up)) }
    return Key(
      radius: Int(radius * 16), halfWidth: half(halfWidth), halfHeight: half(halfHeight),
      corners: corners)
  }

  init(_ key: Key, corner: [SIMD2<Double>]) {
    self.key = key
    let radius = Double(key.radius) / 16
    let extent = radius * (key.corners == .continuous ? CornerTable.continuousReach : 1)
    let step = 1 / Self.stepsPerDeviation
    let halfWidth = Double(key.halfWidth) / 32
    let halfHeight = Double(key.halfHeight) / 32
    func count(_ half: Double) -> Int {
      max(1, Int((min(half + Self.reach, extent + 2 * Self.reach) / step).rounded(.up)))
    }
    let columns = count(halfWidth)
    let rows = count(halfHeight)
    self.columns = columns
    self.rows = rows

    // The shape as slices half a grid step high, from the lowest that matters down to its end.
    let low = max(-halfHeight, halfHeight + Self.reach - Double(rows) * step - 4)
    let sliceCount = max(1, Int(((halfHeight - low) / (step / 2)).rounded(.up)))
    let slice = (halfHeight - low) / Double(sliceCount)
    // Each slice blurred across, at every grid column.
    var across = [Double](repeating: 0, count: sliceCount * columns)
    for index in 0..<sliceCount {
      let v = low + (Double(index) + 0.5) * slice
      let inset = Self.inset(corner, radius: radius, depth: halfHeight - abs(v))
      let half = halfWidth - inset
      guard half > 0 else { continue }
      for column in 0..<columns {
        let u = halfWidth + Self.reach - Double(columns - column) * step
        across[index * columns + column] = Self.below(u + half) - Self.below(u - half)
      }
    }
    var values = [Double](repeating: 0, count: (rows + 2) * (columns + 2))
    for row in 0..<rows {
      let v = halfHeight + Self.reach - Double(rows - row) * step
      for index in 0..<sliceCount {
        let from = low + Double(index) * slice
        let weight = Self.below(from + slice - v) - Self.below(from - v)
        guard weight > 1e-7 else { continue }
        for column in 0..<columns {
          values[row * (columns + 2) + column] += weight * across[index * columns + column]
        }
      }
    }
    var entries = [UInt64](repeating: 0, count: values.count)
    for index in values.indices {
      let value = UInt64((min(max(values[index], 0), 1) * 65535).rounded())
      for (part, offset) in [0, 1, columns + 2, columns + 3].enumerated() where index >= offset {
        entries[index - offset] |= value << UInt64(16 * part)
      }
    }
    self.entries = entries
  }

  /// The share below a value, in deviations, of a normal distribution.
  ///
  /// Lines between values that lie a step apart blur by themselves, with a variance of step²/6: those
  /// between the grid's, and those between the pixels that are looked up, 0.1 to 0.2 deviations
  /// apart. So the distribution is narrower by that.
  private static func below(_ value: Double) -> Double { 0.5 * erfc(-value * scale) }

  private static let scale: Double = {
    let step = 1 / stepsPerDeviation
    return (0.5 / (1 - (step * step + 0.02) / 6)).squareRoot()
  }()

  /// How far the outline stands back from the side at a depth below the shape's upper end.
  private static func inset(_ corner: [SIMD2<Double>], radius: Double, depth: Double) -> Double {
    guard radius > 0 else { return 0 }
    let q = depth / radius
    // q grows along the corner while p falls.
    for (from, to) in zip(corner, corner.dropFirst()) where to.y >= q {
      let share = to.y > from.y ? (q - from.y) / (to.y - from.y) : 0
      return max(0, (from.x + (to.x - from.x) * share) * radius)
    }
    return 0
  }
}
