// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The default style of labels: the same as `TitleAndIconLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the icon followed by the title, 8 points apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
