// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// The height of the title of a section in points; 0 for none.
  func headerHeight(_ section: Int) -> CGFloat {
    if let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section), asked >= 0 {
      return asked
    }
    let fitted = fittedHeight(section, \.headers, headers[section]) {
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    // Sections of grouped tables have a space also without a title.
    guard fitted != nil || title != nil || style != .plain else { return 0 }
    if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    if let fitted { return fitted }
    // The first section is farther from the edge than sections from each other.
    let space = section == 0 ? sectionGap : 0
    guard let title else { return sectionGap + space }
    return style == .plain
      ? FittedBars.standardHeight : titleHeight(title, .header, section, \.headers) + 15 + space
  }

  /// The height of the title after a section in points; 0 for none.
  func footerHeight(_ section: Int) -> CGFloat {
    if let asked = tableDelegate?.tableView(self, heightForFooterInSection: section), asked >= 0 {
      return asked
    }
    let fitted = fittedHeight(section, \.footers, footers[section]) {
      tableDelegate?.tableView(self, viewForFooterInSection: section)
    }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    guard fitted != nil || title != nil || style != .plain else { return 0 }
    if sectionFooterHeight >= 0 { return sectionFooterHeight }
    if let fitted { return fitted }
    guard let title else { return sectionGap }
    return style == .plain
      ? FittedBars.standardHeight : titleHeight(title, .footer, section, \.footers) + 7.5
  }

  /// The height of a title of a section in a grouped table, with the space between it and the rows, in points.
  private func titleHeight(
    _ title: String, _ kind: UITableViewHeaderFooterView.TitleKind, _ section: Int,
    _ bars: WritableKeyPath<(headers: FittedBars, footers: FittedBars), FittedBars>
  ) -> CGFloat {
    let width = rowWidth
    if let known = fittedBars[keyPath: bars].knownTitleHeight(section, title, width: width) {
      return known
    }
    let height = UITableViewHeaderFooterView.titleHeight(title, kind, width: width)
    fittedBars[keyPath: bars].storeTitle(height, title, section, width: width)
    return height
  }

  /// The height of a section's view; nil if there is none. The delegate may use the table meanwhile.
  private func fittedHeight(
    _ section: Int,
    _ bars: WritableKeyPath<(headers: FittedBars, footers: FittedBars), FittedBars>,
    _ shown: UIView?, make: () -> UIView?
  ) -> CGFloat? {
    let width = rowWidth
    if let known = fittedBars[keyPath: bars].knownHeight(section, width: width) { return known }
    let view = shown ?? fittedBars[keyPath: bars].view(section) ?? make()
    let height = view.map { FittedBars.height(of: $0, width) }
    fittedBars[keyPath: bars].store(height, shown == nil ? view : nil, section, width: width)
    return height
  }

  /// Removes the titles of all sections, to be made again.
  func removeBars() {
    for bar in Array(headers.values) + Array(footers.values) { releaseBar(bar) }
    headers = [:]
    footers = [:]
    fittedBars = (FittedBars(), FittedBars())
  }

  private func releaseBar(_ bar: UIView?) {
    bar?.removeFromSuperview()
    guard let own = bar as? UITableViewHeaderFooterView, let identifier = own.reuseIdentifier else {
      return
    }
    barPool[identifier, default: []].append(own)
  }

  /// Registers a class for the headers and footers of a reuse identifier.
  public func register<Bar: UITableViewHeaderFooterView>(
    _ aClass: Bar.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    barMakers[identifier] = aClass.map { type in { type.init(reuseIdentifier: $0) } }
  }

  /// Registers a function that makes the headers and footers of a reuse identifier; nil removes it.
  package func registerBar(_ identifier: String, _ make: (() -> UITableViewHeaderFooterView)?) {
    barMakers[identifier] = make.map { make in { _ in make() } }
  }

  /// A reused or new header or footer for an identifier; nil if no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let bar = barPool[identifier]?.popLast() {
      bar.prepareForReuse()
      return bar
    }
    return barMakers[identifier]?(identifier)
  }

  /// The view before a section, if it is visible and one of tables, as those of titles are; nil otherwise.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Shows the titles of the visible sections, by the tops of their first rows.
  func showHeaders(_ tops: [CGFloat]) {
    var previousEnd = -CGFloat.infinity
    for section in tops.indices where rows.indices.contains(section) {
      let first = tops[section]
      let end = first + rows[section].length
      let next = section + 1 < tops.count ? tops[section + 1] : .infinity
      // The heights of titles that are out of sight are not asked for.
      if first < bounds.maxY, next > bounds.minY {
        showFooter(section, from: first, at: end)
      } else {
        releaseBar(footers.removeValue(forKey: section))
      }
      if end > bounds.minY, previousEnd < bounds.maxY {
        showHeader(section, from: first, at: end)
      } else {
        releaseBar(headers.removeValue(forKey: section))
      }
      previousEnd = end
    }
  }

  private func showFooter(_ section: Int, from first: CGFloat, at end: CGFloat) {
    let isNew = footers[section] == nil
    let height = footerHeight(section)
    guard height > 0, end + height > bounds.minY,
      let footer = footers[section] ?? makeFooter(section)
    else { return releaseBar(footers.removeValue(forKey: section)) }
    footers[section] = footer
    if isNew { tableDelegate?.tableView(self, willDisplayFooterView: footer, forSection: section) }
    var y = end
    if style == .plain {
      y = max(min(end, bounds.maxY - adjustedContentInset.bottom - height), min(first, end))
    }
    place(
      footer, rowFrame(top: y, height: height),
      from: isNew ? barStartFrames.footers[section] : footer.frame)
  }

  private func showHeader(_ section: Int, from first: CGFloat, at end: CGFloat) {
    let isNew = headers[section] == nil
    let height = headerHeight(section)
    guard height > 0, first - height < bounds.maxY,
      let header = headers[section] ?? makeHeader(section)
    else { return releaseBar(headers.removeValue(forKey: section)) }
    headers[section] = header
    if isNew { tableDelegate?.tableView(self, willDisplayHeaderView: header, forSection: section) }
    var y = first - height
    // Plain tables keep the title of the section in sight.
    if style == .plain {
      let edge = bounds.minY + adjustedContentInset.top - collapsedInset
      y = min(max(y, edge), max(first - height, end - height))
    }
    place(
      header, rowFrame(top: y, height: height),
      from: isNew ? barStartFrames.headers[section] : header.frame)
  }

  /// Moves a title to its frame, from another one that it had before a change; without one it is there at once.
  private func place(_ bar: UIView, _ frame: CGRect, from start: CGRect?) {
    guard bar.frame != frame else { return }
    ViewAnimation.withoutAnimation {
      bar.frame = start ?? frame
      bar.layoutIfNeeded()
    }
    if start != nil { bar.frame = frame }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    makeBar(
      section, \.headers, .header,
      view: { tableDelegate?.tableView(self, viewForHeaderInSection: section) },
      title: { dataSource?.tableView(self, titleForHeaderInSection: section) })
  }

  private func makeFooter(_ section: Int) -> UIView? {
    makeBar(
      section, \.footers, .footer,
      view: { tableDelegate?.tableView(self, viewForFooterInSection: section) },
      title: { dataSource?.tableView(self, titleForFooterInSection: section) })
  }

  /// Adds the view before or after a section; nil if it has neither a view nor a title.
  private func makeBar(
    _ section: Int,
    _ bars: WritableKeyPath<(headers: FittedBars, footers: FittedBars), FittedBars>,
    _ kind: UITableViewHeaderFooterView.TitleKind, view: () -> UIView?, title: () -> String?
  ) -> UIView? {
    let width = rowWidth
    var own = fittedBars[keyPath: bars].takeView(section)
    let known = fittedBars[keyPath: bars].knownHeight(section, width: width)
    if own == nil, known != .some(.none) {
      own = view()
      if own == nil { fittedBars[keyPath: bars].store(nil, nil, section, width: width) }
    }
    if own == nil, let title = title() {
      let bar = UITableViewHeaderFooterView(reuseIdentifier: nil)
      bar.showTitle(title, kind, style)
      own = bar
    }
    if let own { addSubview(own) }
    return own
  }
}
