// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The base class of layouts, which place the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection that uses the layout; nil for none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public init() {}

  /// Creates a layout. Archives are not read.
  public required init?(coder: NSCoder) {}

  /// Called when a tool has made the layout as from an archive; not for layouts that the program makes.
  open func awakeFromNib() {}

  /// Called before the layout is used, and after it has been invalidated.
  open func prepare() {}
  /// The size of all contents, in points; zero by default. Subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of the items and supplementary views that intersect a rectangle of the
  /// contents. Subclasses override it.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a header or footer; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether a change of the bounds, such as by scrolling, invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The offset at which the contents stop after a finger has been lifted.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset at which the contents stop after a change of the layout.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Makes the collection lay out all items again in the next frame.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }
  /// Invalidates the layout. It is computed again as a whole, whatever the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let offset = context.contentOffsetAdjustment
    if let collectionView, offset != .zero {
      collectionView.contentOffset.x += offset.x
      collectionView.contentOffset.y += offset.y
    }
    collectionView?.layoutChanged()
  }
  /// The class of the contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// The context for a change of the bounds that invalidates the layout.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init()
  }

  // MARK: Changes of items

  /// Called before changes of items are animated, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when changes of items have been animated.
  open func finalizeCollectionViewUpdates() {}
  /// The attributes from which an inserted item is animated: its previous ones, or its new ones with an opacity of
  /// 0; nil for its new ones.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { collectionView?.initialAttributes(itemIndexPath) }
  /// The attributes to which a removed item is animated: its previous ones with an opacity of 0; nil to stay there.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { collectionView?.finalAttributes(itemIndexPath) }

  // MARK: Decorations

  private var decorations: [String: (CGRect) -> UICollectionReusableView] = [:]

  /// Registers a class for decorations of a kind, which belong to the layout.
  open func register<Reusable: UICollectionReusableView>(
    _ viewClass: Reusable.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorations[elementKind] = viewClass.map { type in { type.init(frame: $0) } }
  }

  /// The attributes of a decoration; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  func makeDecoration(_ kind: String, _ frame: CGRect) -> UICollectionReusableView? {
    decorations[kind]?(frame)
  }

  // MARK: Layouts of the library

  /// Whether nothing but the origin of the bounds has changed since the last `prepare()`.
  var hasOnlyMoved = false
  /// Called when the layout no longer places the items of a collection.
  func detach(from view: UICollectionView) { collectionView = nil }
  /// Called after `prepare()`, which an override need not have called.
  func finishPreparing() {}
  /// Called when all items are loaded again.
  func itemsReloaded() {}
  /// Called when items have moved, with where they come from.
  func itemsMoved(_ sources: ItemSources) {}
  /// Stores the size that the contents of an element determine. Returns whether that changes the layout.
  func setPreferredSize(
    _ size: CGSize, of element: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The view inside of the collection that scrolls an element; nil for the collection itself.
  func scroller(for element: UICollectionViewLayoutAttributes) -> UIScrollView? { nil }
  /// Scrolls the view inside of the collection that scrolls an item. Returns false if there is none.
  func scrollScroller(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool { false }
}
