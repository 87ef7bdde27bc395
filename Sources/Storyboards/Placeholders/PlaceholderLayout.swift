// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Places placeholders: one below the other, by frames and autoresizing masks, which code may change freely.
@MainActor
enum PlaceholderLayout {
  private static let margin: CGFloat = 20
  private static let spacing: CGFloat = 16
  /// The side of a view without contents, in points.
  static let side: CGFloat = 140
  private static let leastHeight: CGFloat = 44

  /// Places views in another one: in its middle, or over all of it if there is a list among them.
  static func place(_ views: [UIView], in root: UIView) {
    guard !views.isEmpty else { return }
    let bounds = root.bounds
    let top = min(80, bounds.height * 0.1)
    let area = CGRect(
      x: margin, y: top, width: max(0, bounds.width - 2 * margin),
      height: max(0, bounds.height - top - min(50, bounds.height * 0.06)))
    var sizes = views.map { size(of: $0, area, isOnly: views.count == 1) }
    let gaps = spacing * CGFloat(views.count - 1)
    let lists = views.indices.filter { isList(views[$0]) }
    let excess = sizes.reduce(gaps) { $0 + $1.height } - area.height
    let flexible = lists.isEmpty ? views.indices.filter { isFlexible(views[$0]) } : lists
    if excess > 0 || !lists.isEmpty, !flexible.isEmpty {
      let whole = flexible.reduce(0) { $0 + sizes[$1].height }
      for index in flexible {
        let height = sizes[index].height * (1 - excess / whole)
        sizes[index].height = max(leastHeight, height.rounded(.down))
      }
    }
    let height = sizes.reduce(gaps) { $0 + $1.height }
    var y = lists.isEmpty ? area.minY + max(0, ((area.height - height) / 2).rounded()) : area.minY
    for (view, size) in zip(views, sizes) {
      let isWide = size.width >= area.width
      view.frame = CGRect(
        x: isWide ? bounds.minX + (bounds.width - size.width) / 2 : bounds.midX - size.width / 2,
        y: y, width: size.width, height: size.height)
      view.autoresizingMask =
        isWide
        ? [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        : [
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
      if isList(view) { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      root.addSubview(view)
      y += size.height + spacing
    }
  }

  /// Places the views of a cell: the first image or empty view covers it, or is at the left of a row; the others
  /// are below each other.
  static func fill(_ contents: UIView, with views: [UIView]) {
    if contents.bounds.isEmpty { contents.frame = CGRect(x: 0, y: 0, width: 300, height: 60) }
    let bounds = contents.bounds
    let isRow = contents.superview is UITableViewCell
    var rest = views
    var area = bounds.insetBy(dx: isRow ? 16 : 4, dy: 4)
    if let index = views.firstIndex(where: isFlexible) {
      let cover = rest.remove(at: index)
      contents.addSubview(cover)
      if isRow {
        cover.frame = CGRect(x: area.minX, y: area.minY, width: area.height, height: area.height)
        cover.autoresizingMask = [.flexibleHeight]
        area.origin.x += area.height + 8
        area.size.width -= area.height + 8
      } else {
        cover.frame = bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    }
    let height = rest.isEmpty ? 0 : area.height / CGFloat(rest.count)
    for (index, view) in rest.enumerated() {
      let y = area.minY + CGFloat(index) * height
      view.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
      view.autoresizingMask = [
        .flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      contents.addSubview(view)
    }
  }

  /// Places buttons below views, or at the lower edge if there is no space below.
  static func stack(_ buttons: [UIView], below views: [UIView], in root: UIView) {
    let shown = views.filter { view in
      view.superview === root && !buttons.contains { $0 === view }
    }
    guard !shown.isEmpty else { return place(buttons, in: root) }
    let width = root.bounds.width - 2 * margin
    let area = CGRect(x: margin, y: 0, width: width, height: root.bounds.height)
    let sizes = buttons.map { size(of: $0, area, isOnly: false) }
    let height = sizes.reduce(spacing * CGFloat(sizes.count - 1)) { $0 + $1.height }
    let lowest = shown.map(\.frame.maxY).max() ?? 0
    var y = min(lowest + spacing, root.bounds.height - 44 - height)
    for (button, size) in zip(buttons, sizes) {
      button.frame = CGRect(
        x: ((root.bounds.width - size.width) / 2).rounded(), y: y, width: size.width,
        height: size.height)
      button.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      root.addSubview(button)
      y += size.height + spacing
    }
  }

  private static func isList(_ view: UIView) -> Bool {
    view is UITableView || view is UICollectionView
  }

  /// Returns whether the height of a view is arbitrary.
  private static func isFlexible(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIControl, is UIProgressView, is UISearchBar, is UIToolbar, is UITabBar,
      is UINavigationBar, is UIActivityIndicatorView:
      false
    default: true
    }
  }

  /// The size of a view in an area.
  private static func size(of view: UIView, _ area: CGRect, isOnly: Bool) -> CGSize {
    let own = view.sizeThatFits(CGSize(width: area.width, height: 1000))
    switch view {
    case is UITableView, is UICollectionView:
      return CGSize(width: area.width + 2 * margin, height: 200)
    case is UIToolbar, is UINavigationBar, is UITabBar:
      return CGSize(width: area.width + 2 * margin, height: leastHeight)
    case is UITextView: return CGSize(width: area.width, height: 100)
    case is UIStackView: return CGSize(width: area.width, height: 60)
    case is UIScrollView: return CGSize(width: area.width, height: 220)
    case is UILabel, is UISlider, is UIProgressView, is UITextField, is UISearchBar,
      is UISegmentedControl, is UIPageControl:
      return CGSize(width: area.width, height: max(own.height.rounded(.up), 24))
    case is UIButton:
      return CGSize(width: min(area.width, max(160, own.width + 32)), height: leastHeight)
    case is UISwitch, is UIStepper, is UIActivityIndicatorView: return own
    case is UIPickerView, is UIDatePicker:
      return CGSize(width: area.width, height: max(own.height, 160))
    case is UIImageView: return CGSize(width: side + 40, height: side)
    default: return isOnly ? CGSize(width: 200, height: 200) : CGSize(width: side, height: side)
    }
  }
}
