// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UICollectionView {
  /// The duration of changes of items in seconds.
  private static let updateDuration = 0.25

  /// Inserts items, by their indices after all changes. The others make room.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes items, by their indices before all changes. The others close the gap.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Moves an item, by its index before all changes, to an index after them.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Makes the views of items again, by their indices before all changes.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Configures the views of items again, without new ones.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Inserts sections, by their indices after all changes.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections, by their indices before all changes.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section, by its index before all changes, to an index after them.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Makes the views of sections again, by their indices before all changes.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Performs several changes, as the method with an optional closure does. The closure does not escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }

  /// Performs several changes, which are animated together.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if updateDepth == 0, counts != nil { self.updates = ListUpdates() }
    updateDepth += 1
    updates?()
    updateDepth -= 1
    guard updateDepth == 0, let changes = self.updates else {
      if updateDepth == 0 { layoutChanged() }
      UIKitService.complete(completion)
      return
    }
    self.updates = nil
    apply(changes, completion)
  }

  private func change(_ body: (inout ListUpdates) -> Void) {
    if updateDepth > 0 {
      // Items that have not been loaded yet are loaded after the changes.
      if var changes = updates {
        body(&changes)
        updates = changes
      }
      return
    }
    guard counts != nil else { return layoutChanged() }
    var changes = ListUpdates()
    body(&changes)
    apply(changes, nil)
  }

  private func apply(_ updates: ListUpdates, _ completion: ((Bool) -> Void)?) {
    let old = loadedCounts()
    counts = nil
    let new = loadedCounts()
    counts = old
    switch updates.sources(from: old, to: new, kind: "items") {
    case .success(let sources): apply(updates, sources, new, animated: true, completion)
    case .failure(let problem): fatalError("Invalid changes of a collection: \(problem.message)")
    }
  }

  /// Applies changes for which it is known where items were.
  ///
  /// - Parameter counts: The numbers of items after the changes.
  func apply(
    _ updates: ListUpdates, _ sources: ListUpdates.Sources, _ counts: [Int], animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    var old: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for item in collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    where item.representedElementCategory == .cell {
      old[item.indexPath] = item.copy() as? UICollectionViewLayoutAttributes
    }
    var leaving: [(path: IndexPath, cell: UICollectionViewCell, target: IndexPath?)] = []
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in shown {
      let target = sources.items.target(of: path)
      if let target, !updates.reloaded.contains(path) {
        kept[target] = cell
      } else {
        leaving.append((path, cell, target))
      }
    }
    shown = kept
    selection = Set(selection.compactMap { sources.items.target(of: $0) })
    highlighted = highlighted.flatMap { sources.items.target(of: $0) }
    self.counts = counts
    supplements.move(sources.sections)
    collectionViewLayout.itemsMoved(sources.items)
    layoutChanged()
    guard animated, surface != nil, UIView.areAnimationsEnabled else {
      for (path, cell, _) in leaving { release(cell, path) }
      layoutIfNeeded()
      UIKitService.complete(completion)
      return
    }
    animate(
      CollectionTransition(
        sources: sources, old: old, items: UICollectionViewUpdateItem.all(of: updates, sources)),
      leaving, completion)
  }

  /// Moves the items from where they were; those that leave are released at the end.
  private func animate(
    _ transition: CollectionTransition,
    _ leaving: [(path: IndexPath, cell: UICollectionViewCell, target: IndexPath?)],
    _ completion: ((Bool) -> Void)?
  ) {
    var departing: [(path: IndexPath, cell: UICollectionViewCell)] = []
    UIView.animate(withDuration: Self.updateDuration) { [self] in
      self.transition = transition
      setNeedsLayout()
      layoutIfNeeded()
      let layout = collectionViewLayout
      let (size, range) = (contentSize, bounds.size)
      let last = CGPoint(
        x: max(-adjustedContentInset.left, size.width + adjustedContentInset.right - range.width),
        y: max(-adjustedContentInset.top, size.height + adjustedContentInset.bottom - range.height))
      let proposed = CGPoint(
        x: min(contentOffset.x, last.x), y: min(contentOffset.y, last.y))
      let target = layout.targetContentOffset(forProposedContentOffset: proposed)
      if target != contentOffset {
        contentOffset = target
        layoutIfNeeded()
      }
      for (path, cell, target) in leaving {
        let end =
          target.flatMap { layout.layoutAttributesForItem(at: $0)?.faded() }
          ?? layout.finalLayoutAttributesForDisappearingItem(at: path)
        if let end { place(cell, end) }
      }
      departing = self.transition?.departing ?? []
      self.transition = nil
    } completion: { [self] isFinished in
      for (path, cell, _) in leaving { release(cell, path) }
      for (path, cell) in departing { release(cell, path) }
      collectionViewLayout.finalizeCollectionViewUpdates()
      completion?(isFinished)
    }
  }

  /// Returns the attributes from which an item appears in the present changes.
  func initialAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let source = transition?.sources.items[path], let old = transition?.old[source],
      let copy = old.copy() as? UICollectionViewLayoutAttributes
    {
      copy.indexPath = path
      return copy
    }
    return collectionViewLayout.layoutAttributesForItem(at: path)?.faded()
  }

  /// Returns the attributes to which an item disappears in the present changes.
  func finalAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    transition?.old[path]?.faded()
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that cannot be seen.
  func faded() -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
