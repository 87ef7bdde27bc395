// Part of Snapback, under the MIT licence; see LICENSE.

/// How far a thing gives way when it is pulled beyond its edge: less and less, never a whole
/// length.
///
/// `x·d·c / (d + c·x)`, for a pull of x on a thing of length d.
package struct RubberBand: Equatable, Sendable {
  /// What iOS scrolls with.
  package static let standardCoefficient = 0.55

  /// The length of what is pulled, points; 0 and below, and NaN, never give way.
  package let dimension: Double
  /// How much it gives way to the first point of pull.
  package let coefficient: Double

  package init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    self.dimension = dimension > 0 ? min(dimension, .greatestFiniteMagnitude) : 0
    self.coefficient = coefficient > 0 ? min(coefficient, 1) : 0
  }

  /// How far it gives way to a pull, with the pull's sign; all of its length for an infinite one, 0
  /// for NaN.
  package func offset(forPull pull: Double) -> Double {
    guard dimension > 0, coefficient > 0, !pull.isNaN else { return 0 }
    let size = abs(pull)
    guard size > 0 else { return 0 }
    return (pull < 0 ? -1 : 1) * dimension / (dimension / (coefficient * size) + 1)
  }

  /// The pull that gives an offset; infinite for a whole length and more, 0 for NaN.
  package func pull(forOffset offset: Double) -> Double {
    guard dimension > 0, coefficient > 0, !offset.isNaN else { return 0 }
    let size = abs(offset)
    guard size < dimension else { return offset < 0 ? -.infinity : .infinity }
    return offset / (coefficient * (1 - size / dimension))
  }
}
