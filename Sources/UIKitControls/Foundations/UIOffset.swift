// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// A horizontal and a vertical distance between two points.
public struct UIOffset: Equatable, Hashable, Sendable {
  /// The distance to the right, in points; negative to the left.
  public var horizontal: CGFloat
  /// The distance downwards, in points; negative upwards.
  public var vertical: CGFloat
  /// The offset of 0 points along both axes.
  public static let zero = UIOffset()

  /// Creates an offset from distances in points; 0 by default.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
