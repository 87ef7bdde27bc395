// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Items in sections, placed by a layout, of which only those visible have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// A scroll position.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  var supplements = CollectionSupplements()
  private var makers: [String: (CGRect) -> UICollectionViewCell] = [:]
  /// The frame of the item whose view is being made.
  private var madeFrame = CGRect.zero
  private var pool: [String: [UICollectionViewCell]] = [:]
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var counts: [Int]?
  private var isPrepared = false
  private var laidOut = CGRect.null
  private var selection: Set<IndexPath> = []
  private var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.collectionView = self
    backgroundColor = .systemBackground
    let tap = UITapGestureRecognizer(
      target: self, action: Selector(method: UICollectionView.tapped, "tapped"))
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  /// Creates a collection with a flow layout. Archives are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  // MARK: Items

  /// Registers a class for the items of a reuse identifier.
  open func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    makers[identifier] = cellClass.map { type in { type.init(frame: $0) } }
  }

  /// A reused or new cell for an identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = makers[identifier]?(madeFrame) else {
      fatalError("No class is registered for items with the identifier \"\(identifier)\".")
    }
    cell.setIdentifier(identifier)
    return cell
  }

  /// Reloads all items.
  open func reloadData() {
    counts = nil
    selection = []
    for path in shown.keys { recycle(path) }
    supplements.recycle()
    layoutChanged()
  }

  /// Reloads items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { recycle(path) }
    setNeedsLayout()
  }

  /// Reloads the items after some have been inserted.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads the items after some have been removed.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Reloads the items after one has been moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Performs several changes.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Replaces the layout; the items move there if it is animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard animated else {
      collectionViewLayout = layout
      return
    }
    UIView.animate(withDuration: 0.3) { [self] in
      collectionViewLayout = layout
      layoutIfNeeded()
    }
  }

  private func loadedCounts() -> [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let loaded = ListCounts.load(sections: sections, kind: "items") {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = loaded
    return loaded
  }

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts().count }
  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    ListCounts.check(section, in: loadedCounts(), kind: "items")
    return loadedCounts()[section]
  }

  func layoutChanged() {
    isPrepared = false
    setNeedsLayout()
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    cell.removeFromSuperview()
    pool[cell.reuseIdentifier ?? "", default: []].append(cell)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isPrepared, bounds != laidOut,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      isPrepared = false
    }
    laidOut = bounds
    if !isPrepared {
      isPrepared = true
      collectionViewLayout.prepare()
      let size = collectionViewLayout.collectionViewContentSize
      if contentSize != size { contentSize = size }
    }
    showItems()
  }

  private func showItems() {
    let elements = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { !$0.isHidden }
    showSupplements(elements)
    let items = elements.filter { $0.representedElementCategory == .cell }
    let wanted = Set(items.map(\.indexPath))
    for path in shown.keys where !wanted.contains(path) { recycle(path) }
    for item in items {
      let isNew = shown[item.indexPath] == nil
      guard let cell = shown[item.indexPath] ?? make(item) else { continue }
      if isNew {
        ViewAnimation.withoutAnimation { place(cell, item) }
      } else {
        place(cell, item)
      }
    }
  }

  func place(_ cell: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
    if cell.bounds.size != item.frame.size { cell.bounds.size = item.frame.size }
    cell.center = item.center
    let transform =
      item.transform3D == CATransform3DIdentity
      ? CATransform3DMakeAffineTransform(item.transform) : item.transform3D
    if cell.layer.transform != transform { cell.layer.transform = transform }
    if cell.alpha != item.alpha { cell.alpha = item.alpha }
    if cell.layer.zPosition != CGFloat(item.zIndex) { cell.layer.zPosition = CGFloat(item.zIndex) }
    cell.apply(item)
  }

  private func make(_ item: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    let path = item.indexPath
    madeFrame = item.frame
    defer { madeFrame = .zero }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    shown[path] = cell
    cell.isSelected = selection.contains(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    insertSubview(cell, at: 0)
    return cell
  }

  @_spi(ViewTree) open override func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint)
    -> CGPoint
  {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Selection

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard allowsSelection, let path = indexPathForItem(at: recognizer.location(in: self)) else {
      return
    }
    if selection.contains(path), allowsMultipleSelection {
      deselectItem(at: path, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if !allowsMultipleSelection {
      for other in selection where other != path {
        deselectItem(at: other, animated: false)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selection.insert(path)
    shown[path]?.isSelected = true
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    shown[indexPath]?.isSelected = false
  }

  /// The selected items; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
  /// The visible items.
  open var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }
  /// The views of the visible items.
  open var visibleCells: [UICollectionViewCell] { shown.keys.sorted().compactMap { shown[$0] } }
  /// The view of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  /// The item of a view; nil if it is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The item at a point; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.filter { $0.value.frame.contains(point) }.max {
      $0.value.layer.zPosition < $1.value.layer.zPosition
    }?.key
  }

  /// Moves the items to make one visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let rect = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    var offset = contentOffset
    if scrollPosition.contains(.left) { offset.x = rect.minX }
    if scrollPosition.contains(.right) { offset.x = rect.maxX - bounds.width }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
    if scrollPosition.contains(.top) { offset.y = rect.minY }
    if scrollPosition.contains(.bottom) { offset.y = rect.maxY - bounds.height }
    if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - bounds.height / 2 }
    if scrollPosition.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    let inset = adjustedContentInset
    offset.x = min(
      max(offset.x, -inset.left),
      max(-inset.left, contentSize.width + inset.right - bounds.width))
    offset.y = min(
      max(offset.y, -inset.top),
      max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    setContentOffset(offset, animated: animated)
  }
}

/// A data source of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The view of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The view of a header or footer; an empty one by default.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns an empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// A delegate of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when an item has been selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when an item is no longer selected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before an item is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called when an item is no longer visible.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// The default does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// The default does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// The default does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// The default does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
