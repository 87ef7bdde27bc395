// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Shows snapshots of sections and rows in a table, and animates the differences of successive ones.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  /// Makes the view of a row.
  public typealias CellProvider =
    (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The animation with which rows are inserted and deleted.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without sections, and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether the differences are animated. Rows that remain keep their views and their
  ///     selection in either case.
  ///   - completion: Called when the snapshot is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // The movement is undone while the rows are still the old ones.
    if let table, table.dataSource === self, !table.needsReload { table.cancelMovement() }
    let old = current
    current = snapshot.applied
    guard let table, table.dataSource === self else {
      UIKitService.complete(completion)
      return
    }
    guard !table.needsReload else {
      table.reloadData()
      UIKitService.complete(completion)
      return
    }
    let (changes, sources) = snapshot.changes(from: old)
    var updates = TableUpdates()
    for path in changes.inserted { updates.inserted[path] = defaultRowAnimation }
    for path in changes.deleted { updates.deleted[path] = defaultRowAnimation }
    for path in changes.reloaded { updates.reloaded[path] = defaultRowAnimation }
    table.apply(updates, sources, current.counts, animated: animatingDifferences) { _ in
      completion?()
    }
    table.reconfigureRows(
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

  /// Shows a snapshot, with all views made again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    table?.reloadData()
    UIKitService.complete(completion)
  }

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The row at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The index path of a row; nil if there is no such row.
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

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.counts[section]
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = current.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { fatalError("The provider of a data source has no cell for \(indexPath).") }
    return cell
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether a row can be edited; false by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.isDefault = true
    return _commitsRowEdits
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether a row can be moved; false by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.isDefault = true
    return _movesRows
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open var _commitsRowEdits: Bool { false }
  open var _movesRows: Bool { false }
}
