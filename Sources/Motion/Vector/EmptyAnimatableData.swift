// Part of Snapback, under the MIT licence; see LICENSE.

/// The animatable data of a type in which nothing moves.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
