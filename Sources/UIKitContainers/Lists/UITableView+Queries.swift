// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// The selected row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The selected rows; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }
  /// The visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  /// The views of the visible rows.
  public var visibleCells: [UITableViewCell] { shown.keys.sorted().compactMap { shown[$0] } }
  /// The number of sections.
  public var numberOfSections: Int {
    load()
    return counts.count
  }
  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    load()
    ListCounts.check(section, in: counts, kind: "rows")
    return counts[section]
  }
  /// The view of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  /// The row of a view; nil if it is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The row at a point; nil for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    shown.first { $0.value.frame.encloses(point) }?.key
  }
  /// The rectangle of a row; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.row)
    else { return .zero }
    let top = top(of: indexPath)
    return CGRect(x: 0, y: top, width: bounds.width, height: height(indexPath))
  }
}
