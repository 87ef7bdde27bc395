// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Where an item of a collection is, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  /// The item.
  public var indexPath: IndexPath
  /// The rectangle in the contents.
  open var frame = CGRect.zero
  /// The transform about the middle.
  open var transform = CGAffineTransform.identity
  /// The transform about the middle, in three dimensions; used if it is not the identity.
  open var transform3D = CATransform3DIdentity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order: a greater one is in front.
  open var zIndex = 0
  /// Whether the item is not shown.
  open var isHidden = false

  /// What a view of a collection is.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
  }

  /// What it is.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a header or footer; nil for items.
  public private(set) var representedElementKind: String?

  /// Creates the attributes of an item.
  public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates the attributes of a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The middle in the contents.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// Creates the attributes of no item.
  public convenience init() { self.init(forCellWith: IndexPath(item: 0, section: 0)) }

  /// A copy; see `copy(with:)`.
  public func copy() -> Any { copy(with: nil) }

  /// Whether another object has the same attributes. Subclasses compare theirs, too.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath
      && representedElementKind == other.representedElementKind && frame == other.frame
      && transform == other.transform
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// A copy. Subclasses copy their own properties, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(forCellWith: indexPath)
    (copy.frame, copy.transform, copy.transform3D) = (frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }
}

/// Places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection; nil for none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public init() {}

  /// Creates a layout. Archives are not read.
  public required init?(coder: NSCoder) {}

  /// Called when a tool has made the layout as from an archive; not for layouts that the program makes.
  open func awakeFromNib() {}

  /// Called before the layout is used, and after it has been invalidated.
  open func prepare() {}
  /// The size of the contents.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of the items in a rectangle.
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
  /// Whether a change of the bounds, such as by scrolling, invalidates the layout.
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
  /// Invalidates the layout.
  open func invalidateLayout() { collectionView?.layoutChanged() }
}
