// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A point relative to a view's bounds: (0, 0) is the top left corner, (1, 1) the bottom right one.
///
/// - Note: Differs from SwiftUI: leading is always left; there is no right-to-left layout.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width from the left edge; may lie outside of 0...1.
  public var x: CGFloat
  /// The fraction of the height from the top edge; may lie outside of 0...1.
  public var y: CGFloat

  /// Creates the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from fractions of the width and the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner: (0, 0).
  public static let zero = UnitPoint()
  /// The center: (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge: (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge: (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge: (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge: (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner: (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner: (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner: (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner: (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The coordinates times 128, so that the settling tolerance is about that of a length in points.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}
