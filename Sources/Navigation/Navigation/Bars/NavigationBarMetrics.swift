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

  /// The row of the large title below it, at a text size.
  static func titleHeight(_ size: DynamicTypeSize) -> CGFloat { size.largeTitleHeight }

  /// The line below the large title, at a text size: 24 points at the standard one.
  static func subtitleHeight(_ size: DynamicTypeSize) -> CGFloat {
    24 + Font.TextStyle.subheadline.addedLeading(at: size)
  }

  /// The field of a search bar, at a text size: 36 points up to the standard one.
  static func searchFieldHeight(_ size: DynamicTypeSize) -> CGFloat {
    36 + max(0, Font.TextStyle.body.addedLeading(at: size))
  }
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
