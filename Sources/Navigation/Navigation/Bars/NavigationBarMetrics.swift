// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The dimensions of iOS's navigation bar, in points.
enum NavigationBarMetrics {
  /// The bar with the buttons.
  static let height: CGFloat = 44
  /// Below the buttons in iOS 26, whose bar is 54 points high.
  static let spaceBelow: CGFloat = 10
  /// The large title below it.
  static let titleHeight: CGFloat = 52
  /// The line below the large title.
  static let subtitleHeight: CGFloat = 24
}

/// The height of the bar with the buttons, in the version of iOS.
struct _NavigationBarHeightModifier: ViewModifier {
  @Environment(\.systemVersion) private var version

  init() {}

  func body(content: Content) -> some View {
    content
      .frame(height: NavigationBarMetrics.height)
      .padding(.bottom, version == .iOS26 ? NavigationBarMetrics.spaceBelow : 0)
  }
}
