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

  /// The row of the large title below it, at a text size: 52 points at the standard one, 49 to 81 at the others.
  static func titleHeight(_ size: DynamicTypeSize) -> CGFloat {
    52 + addedHeight(of: .largeTitle, standard: 41, at: size)
  }

  /// The line below the large title, at a text size: 24 points at the standard one.
  static func subtitleHeight(_ size: DynamicTypeSize) -> CGFloat {
    24 + addedHeight(of: .subheadline, standard: 20, at: size)
  }

  /// The field of a search bar, at a text size: 36 points up to the standard one.
  static func searchFieldHeight(_ size: DynamicTypeSize) -> CGFloat {
    36 + max(0, addedHeight(of: .body, standard: 22, at: size))
  }

  /// The difference between the height of a line at a text size and that at the standard one.
  private static func addedHeight(
    of style: Font.TextStyle, standard height: CGFloat, at size: DynamicTypeSize
  ) -> CGFloat {
    height * (style.growth(at: size) - 1)
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
