// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// The number of rows up to which a table asks for all heights; in longer ones, only for those near visible rows.
  private static var exactLimit: Int { 4096 }

  /// The positions of rows of which nothing is known.
  func newRows(_ count: Int) -> RowPositions {
    RowPositions(count: count, estimate: estimatedRowHeight > 0 ? estimatedRowHeight : 44)
  }

  func contentHeight(of cell: UITableViewCell) -> CGFloat {
    cell.configureIfNeeded()
    if let height = cell.fittingHeight(rowWidth) { return max(44, height) }
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(44, size.height)
  }

  /// The height of a row in points, which may be estimated.
  func height(_ path: IndexPath) -> CGFloat {
    rows[path.section].knownHeight(path.row) ?? rows[path.section].estimate
  }

  /// The top of a row.
  func top(of path: IndexPath) -> CGFloat {
    allTops()[path.section] + rows[path.section].top(path.row)
  }

  /// The rows of a section in the bounds.
  func visibleRows(_ section: Int) -> Range<Int> { rows(of: section, in: bounds) }

  /// The rows of a section in a rectangle.
  func rows(of section: Int, in rect: CGRect) -> Range<Int> {
    let (low, high) = (rect.minY - allTops()[section], rect.maxY - allTops()[section])
    guard high > 0, rows[section].length > low else { return 0..<0 }
    let first = rows[section].row(below: low)
    var last = rows[section].row(below: high)
    if last < rows[section].count, rows[section].top(last) < high { last += 1 }
    return first..<max(first, last)
  }

  /// The tops of the first rows of all sections. Sets the size of the contents.
  func allTops() -> [CGFloat] {
    if let sectionTops { return sectionTops }
    askDepth += 1
    defer { askDepth -= 1 }
    if estimatedRowHeight == 0 || counts.reduce(0, +) <= Self.exactLimit {
      for section in counts.indices { _ = ask(section, 0..<counts[section]) }
    }
    var y = tableHeaderView?.bounds.height ?? 0
    let result = counts.indices.map { section -> CGFloat in
      let header = headerHeight(section)
      y += header + (header > 0 ? max(0, sectionHeaderTopPadding) : 0)
      let top = y
      y += rows[section].length + footerHeight(section)
      return top
    }
    sectionTops = result
    let size = CGSize(width: bounds.width, height: y + (tableFooterView?.bounds.height ?? 0))
    if contentSize != size { contentSize = size }
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: y, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
    return result
  }

  // MARK: Asking

  /// Asks for the heights of rows that have not been asked for. Returns whether there were any.
  private func ask(_ section: Int, _ range: Range<Int>) -> Bool {
    var next = range.lowerBound
    while let first = rows[section].firstUnasked(from: next), first < range.upperBound {
      let block = rows[section].unasked(from: first)
      // Looked up once: whether an object is a delegate of tables is a search through its conformances.
      let delegate = tableDelegate
      // The delegate may use the table meanwhile.
      let heights = block.map { askedHeight(IndexPath(row: $0, section: section), by: delegate) }
      guard rows.indices.contains(section), rows[section].unasked(from: first) == block else {
        break
      }
      rows[section].set(heights, from: block.lowerBound)
      next = block.upperBound
    }
    return next > range.lowerBound
  }

  /// The height that the delegate or the table gives a row; nil if its contents determine it.
  func askedHeight(_ path: IndexPath) -> CGFloat? { askedHeight(path, by: tableDelegate) }

  private func askedHeight(
    _ path: IndexPath, by delegate: (any UITableViewDelegate)?
  ) -> CGFloat? {
    let asked = delegate?.tableView(self, heightForRowAt: editing.dataPath(path)) ?? rowHeight
    if asked >= 0 { return asked }
    return rowHeight >= 0 ? rowHeight : nil
  }

  /// Asks for the heights again that are known. Those that contents determine are what a function returns for
  /// them; they stay where it returns nil, and are measured again where it returns NaN.
  func askAgain(_ contents: (IndexPath) -> CGFloat?) {
    for section in rows.indices {
      // The delegate may use the table meanwhile.
      var positions = rows[section]
      positions.replaceHeights { row in
        let path = IndexPath(row: row, section: section)
        return askedHeight(path) ?? contents(path)
      }
      guard rows.indices.contains(section) else { return }
      rows[section] = positions
    }
    sectionTops = nil
  }

  /// Asks for the heights of the visible rows.
  func askForVisibleHeights(_ anchor: inout RowAnchor?) {
    for _ in 0..<4 {
      var hasAsked = false
      for section in allTops().indices {
        if ask(section, visibleRows(section)) { hasAsked = true }
      }
      guard hasAsked else { return }
      sectionTops = nil
      keep(&anchor)
    }
  }

  // MARK: Keeping rows in place

  /// The first visible row and its top, so that corrected heights above do not move it.
  struct RowAnchor {
    fileprivate var path: IndexPath
    fileprivate var top: CGFloat
  }

  /// The anchor for a layout; nil if no row stays visible, or after changes of rows.
  func anchor() -> RowAnchor? {
    guard startFrames == nil, !keepsOffset, editing.movement == nil else { return nil }
    let visible = shown.keys.filter { path in
      rows.indices.contains(path.section) && path.row < rows[path.section].count
        && top(of: path) + height(path) > bounds.minY && top(of: path) < bounds.maxY
    }
    return visible.min().map { RowAnchor(path: $0, top: top(of: $0)) }
  }

  /// Moves the contents so that a row stays where it was.
  func keep(_ anchor: inout RowAnchor?) {
    guard let path = anchor?.path, let old = anchor?.top else { return }
    let new = top(of: path)
    anchor?.top = new
    if abs(new - old) > 0.001 { shiftContents(by: new - old) }
  }
}
