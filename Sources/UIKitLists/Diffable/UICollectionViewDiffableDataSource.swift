// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Shows snapshots of sections and items in a collection, and animates the differences of successive ones.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Makes the view of an item.
  public typealias CellProvider =
    (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes a header, a footer or a badge.
  public typealias SupplementaryViewProvider =
    (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Decides on items that are expanded and collapsed.
  public typealias SectionSnapshotHandlers = _SectionSnapshotHandlers
  /// Decides whether the user may expand and collapse items, and is notified when it happens.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// Makes headers, footers and badges; nil for empty ones.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source without sections, and makes it that of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether the differences are animated.
  ///   - completion: Called when the snapshot is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.applied
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    guard let collection, collection.dataSource === self else {
      UIKitService.complete(completion)
      return
    }
    guard collection.counts != nil else {
      collection.reloadData()
      UIKitService.complete(completion)
      return
    }
    let (updates, sources) = snapshot.changes(from: old)
    collection.apply(updates, sources, current.counts, animated: animatingDifferences) { _ in
      completion?()
    }
    collection.reconfigureItems(
      at: snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
  }

  /// Shows a snapshot, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows the visible items of a section's snapshot, in a new section at the end if there is none yet.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether the differences are animated.
  ///   - completion: Called when the snapshot is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var new = current
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The items of a section, with those that are not shown.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      snapshot.append(current.itemIdentifiers(inSection: section))
    }
    return snapshot
  }

  /// Expands or collapses an item, as the user does.
  private func toggle(_ item: ItemIdentifierType) {
    guard let section = current.sectionIdentifier(containingItem: item),
      var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    let isExpanded = outline.isExpanded(item)
    let isAllowed = isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem
    guard isAllowed?(item) ?? true else { return }
    if isExpanded {
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      handlers.willExpandItem?(item)
      outline.expand([item])
    }
    if let path = indexPath(for: item),
      let cell = collection?.cellForItem(at: path) as? UICollectionViewListCell
    {
      cell.showExpansion(!isExpanded, animated: true)
    }
    apply(outline, to: section)
  }

  /// Shows a snapshot, with all views made again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    outlines = [:]
    collection?.reloadData()
    UIKitService.complete(completion)
  }

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The index path of an item; nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section with an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The index of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.counts[section] }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { fatalError("The provider of a data source has no cell for \(indexPath).") }
    if let row = cell as? UICollectionViewListCell {
      let outline = current.sectionIdentifier(containingItem: item).flatMap { outlines[$0] }
      if let outline { row.indentationLevel = outline.level(of: item) }
      row.showExpansion(outline?.isExpanded(item) ?? false, animated: false)
      row.toggle = outline == nil ? nil : { [weak self] in self?.toggle(item) }
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
