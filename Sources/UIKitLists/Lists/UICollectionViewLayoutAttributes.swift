// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// The frame and the appearance of an item of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  /// The index path of the item, header, footer or decoration.
  public var indexPath: IndexPath
  /// The rectangle in the contents of the collection, in points, without the transform.
  open var frame = CGRect.zero
  /// The transform about the middle; identity by default.
  open var transform = CGAffineTransform.identity
  /// The transform about the middle, in three dimensions; used if it is not the identity.
  open var transform3D = CATransform3DIdentity
  /// The opacity, from 0 to 1, the default; see `UIView.alpha`.
  open var alpha: CGFloat = 1
  /// The order among the elements of the collection; 0 by default, and a greater one is in front.
  open var zIndex = 0
  /// Whether the element is not shown; false by default.
  open var isHidden = false
  /// Whether the width is an estimate, which the contents replace.
  var hasEstimatedWidth = false
  /// Whether the height is an estimate, which the contents replace.
  var hasEstimatedHeight = false
  /// Whether the element is in a section that scrolls across the direction of the layout.
  var isInScroller = false
  /// The position of a row in a list; nil for other items.
  var listPosition: ListRowPosition?
  /// The buttons that a swipe of the row reveals; nil for other items.
  var swipes: ListSwipes?
  var isEstimated: Bool { hasEstimatedWidth || hasEstimatedHeight }

  /// The category of a view of a collection.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// Whether the attributes are those of an item, a header or footer, or a decoration.
  public private(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a header, footer or decoration; nil for items.
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

  /// Creates the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The middle of `frame`. Setting it keeps the size.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of `frame`, in points. Setting it keeps the middle.
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

  /// Returns whether another object has the same attributes. Subclasses compare theirs, too.
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
    (copy.hasEstimatedWidth, copy.hasEstimatedHeight) = (hasEstimatedWidth, hasEstimatedHeight)
    (copy.isInScroller, copy.listPosition, copy.swipes) = (isInScroller, listPosition, swipes)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }
}

/// The position of a row in a list.
struct ListRowPosition: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst: Bool
  var isLast: Bool
  /// Whether there is a line below the row.
  var hasSeparator: Bool
}
