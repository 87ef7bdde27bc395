// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

extension UITableView {
  /// The duration of changes of rows in seconds.
  private static let updateDuration = 0.3

  /// Inserts rows, by their indices after all changes. The others make room.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.inserted[path] = animation } }
  }

  /// Deletes rows, by their indices before all changes. The others close the gap.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deleted[path] = animation } }
  }

  /// Moves a row, by its index before all changes, to an index after them.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Inserts sections, by their indices after all changes.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Deletes sections, by their indices before all changes.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Makes the rows of sections again, by their indices before all changes.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Makes rows again, by their indices before all changes.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloaded[path] = animation } }
  }

  /// Configures the views of rows again: the data source is asked for them, and gets the same ones.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
    setNeedsLayout()
  }

  /// Begins several changes, which happen together at the end.
  public func beginUpdates() {
    if updateDepth == 0, !needsReload { updates = TableUpdates() }
    updateDepth += 1
  }

  /// Ends several changes. Heights are asked for again.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    guard let updates else { return reloadRows() }
    self.updates = nil
    apply(updates)
  }

  /// Performs several changes, as the method with an optional closure does. The closure does not escape.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }

  /// Performs several changes, which happen together.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { afterUpdate(completion) }
  }

  private func afterUpdate(_ completion: @escaping (Bool) -> Void, animated: Bool = true) {
    UIView.animate(withDuration: animated ? Self.updateDuration : 0) {
    } completion: {
      completion($0)
    }
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
    if updateDepth > 0 {
      // Rows that have not been loaded yet are loaded after the changes.
      if var changed = updates {
        body(&changed)
        updates = changed
      }
      return
    }
    guard !needsReload else { return setNeedsLayout() }
    var updates = TableUpdates()
    body(&updates)
    apply(updates)
  }

  private func apply(_ updates: TableUpdates) {
    cancelMovement()
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let new = ListCounts.load(sections: sections, kind: "rows") {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
    switch updates.sources(from: counts, to: new) {
    case .success(let sources):
      apply(updates, sources, new, asksAgain: updates.isEmpty, nil)
    case .failure(let problem): fatalError("Invalid changes of a table: \(problem.message)")
    }
  }

  /// Applies changes for which it is known where rows were.
  ///
  /// - Parameters:
  ///   - new: The numbers of rows after the changes.
  ///   - animated: Whether rows move to their new positions; otherwise they are there in the next frame.
  ///   - asksAgain: Whether heights are asked for again, and visible rows measured.
  func apply(
    _ updates: TableUpdates, _ from: ListUpdates.Sources, _ new: [Int], animated: Bool = true,
    asksAgain: Bool = false, _ completion: ((Bool) -> Void)?
  ) {
    let (oldTops, oldRows) = (allTops(), rows)
    let sources = from.items
    let leaving = shown.filter {
      sources.target(of: $0.key) == nil || updates.reloaded[$0.key] != nil
    }
    rows = new.enumerated().map { moved(oldRows, sources, to: $0, $1) }
    // The old height of a row that is not visible is the better estimate.
    for (path, _) in updates.reloaded where shown[path] != nil {
      if let target = sources.target(of: path) { rows[target.section].forget(target.row) }
    }
    shown = Dictionary(
      uniqueKeysWithValues: shown.compactMap { path, cell in
        updates.reloaded[path] == nil ? sources.target(of: path).map { ($0, cell) } : nil
      })
    selection = Set(selection.compactMap { sources.target(of: $0) })
    highlighted = highlighted.flatMap { sources.target(of: $0) }
    counts = new
    sectionTops = nil
    if asksAgain { askAgain { shown[$0].map(contentHeight) } }
    barStartFrames = barFrames(after: sources)
    removeBars()
    animate(updates, leaving, animated: animated) { [self] path in
      guard let source = sources[path] else { return nil }
      let rows = oldRows[source.section]
      return rowFrame(
        top: oldTops[source.section] + rows.top(source.row),
        height: rows.knownHeight(source.row) ?? rows.estimate)
    }
    barStartFrames = ([:], [:])
    if let completion { afterUpdate(completion, animated: animated) }
  }

  /// The frames of the titles of sections, by the indices of the sections after changes.
  private func barFrames(
    after sources: ItemSources
  ) -> (headers: [Int: CGRect], footers: [Int: CGRect]) {
    var result: (headers: [Int: CGRect], footers: [Int: CGRect]) = ([:], [:])
    for section in counts.indices {
      guard let source = sources.changes(of: section)?.source else { continue }
      result.headers[section] = headers[source]?.frame
      result.footers[section] = footers[source]?.frame
    }
    return result
  }

  /// The positions of the rows of a section after changes, with the heights that are known.
  private func moved(
    _ old: [RowPositions], _ sources: ItemSources, to section: Int, _ count: Int
  ) -> RowPositions {
    guard let changes = sources.changes(of: section) else { return newRows(count) }
    var result = old[changes.source]
    for row in changes.removed.reversed() { result.remove(row) }
    for row in changes.added {
      let source = sources[IndexPath(row: row, section: section)]
      result.insert(source.flatMap { old[$0.section].knownHeight($0.row) }, at: row)
    }
    return result
  }

  /// Moves the rows from where they were; those that leave are released at the end.
  private func animate(
    _ updates: TableUpdates, _ leaving: [IndexPath: UITableViewCell], animated: Bool,
    from start: @escaping (IndexPath) -> CGRect?
  ) {
    guard animated, surface != nil, UIView.areAnimationsEnabled else {
      for (path, cell) in leaving { release(cell, path) }
      keepsOffset = true
      return setNeedsLayout()
    }
    UIView.animate(withDuration: Self.updateDuration) { [self] in
      startFrames = start
      setNeedsLayout()
      layoutIfNeeded()
      startFrames = nil
      for (path, cell) in shown {
        guard let animation = updates.inserted[path] ?? updates.insertedSections[path.section]
        else {
          continue
        }
        let (offset, alpha) = outside(animation, cell)
        let frame = cell.frame
        ViewAnimation.withoutAnimation {
          cell.frame = frame.offsetBy(dx: offset.width, dy: offset.height)
          cell.alpha = alpha
        }
        cell.frame = frame
        cell.alpha = 1
      }
      for (path, cell) in leaving {
        let animation =
          updates.deleted[path] ?? updates.reloaded[path]
          ?? updates.deletedSections[path.section] ?? updates.reloadedSections[path.section]
          ?? .fade
        let (offset, alpha) = outside(animation, cell)
        sendSubviewToBack(cell)
        cell.frame = cell.frame.offsetBy(dx: offset.width, dy: offset.height)
        cell.alpha = alpha
      }
    } completion: { [self] _ in
      for (path, cell) in leaving {
        ViewAnimation.withoutAnimation { cell.alpha = 1 }
        release(cell, path)
      }
    }
  }

  /// Returns the offset from which a row appears or to which it disappears, and its opacity there.
  private func outside(_ animation: RowAnimation, _ cell: UIView) -> (CGSize, CGFloat) {
    let size = cell.bounds.size
    switch animation {
    case .left: return (CGSize(width: -size.width, height: 0), 1)
    case .right: return (CGSize(width: size.width, height: 0), 1)
    case .top: return (CGSize(width: 0, height: -size.height), 0)
    case .bottom: return (CGSize(width: 0, height: size.height), 0)
    case .none: return (.zero, 1)
    case .fade, .middle, .automatic: return (.zero, 0)
    }
  }
}
