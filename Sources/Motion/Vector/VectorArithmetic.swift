// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A quantity that can be added and scaled: what an animatable value is while it moves.
///
/// Conforming types keep the laws of a vector space; `magnitudeSquared` is never negative.
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

  /// Moves the vector towards another by a fraction of the way; beyond it for more than 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The vector a fraction of the way towards another; beyond it for more than 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }

  /// The vector's length; infinite when its square is more than a `Double` holds.
  package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
