// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation

/// The dimensions of iOS's navigation bar, in points.
enum NavigationBarMetrics {
  /// The bar with the buttons.
  static let height: CGFloat = 44
  /// The large title below it.
  static let titleHeight: CGFloat = 52
  /// The line below the large title.
  static let subtitleHeight: CGFloat = 24
}
