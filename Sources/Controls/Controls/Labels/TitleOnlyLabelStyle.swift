// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
