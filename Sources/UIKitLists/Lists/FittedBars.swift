// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
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

  /// The height of a section's view, where nil stands for no view; nil if it has to be measured.
  func knownHeight(_ section: Int, width: CGFloat) -> CGFloat?? {
    guard let known = heights[section], known.width == width || known.height == nil else {
      return nil
    }
    return .some(known.height)
  }

  /// The view of a section that has been measured and not shown.
  func view(_ section: Int) -> UIView? { views[section] }

  /// Stores the height of a section's view, and the view if it is not shown yet.
  mutating func store(_ height: CGFloat?, _ view: UIView?, _ section: Int, width: CGFloat) {
    heights[section] = (width, height)
    if let view { views[section] = view }
  }

  /// Removes the view of a section that has been measured and not shown.
  mutating func takeView(_ section: Int) -> UIView? { views.removeValue(forKey: section) }

  static func height(of view: UIView, _ width: CGFloat) -> CGFloat {
    let measured = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let size = measured.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : standardHeight
  }
}
