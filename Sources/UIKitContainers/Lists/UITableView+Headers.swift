// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// The height of the title of a section in points; 0 for none.
  func headerHeight(_ section: Int) -> CGFloat {
    if let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section), asked >= 0 {
      return asked
    }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    let hasView = tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    return hasTitle || hasView ? sectionHeaderHeight : style == .plain ? 0 : 35
  }

  /// Shows the titles of the visible sections, by the tops of their rows.
  func showHeaders(_ tops: [[CGFloat]]) {
    for section in tops.indices {
      let height = headerHeight(section)
      guard height > 0, let first = tops[section].first, let end = tops[section].last else {
        continue
      }
      let isInSight = end > bounds.minY && first - height < bounds.maxY
      guard isInSight else {
        headers.removeValue(forKey: section)?.removeFromSuperview()
        continue
      }
      let header = headers[section] ?? makeHeader(section)
      headers[section] = header
      var y = first - height
      // Plain tables keep the title of the section in sight.
      if style == .plain {
        y = min(max(y, bounds.minY + adjustedContentInset.top), max(first - height, end - height))
      }
      header.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
  }

  private func makeHeader(_ section: Int) -> UIView {
    if let own = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      addSubview(own)
      return own
    }
    let view = UIView()
    view.backgroundColor = style == .plain ? .secondarySystemBackground : .clear
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 300, height: 28))
    label.font = .systemFont(ofSize: style == .plain ? 17 : 13, weight: .semibold)
    label.text = dataSource?.tableView(self, titleForHeaderInSection: section)
    view.addSubview(label)
    addSubview(view)
    return view
  }
}
