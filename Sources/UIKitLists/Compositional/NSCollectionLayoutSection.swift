// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The scrolling of a section across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// Freely, and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// By the width of the section.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, which stop in the middle.
  case groupPagingCentered
}

/// The container in which groups of a compositional layout are placed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size with the insets.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in use.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits of a compositional layout, for its providers.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container in which the groups are placed.
  var container: any NSCollectionLayoutContainer { get }
  /// The properties of the interface.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a layout, a section or a group.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(
    _ size: CGSize, _ traits: UITraitCollection, insets: NSDirectionalEdgeInsets = .zero
  ) {
    (contentSize, traitCollection, contentInsets) = (size, traits, insets)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// A visible item of a section, whose look can be changed while it scrolls.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order: a greater one is in front.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// The transform about the middle, in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The transform about the middle.
  var transform: CGAffineTransform { get set }
  /// The item.
  var indexPath: IndexPath { get }
  /// The rectangle in the contents of the section's scroll view, or of the collection.
  var frame: CGRect { get }
  /// The rectangle in the view's own coordinates.
  var bounds: CGRect { get }
  /// The category: an item, a header, a footer or a decoration.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The kind of a header, footer or decoration; nil for items.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Changes the look of the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: one group, repeated for the items of the section.
@preconcurrency @MainActor
public final class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup
  /// The space around the groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero { didSet { contentInsets.makeFinite() } }
  /// The spacing between groups, in points; 0 for NaN and infinity.
  public var interGroupSpacing: CGFloat = 0 {
    didSet { interGroupSpacing = interGroupSpacing.finite }
  }
  /// The scrolling of the section across the direction of the layout; none by default.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inside of `contentInsets`; true by default.
  public var supplementariesFollowContentInsets = true
  /// The views behind the items.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible items when the section has been scrolled, to change their look; nil for none.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The look of a section that is a list; nil for others.
  var list: UICollectionLayoutListConfiguration?
  /// The space above the headers of a list in points.
  var topPadding: CGFloat = 0

  /// Creates a section that repeats a group, each below or beside the one before.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
