// Part of Snapback, under the MIT licence; see LICENSE.

/// Any number of animatable values that are interpolated as one vector.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The components, as a tuple.
  public var value: (repeat each Value)

  /// Creates a vector from its components.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// The vector of zeros.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// The sum, component by component.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value + each rhs.value)
  }

  /// The difference, component by component.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value - each rhs.value)
  }

  /// Returns whether all components are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// Multiplies every component by a factor.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the components' squared magnitudes.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for component in repeat each value { sum += component.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
