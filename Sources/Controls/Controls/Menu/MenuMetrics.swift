// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Views

/// The sizes of a menu, in points.
package struct MenuMetrics: Sendable {
  var width: CGFloat
  var cornerRadius: CGFloat
  /// The smallest height of a row.
  var rowHeight: CGFloat
  /// The margins of a row's content at the left and right.
  var margin: CGFloat
  /// The width of the column of check marks.
  var checkmarkWidth: CGFloat
  var font: Font
  /// Whether lines separate the rows of a section.
  var hasSeparators: Bool

  /// For touches, as on iOS.
  package static let touch = MenuMetrics(
    width: 250, cornerRadius: 13, rowHeight: 44, margin: 16, checkmarkWidth: 32, font: .body,
    hasSeparators: true)

  /// For a mouse, in windows of tools.
  package static let pointer = MenuMetrics(
    width: 252, cornerRadius: 10, rowHeight: 28, margin: 12, checkmarkWidth: 28,
    font: .system(size: 13), hasSeparators: false)
}
