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

  /// Creates the attributes of an item.
  public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

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
    return indexPath == other.indexPath && frame == other.frame && transform == other.transform
      && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }

  /// A copy. Subclasses copy their own properties, too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(forCellWith: indexPath)
    (copy.frame, copy.transform, copy.transform3D) = (frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
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

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

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

/// Places items in lines, one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which lines follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items; 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The minimum distance of lines in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance of items of a line in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Insets of sections in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var size = CGSize.zero

  open override func prepare() {
    guard let view = collectionView else { return }
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    items = []
    var position: CGFloat = 0
    let isVertical = scrollDirection == .vertical
    let inset = view.adjustedContentInset
    let breadth =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    for section in 0..<view.numberOfSections {
      let insets =
        flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let lineSpacing =
        flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let spacing =
        flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
        flow?.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
      }
      position += isVertical ? insets.top : insets.left
      let (before, after) =
        isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
      items.append(
        place(sizes, section, from: &position, (before, breadth - after), lineSpacing, spacing))
      position += isVertical ? insets.bottom : insets.right
    }
    size =
      isVertical
      ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  /// Places the items of a section in lines, whose items are as far apart as there is space.
  private func place(
    _ sizes: [CGSize], _ section: Int, from position: inout CGFloat,
    _ range: (low: CGFloat, high: CGFloat), _ lineSpacing: CGFloat, _ spacing: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let isVertical = scrollDirection == .vertical
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    var result: [UICollectionViewLayoutAttributes] = []
    var first = 0
    var most = 1
    while first < sizes.count {
      var last = first
      var used = along(sizes[first])
      while last + 1 < sizes.count,
        used + spacing + along(sizes[last + 1]) <= range.high - range.low + 0.001
      {
        last += 1
        used += spacing + along(sizes[last])
      }
      let count = last - first + 1
      let isLast = last == sizes.count - 1
      let breadth = sizes[first...last].map(across).max() ?? 0
      let room = range.high - range.low - used
      // The last line keeps the distance of the others.
      let gap =
        count > 1 && (!isLast || count >= most) ? spacing + room / CGFloat(count - 1) : spacing
      most = max(most, count)
      var place = count == 1 && !isLast ? range.low + room / 2 : range.low
      if count == 1, isLast, most == 1 { place = range.low + room / 2 }
      for index in first...last {
        let item = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: index, section: section))
        let shift = (breadth - across(sizes[index])) / 2
        item.frame = CGRect(
          origin: isVertical
            ? CGPoint(x: place, y: position + shift) : CGPoint(x: position + shift, y: place),
          size: sizes[index])
        place += along(sizes[index]) + gap
        result.append(item)
      }
      position += breadth
      first = last + 1
      if first < sizes.count { position += lineSpacing }
    }
    return result
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    items.flatMap { section in section.filter { $0.frame.intersects(rect) } }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

/// A delegate of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The insets of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The minimum distance of lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The minimum distance of items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  /// Returns the layout's size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// Returns the layout's insets.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// Returns the layout's distance.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 10 }
  /// Returns the layout's distance.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 10 }
}
