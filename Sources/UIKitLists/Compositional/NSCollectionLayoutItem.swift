// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// An element that a group repeats: a slot for an item of the collection, or another group.
@preconcurrency @MainActor
public class NSCollectionLayoutItem {
  /// The size of the item in its group; fractions are of the group's size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space between this slot and its contents, in points. It does not count along an axis on which
  /// the contents determine the size.
  public var contentInsets = NSDirectionalEdgeInsets.zero { didSet { contentInsets.makeFinite() } }
  /// The distances around the item; nil for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The badges that are shown on the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size without badges. A group repeats it.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}

/// Places items in a row, in a column, or by a closure.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Items in a direction. With a number they share the length; otherwise they are repeated in order, as
    /// many as fit.
    case line(isVertical: Bool, [NSCollectionLayoutItem], count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The spacing between the items of the group; nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The elements that the group repeats; empty for a custom one.
  public var subitems: [NSCollectionLayoutItem] {
    if case .line(_, let items, _) = arrangement { return items }
    return []
  }

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ badges: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.arrangement = arrangement
    super.init(layoutSize: size, supplementaryItems: badges)
  }

  private static func line(
    _ isVertical: Bool, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem],
    _ count: Int? = nil
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size, .line(isVertical: isVertical, items, count: count.map { max(1, $0) }))
  }

  /// A row of items, which are repeated in order, as many as fit into the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(false, layoutSize, subitems) }

  /// A row of a number of items, which share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(false, layoutSize, [subitem], count) }

  /// A row of a number of items, which share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(false, layoutSize, [subitem], count) }

  /// A column of items, which are repeated in order, as many as fit into the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { line(true, layoutSize, subitems) }

  /// A column of a number of items, which share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(true, layoutSize, [subitem], count) }

  /// A column of a number of items, which share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { line(true, layoutSize, [subitem], count) }

  /// Creates a group whose items are in the frames that a closure returns.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)) }
}

/// The frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (
    any NSCollectionLayoutEnvironment
  ) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem {
  /// The rectangle of the item in the group, in points.
  public let frame: CGRect
  /// The order: a greater one is in front.
  public let zIndex: Int

  /// Creates the frame of an item.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
