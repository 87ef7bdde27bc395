// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Places items in lines, one after the other.
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
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  private var preferred: [IndexPath: CGSize] = [:]
  /// The minimum distance of lines in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing, oldValue) } }
  /// The minimum distance of items of a line in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing, oldValue) }
  }
  /// Insets of sections in points.
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
    if value != old { invalidateLayout() }
  }

  private var items: [[UICollectionViewLayoutAttributes]] = []
  private var bars: [UICollectionViewLayoutAttributes] = []
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
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    items = []
    bars = []
    var position: CGFloat = 0
    let isVertical = scrollDirection == .vertical
    let area = view.bounds.inset(by: view.adjustedContentInset.finite)
    let breadth = isVertical ? area.size.width : area.size.height
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
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        var size =
          flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        if isEstimated(size) { size = preferred[path] ?? estimate }
        // A length that is not finite counts as 0.
        return size.finite
      }
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
      items.append(
        place(sizes, section, from: &position, (before, breadth - after), lineSpacing, spacing))
      position += isVertical ? insets.bottom : insets.right
      add(UICollectionView.elementKindSectionFooter, section, footer, breadth, &position)
      pin(section, from: start, to: position)
    }
    size =
      isVertical
      ? CGSize(width: breadth, height: position) : CGSize(width: position, height: breadth)
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

  /// Moves the header and footer of a section into the visible part of the section.
  private func pin(_ section: Int, from start: CGFloat, to end: CGFloat) {
    guard pins, let view = collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let inset = view.adjustedContentInset
    for bar in bars where bar.indexPath.section == section {
      let isHeader = bar.representedElementKind == UICollectionView.elementKindSectionHeader
      guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
        continue
      }
      bar.zIndex = 10
      let length = isVertical ? bar.frame.height : bar.frame.width
      let place = isVertical ? bar.frame.minY : bar.frame.minX
      let low = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
      let high = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
      let wanted = isHeader ? max(place, low) : min(place, high - length)
      let pinned = min(max(wanted, start), end - length)
      if isVertical { bar.frame.origin.y = pinned } else { bar.frame.origin.x = pinned }
    }
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
      let unused = range.high - range.low - used
      // The last line keeps the distance of the others.
      let gap =
        count > 1 && (!isLast || count >= most) ? spacing + unused / CGFloat(count - 1) : spacing
      most = max(most, count)
      var place = count == 1 && !isLast ? range.low + unused / 2 : range.low
      if count == 1, isLast, most == 1 { place = range.low + unused / 2 }
      for index in first...last {
        let item = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: index, section: section))
        let shift = (breadth - across(sizes[index])) / 2
        (item.hasEstimatedWidth, item.hasEstimatedHeight) = estimates(item.indexPath)
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

  // MARK: Sizes by contents

  /// Whether the contents determine the size of an item that the layout or the delegate has given.
  private func isEstimated(_ size: CGSize) -> Bool {
    estimatedItemSize != .zero && (size == itemSize || size == Self.automaticSize)
  }

  private var estimate: CGSize {
    if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
    return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
  }

  /// Whether the size of an item is still an estimate.
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

  override func itemsMoved(_ sources: [IndexPath: IndexPath]) {
    preferred = sources.reduce(into: [:]) { $0[$1.key] = preferred[$1.value] }
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
    items.flatMap { section in section.filter { $0.frame.overlaps(rect) } }
      + bars.filter { $0.frame.overlaps(rect) }
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
    pins || newBounds.size != collectionView?.bounds.size
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bars.first {
      $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section
    }
  }
}
