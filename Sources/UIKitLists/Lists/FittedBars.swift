// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The heights that the headers or footers of a table get from their constraints, or from their titles.
@MainActor
struct FittedBars {
  /// The height of titles, and of views whose constraints determine none, in points.
  static let standardHeight: CGFloat = 28

  /// What has been measured of a section.
  private struct Measurement {
    let width: CGFloat
    /// The height of the view at the width; nil for a section without a view.
    let height: CGFloat?
    /// The height of a title at a width; nil if none has been measured.
    var title: (text: String, width: CGFloat, height: CGFloat)?
  }

  /// What has been measured, by section.
  private var heights: [Int: Measurement] = [:]
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
    heights[section] = Measurement(width: width, height: height)
    if let view { views[section] = view }
  }

  /// The height of a section's title at a width; nil if it has to be measured.
  func knownTitleHeight(_ section: Int, _ title: String, width: CGFloat) -> CGFloat? {
    guard let known = heights[section]?.title, known.width == width, known.text == title else {
      return nil
    }
    return known.height
  }

  /// Stores the height of the title of a section for which `store` has been called.
  mutating func storeTitle(
    _ height: CGFloat, _ title: String, _ section: Int, width: CGFloat
  ) {
    heights[section]?.title = (title, width, height)
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
