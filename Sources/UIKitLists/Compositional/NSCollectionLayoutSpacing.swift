// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A distance between or around the items of a compositional layout, either fixed or with a
/// minimum.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing {
  /// The distance in points: exactly, or at least if it is flexible.
  public let spacing: CGFloat
  /// Whether the distance takes up space that is left.
  public let isFlexibleSpacing: Bool
  /// Whether the distance is exactly `spacing`.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
  }

  /// A distance of exactly this number of points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
  /// A distance that is at least a number of points, and takes up space that is left.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
}

/// Distances around an item of a group.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing {
  /// The distance before the item; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  /// The distances before and after the item along an axis; nil for none.
  func ends(
    isVertical: Bool
  ) -> (start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?) {
    isVertical ? (top, bottom) : (leading, trailing)
  }
}
