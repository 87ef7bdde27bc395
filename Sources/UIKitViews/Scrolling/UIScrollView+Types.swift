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

  /// Whether the safe area is added to the insets of the contents.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along the axes that scroll, and vertically in a navigation controller.
    case automatic
    /// The safe area is added along the axes that scroll.
    case scrollableAxes
    /// The safe area is not added.
    case never
    /// The safe area is added along both axes.
    case always
  }

  /// How a drag ends the editing of text.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not dismiss it.
    case none
    /// It is dismissed when a drag begins.
    case onDrag
    /// It follows a drag downwards.
    case interactive
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in the light appearance, light in the dark one.
    case `default`
    /// Dark indicators, for light contents.
    case black
    /// Light indicators, for dark contents.
    case white
  }
}

/// A bar above a scroll view that collapses while the contents scroll.
@MainActor
package protocol CollapsingBar: AnyObject {
  /// The height by which the bar collapses, in points.
  var collapsibleHeight: CGFloat { get }
  /// Called when the offset has changed.
  func scrolled(_ view: UIScrollView)
  /// The offset at which the contents stop, if the bar has more than one height.
  func restingOffset(_ y: CGFloat, in view: UIScrollView) -> CGFloat
}
