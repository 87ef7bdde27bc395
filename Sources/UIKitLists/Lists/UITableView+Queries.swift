// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// The selected row; the first one of several, nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The selected rows; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }
  /// The index paths of the rows that are shown, in ascending order.
  public var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  /// The cells of the rows that are shown, from the top down.
  public var visibleCells: [UITableViewCell] { shown.keys.sorted().compactMap { shown[$0] } }
  /// The number of sections that the data source has, as of the last reload or update.
  public var numberOfSections: Int {
    load()
    return counts.count
  }
  /// The number of rows of a section that the data source has, as of the last reload or update.
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
  /// Returns the index path of the row at a point of the contents, also outside of the visible part; nil between and
  /// beside rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    // Rows that a swipe or an animation has moved are found where they are seen.
    if let path = shown.first(where: { $0.value.frame.encloses(point) })?.key { return path }
    load()
    for section in counts.indices {
      let path = IndexPath(
        row: rows[section].row(below: point.y - allTops()[section]), section: section)
      if shown[path] == nil, rectForRow(at: path).encloses(point) { return path }
    }
    return nil
  }
  /// The rectangle of a row; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.row)
    else { return .zero }
    let top = top(of: indexPath)
    return rowFrame(top: top, height: height(indexPath))
  }
  /// The rows in a rectangle; nil if it is not in the contents.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    load()
    guard rect.overlaps(CGRect(origin: .zero, size: contentSize)) else { return nil }
    return counts.indices.flatMap { section in
      rows(of: section, in: rect).map { IndexPath(indexes: [section, $0]) }
    }
  }
  /// The rectangle of a section with its titles; zero if there is no such section.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }
  /// The rectangle of the title of a section above its rows, where it is without scrolling; zero if there is no such
  /// section.
  public func rectForHeader(inSection section: Int) -> CGRect {
    load()
    guard counts.indices.contains(section) else { return .zero }
    let height = headerHeight(section)
    return rowFrame(top: allTops()[section] - height, height: height)
  }
  /// The rectangle of the title of a section below its rows, where it is without scrolling; zero if there is no such
  /// section.
  public func rectForFooter(inSection section: Int) -> CGRect {
    load()
    guard counts.indices.contains(section) else { return .zero }
    let end = allTops()[section] + rows[section].length
    return rowFrame(top: end, height: footerHeight(section))
  }
  /// The view below the rows of a section, if it is visible and one of tables; nil otherwise.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
}
