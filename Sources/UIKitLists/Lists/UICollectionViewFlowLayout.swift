// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// A layout that places items in lines: as many in each as fit, then the next line.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// The direction in which lines follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection, oldValue) }
  }
  /// The size of items; 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize, oldValue) } }
  /// The size that items have before their contents determine it; zero, the default, if `itemSize` does.
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize, oldValue) } }
  /// The size of items whose contents determine it, for `itemSize` and `estimatedItemSize`.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  private var preferred: [IndexPath: CGSize] = [:]
  /// The minimum spacing between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing, oldValue) } }
  /// The minimum spacing between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing, oldValue) }
  }
  /// The space around the items of each section, in points; none by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset, oldValue) } }
  /// The size of headers, of which only that along the direction counts; 0 for none.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize, oldValue) } }
  /// The size of footers, of which only that along the direction counts; 0 for none.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize, oldValue) } }
  /// Whether the header of a section stays at the edge while its items are visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds, oldValue) }
  }
  /// Whether the footer of a section stays at the edge while its items are visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds, oldValue) }
  }
  /// Invalidates the layout if a property has another value; layouts set them when they are invalidated, too.
  private func changed<Value: Equatable>(_ value: Value, _ old: Value) {
    guard value != old else { return }
    hasOnlyMoved = false
    invalidateLayout()
  }

  private var sections: [FlowSection] = []
  /// Whether the delegate has been asked for a size, and has no method of its own for it.
  var isAskedForItemSize = false
  private var bars: [UICollectionViewLayoutAttributes] = []
  /// The frames of the headers and footers before they are pinned, and the ends of their sections.
  private var unpinned: [(frame: CGRect, start: CGFloat, end: CGFloat)] = []
  /// The breadth in which items were placed last; nil before.
  private var placedBreadth: CGFloat?
  private var size = CGSize.zero
  private var isPlaced = false

  open override func prepare() {
    isPlaced = true
    placeAll()
  }

  override func finishPreparing() {
    if !isPlaced { placeAll() }
    isPlaced = false
  }

  private func placeAll() {
    guard let view = collectionView else { return }
    defer { hasOnlyMoved = false }
    if hasOnlyMoved, placedBreadth == breadth { return pinBars() }
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    sections = []
    bars = []
    unpinned = []
    var position: CGFloat = 0
    let isVertical = scrollDirection == .vertical
    let breadth = breadth
    placedBreadth = breadth
    for section in 0..<view.numberOfSections {
      let insets =
        (flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
        .finite
      let lineSpacing =
        (flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing).finite
      let spacing =
        (flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing).finite
      let sizes = sizes(section, view)
      let start = position
      let header =
        flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      add(UICollectionView.elementKindSectionHeader, section, header, breadth, &position)
      position += isVertical ? insets.top : insets.left
      let (before, after) =
        isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let placed = FlowSection(
        sizes, isVertical: isVertical, at: position, range: (before, breadth - after),
        lineSpacing: lineSpacing, spacing: spacing)
      sections.append(placed)
      position = placed.end + (isVertical ? insets.bottom : insets.right)
      add(UICollectionView.elementKindSectionFooter, section, footer, breadth, &position)
      unpinned += bars[unpinned.count...].map { ($0.frame, start, position) }
    }
    pinBars()
    size =
      isVertical
      ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
  }

  /// The length of lines in points, without insets of sections.
  private var breadth: CGFloat {
    guard let view = collectionView else { return 0 }
    let area = view.bounds.inset(by: view.adjustedContentInset.finite)
    return scrollDirection == .vertical ? area.size.width : area.size.height
  }

  /// Adds a header or footer if it has a length.
  private func add(
    _ kind: String, _ section: Int, _ size: CGSize, _ breadth: CGFloat, _ position: inout CGFloat
  ) {
    let isVertical = scrollDirection == .vertical
    let length = (isVertical ? size.height : size.width).finite
    guard length > 0 else { return }
    let bar = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    bar.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: breadth, height: length)
      : CGRect(x: position, y: 0, width: length, height: breadth)
    bars.append(bar)
    position += length
  }

  private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Moves the headers and footers into the visible parts of their sections.
  private func pinBars() {
    guard pins, let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let inset = view.adjustedContentInset
    for (index, (frame, start, end)) in unpinned.enumerated() {
      let bar = bars[index]
      let isHeader = bar.representedElementKind == UICollectionView.elementKindSectionHeader
      guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
        continue
      }
      bar.zIndex = 10
      let length = isVertical ? frame.height : frame.width
      let position = isVertical ? frame.minY : frame.minX
      let low = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
      let high = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
      let wanted = isHeader ? max(position, low) : min(position, high - length)
      let pinned = min(max(wanted, start), end - length)
      if isVertical { bar.frame.origin.y = pinned } else { bar.frame.origin.x = pinned }
    }
  }

  /// The sizes of the items of a section: the delegate is asked, if it has the method.
  private func sizes(_ section: Int, _ view: UICollectionView) -> FlowSection.Sizes {
    let count = view.numberOfItems(inSection: section)
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    func size(_ item: Int) -> CGSize {
      let path = IndexPath(item: item, section: section)
      var size = flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      if isEstimated(size) { size = preferred[path] ?? estimate }
      // A length that is not finite counts as 0.
      return size.finite
    }
    guard count > 0 else { return .equal(.zero, count: 0) }
    isAskedForItemSize = flow == nil
    let first = size(0)
    let isOwn = !isAskedForItemSize
    if !isOwn, estimatedItemSize == .zero || preferred.isEmpty {
      return .equal(first, count: count)
    }
    let all = [first] + (1..<count).map(size)
    return all.allSatisfy { $0 == first } ? .equal(first, count: count) : .different(all)
  }

  // MARK: Sizes by contents

  /// Returns whether the contents determine the size of an item that the layout or the delegate has given.
  private func isEstimated(_ size: CGSize) -> Bool {
    estimatedItemSize != .zero && (size == itemSize || size == Self.automaticSize)
  }

  private var estimate: CGSize {
    if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  /// Returns whether the size of an item is still an estimate.
  private func estimates(_ path: IndexPath) -> (Bool, Bool) {
    guard estimatedItemSize != .zero, preferred[path] == nil, let view = collectionView else {
      return (false, false)
    }
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    let isOwn = isEstimated(
      flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize)
    return (isOwn, isOwn)
  }

  override func itemsReloaded() { preferred = [:] }

  override func itemsMoved(_ sources: ItemSources) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in preferred {
      if let target = sources.target(of: path) { moved[target] = size }
    }
    preferred = moved
  }

  override func setPreferredSize(
    _ size: CGSize, of element: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard element.representedElementCategory == .cell else { return false }
    preferred[element.indexPath] = size
    return true
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for (section, lines) in sections.enumerated() {
      for (item, frame) in lines.items(from: low, to: high) where frame.overlaps(rect) {
        result.append(attributes(IndexPath(item: item, section: section), frame))
      }
    }
    return result + bars.filter { $0.frame.overlaps(rect) }
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let item = UICollectionViewLayoutAttributes(forCellWith: path)
    (item.hasEstimatedWidth, item.hasEstimatedHeight) = estimates(path)
    item.frame = frame
    return item
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].sizes.count).contains(indexPath.item)
    else { return nil }
    return attributes(indexPath, sections[indexPath.section].frame(indexPath.item))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pins || placedBreadth != breadth
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bars.first {
      $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
    }
  }
}
