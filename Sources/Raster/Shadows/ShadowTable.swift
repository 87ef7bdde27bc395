// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A lookup table of one quadrant of a rounded rectangle blurred by a Gaussian, shared by all shapes
/// that are alike there.
///
/// All lengths are in standard deviations, so one table serves a shape at every scale. Farther than 6
/// deviations from a corner the shadow of a side does not depend on its length, so it also serves every
/// larger size. The grid has four steps per deviation; linear interpolation between them is off by at
/// most 0.5/255.
struct ShadowTable {
  /// The parameters of a table, quantized: the radius to 1/16, half sizes to 1/32 deviation.
  struct Key: Equatable {
    let radius: Int
    let halfWidth: Int
    let halfHeight: Int
    let corners: RoundedRect.Corners

    /// The length that a corner has on each side, in radii: 1 or more.
    var sideLength: Double {
      radius > 0 ? max(1, Double(min(halfWidth, halfHeight)) / Double(radius * 2)) : 1
    }
  }

  /// The extent of a shadow beyond the shape, in deviations: farther out than 3 a straight edge
  /// contributes less than 0.0014.
  static let reach = 3.0
  static let stepsPerDeviation = 4.0

  let key: Key
  /// Grid steps from the innermost value to the outer end, where the value is 0.
  let columns: Int
  let rows: Int
  /// For each grid point its value and those of its right, lower and lower right neighbors, 16 bits
  /// each from the lowest on.
  let entries: [UInt64]

  /// The key for half sizes and a radius in deviations. The half sizes are rounded up.
  static func key(
    halfWidth: Double, halfHeight: Double, radius: Double, corners: RoundedRect.Corners
  ) -> Key {
    let radius = (min(radius, 1000) * 16).rounded() / 16
    let extent = radius * (corners == .continuous ? ContinuousCorner.reach : 1)
    func half(_ value: Double) -> Int { Int((min(value, extent + 2 * reach) * 32).rounded(.up)) }
    return Key(
      radius: Int(radius * 16), halfWidth: half(halfWidth), halfHeight: half(halfHeight),
      corners: corners)
  }

  init(_ key: Key, corner: [SIMD2<Double>]) {
    self.key = key
    let radius = Double(key.radius) / 16
    let extent = radius * (key.corners == .continuous ? ContinuousCorner.reach : 1)
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

    // The shape in horizontal slices half a grid step high. Those farther than a shadow's extent above
    // the first grid row are left out.
    let low = max(-halfHeight, halfHeight + Self.reach - Double(rows) * step - 4)
    let sliceCount = max(1, Int(((halfHeight - low) / (step / 2)).rounded(.up)))
    let slice = (halfHeight - low) / Double(sliceCount)
    // Each slice blurred horizontally, at every grid column.
    var across = [Double](repeating: 0, count: sliceCount * columns)
    for index in 0..<sliceCount {
      let v = low + (Double(index) + 0.5) * slice
      let inset = Self.inset(corner, radius: radius, depth: halfHeight - abs(v))
      let half = halfWidth - inset
      guard half > 0 else { continue }
      for column in 0..<columns {
        let u = halfWidth + Self.reach - Double(columns - column) * step
        across[index * columns + column] = Self.cumulative(u + half) - Self.cumulative(u - half)
      }
    }
    var values = [Double](repeating: 0, count: (rows + 2) * (columns + 2))
    for row in 0..<rows {
      let v = halfHeight + Self.reach - Double(rows - row) * step
      for index in 0..<sliceCount {
        let from = low + Double(index) * slice
        let weight = Self.cumulative(from + slice - v) - Self.cumulative(from - v)
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

  /// The cumulative distribution function of the Gaussian, at a value in deviations.
  ///
  /// Linear interpolation between values a step apart is itself a blur, with a variance of step²/6:
  /// between grid points, and between the pixels at which the kernel looks the table up, 0.1 to 0.2
  /// deviations apart (about 0.02 in the mean square). The Gaussian is narrowed by both.
  private static func cumulative(_ value: Double) -> Double { 0.5 * erfc(-value * scale) }

  private static let scale: Double = {
    let step = 1 / stepsPerDeviation
    return (0.5 / (1 - (step * step + 0.02) / 6)).squareRoot()
  }()

  /// The distance of the corner's outline from the shape's side, at a depth below the shape's top.
  private static func inset(_ corner: [SIMD2<Double>], radius: Double, depth: Double) -> Double {
    guard radius > 0 else { return 0 }
    let q = depth / radius
    // q grows along the corner while p falls.
    for (from, to) in zip(corner, corner.dropFirst()) where to.y >= q {
      let fraction = to.y > from.y ? (q - from.y) / (to.y - from.y) : 0
      return max(0, (from.x + (to.x - from.x) * fraction) * radius)
    }
    return 0
  }
}
