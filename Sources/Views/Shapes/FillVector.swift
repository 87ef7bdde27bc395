// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import ViewCore

/// The animatable data of a fill: one vector for a color or a gradient's geometry, then two per
/// gradient stop.
struct FillVector: VectorArithmetic {
  var first = SIMD4<Double>.zero
  /// Missing elements count as zero.
  var rest: [SIMD4<Double>] = []

  static let zero = FillVector()

  static func + (a: FillVector, b: FillVector) -> FillVector { combine(a, b, +) }
  static func - (a: FillVector, b: FillVector) -> FillVector { combine(a, b, -) }

  mutating func scale(by factor: Double) {
    first *= factor
    for index in rest.indices { rest[index] *= factor }
  }

  var magnitudeSquared: Double {
    rest.reduce((first * first).sum()) { $0 + ($1 * $1).sum() }
  }

  private static func combine(
    _ a: FillVector, _ b: FillVector, _ operation: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> FillVector {
    FillVector(
      first: operation(a.first, b.first),
      rest: (0..<max(a.rest.count, b.rest.count)).map { index in
        operation(
          index < a.rest.count ? a.rest[index] : .zero,
          index < b.rest.count ? b.rest[index] : .zero)
      })
  }
}
