// Part of Snapback, under the MIT licence; see LICENSE.

/// The resistance to a pull beyond an edge: the offset grows ever more slowly, and stays below a
/// limit.
///
/// The offset is `x·d·c / (d + c·x)`, for a pull x, a limit d and a coefficient c.
package struct RubberBand: Equatable, Sendable {
  /// The coefficient of iOS scroll views.
  package static let standardCoefficient = 0.55

  /// The limit of the offset, usually the length of the view, in points. With 0, a negative number
  /// or NaN the offset is always 0.
  package let dimension: Double
  /// The offset per point of pull near the edge; clamped to 0...1.
  package let coefficient: Double

  package init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    self.dimension = dimension > 0 ? min(dimension, .greatestFiniteMagnitude) : 0
    self.coefficient = coefficient > 0 ? min(coefficient, 1) : 0
  }

  /// The offset for a pull, with the pull's sign, in points; ±`dimension` for an infinite pull, 0 for
  /// NaN.
  package func offset(forPull pull: Double) -> Double {
    guard dimension > 0, coefficient > 0, !pull.isNaN else { return 0 }
    let size = abs(pull)
    guard size > 0 else { return 0 }
    return (pull < 0 ? -1 : 1) * dimension / (dimension / (coefficient * size) + 1)
  }

  /// The pull for an offset, in points; infinite for an offset of `dimension` and more, 0 for NaN.
  package func pull(forOffset offset: Double) -> Double {
    guard dimension > 0, coefficient > 0, !offset.isNaN else { return 0 }
    let size = abs(offset)
    guard size < dimension else { return offset < 0 ? -.infinity : .infinity }
    return offset / (coefficient * (1 - size / dimension))
  }
}
