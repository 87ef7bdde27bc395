// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The area below the row of a navigation bar: a large title and a search bar.
///
/// While the contents scroll up, the search bar collapses, then the large title; pulled down, both move
/// with the contents.
final class BarExtension: UIView {
  /// The height of a large title, in points.
  static var titleHeight: CGFloat { UIFontMetrics.largeTitleHeight }
  /// The height of a search bar, in points.
  static let searchHeight: CGFloat = 52

  let title = UILabel()
  private weak var search: UISearchController?
  /// Whether there is a large title.
  var isLarge = false
  /// Whether the search bar stays while the contents scroll.
  var keepsSearch = false
  /// Whether contents are under the bar that do not collapse it.
  var coversContents = false
  /// Whether an animation in progress does not move the title.
  var placesTitleAtOnce = false
  private var isSearchBarNew = false
  /// The distance of the contents from their start, in points; negative if they are pulled down.
  var scrolled: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a search controller's bar; nil for none.
  func show(_ search: UISearchController?) {
    if let old = self.search, old !== search { old.searchBar.removeFromSuperview() }
    self.search = search
    if let bar = search?.searchBar, bar.superview !== self {
      addSubview(bar)
      isSearchBarNew = true
    }
  }

  /// Returns a copy of the large title in a view that clips it as this one does; nil if it is not visible.
  func copyTitle() -> UIView? {
    guard !title.isHidden, title.bounds.width > 0 else { return nil }
    let (area, copy) = (UIView(frame: frame), UILabel())
    area.clipsToBounds = true
    area.addSubview(copy)
    (copy.text, copy.font, copy.textColor) = (title.text, title.font, title.textColor)
    (copy.bounds, copy.center, copy.transform) = (title.bounds, title.center, title.transform)
    return area
  }

  private var isSearching: Bool {
    search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  private var searchHeight: CGFloat { search == nil ? 0 : Self.searchHeight }
  private var titleHeight: CGFloat { isLarge && !isSearching ? Self.titleHeight : 0 }
  /// The height while the contents are at their start, in points.
  var fullHeight: CGFloat { titleHeight + searchHeight }
  private var collapsibleSearch: CGFloat {
    keepsSearch || search?.isActive == true ? 0 : searchHeight
  }

  /// The maximal height that scrolling collapses, in points.
  var collapsible: CGFloat { collapsibleSearch + titleHeight }
  /// The height that scrolling has collapsed, in points.
  var collapsed: CGFloat { min(max(scrolled, 0), collapsible) }
  /// The height now, in points.
  var height: CGFloat { fullHeight - collapsed + (fullHeight > 0 ? max(0, -scrolled) : 0) }
  /// Whether no contents are under the bar.
  var isAtEdge: Bool { !coversContents && scrolled <= collapsible + 0.5 }
  /// Whether the large title is out of sight.
  var isTitleHidden: Bool { !isLarge || collapsed >= collapsibleSearch + titleHeight - 8 }

  /// The nearest offset from the start at which nothing is collapsed in part.
  func resting(_ offset: CGFloat) -> CGFloat {
    let stops = [0, collapsibleSearch, collapsibleSearch + titleHeight]
    guard let last = stops.last, offset > 0, offset < last else { return offset }
    return stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let searchNow = searchHeight - min(collapsed, collapsibleSearch)
    let titleBottom = bounds.height - searchNow
    title.isHidden = titleHeight == 0 || titleBottom <= 0
    if placesTitleAtOnce {
      ViewAnimation.withoutAnimation { placeTitle(bottom: titleBottom) }
    } else {
      placeTitle(bottom: titleBottom)
    }
    guard let bar = search?.searchBar else { return }
    let area = CGRect(
      x: 8, y: titleBottom - (Self.searchHeight - searchNow) / 2, width: max(0, bounds.width - 16),
      height: Self.searchHeight)
    if isSearchBarNew {
      isSearchBarNew = false
      // It fades in where it is.
      ViewAnimation.withoutAnimation { (bar.frame, bar.alpha) = (area, 0) }
    } else {
      bar.frame = area
    }
    bar.alpha = max(0, 2 * searchNow / searchHeight - 1)
  }

  private func placeTitle(bottom: CGFloat) {
    let size = title.intrinsicContentSize
    // Pulled down, the title grows by up to a tenth.
    let scale = 1 + min(max(0, -scrolled), 100) / 1000
    title.bounds.size = CGSize(
      width: min(size.width, max(0, bounds.width - 32) / scale), height: size.height)
    title.transform = CGAffineTransform(scaleX: scale, y: scale)
    title.center = CGPoint(
      x: 16 + title.bounds.width * scale / 2, y: bottom - 4 - size.height * scale / 2)
  }
}
