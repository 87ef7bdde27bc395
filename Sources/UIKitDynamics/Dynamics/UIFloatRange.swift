// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A range of numbers, such as how far an attachment lets an item slide.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Only the number 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates a range. A maximum below the minimum counts as the minimum where the range is used.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Creates the range of 0.
  public init() { self = .zero }

  /// Whether it is `infinite`.
  public var isInfinite: Bool { self == .infinite }
}
