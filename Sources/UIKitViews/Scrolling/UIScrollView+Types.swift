// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension UIScrollView {
  /// The deceleration rate: the fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a rate of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A quick one: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area changes the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// How the on-screen keyboard is dismissed. No effect: there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  /// The color of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in the light appearance, light in the dark one.
    case `default`
    case black
    case white
  }
}
