// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// The heights that the headers or footers of a table get from their constraints.
@MainActor
struct FittedBars {
  /// The height of titles, and of views whose constraints determine none, in points.
  static let standardHeight: CGFloat = 28

  /// The heights at a width, by section; nil for a section without a view.
  private var heights: [Int: (width: CGFloat, height: CGFloat?)] = [:]
  /// The views that have been made to be measured, and are not shown yet.
  private var views: [Int: UIView] = [:]

  /// The height of a section's view; nil if there is none.
  mutating func height(
    in table: UITableView, _ shown: UIView?, _ section: Int, make: () -> UIView?
  ) -> CGFloat? {
    let width = table.bounds.width
    if let known = heights[section], known.width == width || known.height == nil {
      return known.height
    }
    let view = shown ?? views[section] ?? make()
    if shown == nil { views[section] = view }
    let height = view.map { Self.height(of: $0, width) }
    heights[section] = (width, height)
    return height
  }

  /// Removes the view of a section that has been measured and not shown.
  mutating func takeView(_ section: Int) -> UIView? { views.removeValue(forKey: section) }

  private static func height(of view: UIView, _ width: CGFloat) -> CGFloat {
    let measured = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let size = measured.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : standardHeight
  }
}
