// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The controls side by side, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, as in a navigation bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
