// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A vector that can be added and scaled: the type of the data that an animation interpolates.
///
/// Conforming types satisfy the axioms of a vector space; `magnitudeSquared` is never negative.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a factor.
  mutating func scale(by rhs: Double)

  /// The square of the vector's length, in the units of its components squared.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector with every component multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the vector towards another by a fraction of their difference: 0 changes nothing, 1 makes
  /// it the other, more than 1 extrapolates.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The linear interpolation towards another vector: the vector itself for 0, the other for 1,
  /// extrapolated beyond.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }

  /// The zero with the components of this vector. `zero` of a vector of any length may have fewer, and
  /// sums with it may lose the others.
  package var ownZero: Self { self - self }

  /// The vector's length; infinite where its square overflows a `Double`.
  package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor, rounded to `Float`.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number, in double precision.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
