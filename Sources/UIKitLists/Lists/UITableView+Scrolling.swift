// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// The position in the visible area to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// Scrolls until a row is at a position of the visible area; with `.none` only as far as needed
  /// to see all of it.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    load()
    ListCounts.check(indexPath.section, indexPath.row, in: counts, kind: "rows")
    guard !animated, window != nil else {
      return scroll(to: indexPath, scrollPosition, animated: animated)
    }
    // The rows there may turn out to have other heights than estimated.
    for _ in 0..<4 {
      let offset = contentOffset
      scroll(to: indexPath, scrollPosition, animated: false)
      if contentOffset == offset { break }
      layoutIfNeeded()
    }
  }

  private func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    // At the row, the bar above has collapsed.
    let top = inset.top - (rect.minY > 0 ? bar?.collapsibleHeight ?? 0 : 0)
    let available = bounds.height - top - inset.bottom
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - top
    case .middle: y = rect.midY - top - available / 2
    case .bottom: y = rect.maxY - top - available
    }
    let most = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), most)), animated: animated)
  }
}
