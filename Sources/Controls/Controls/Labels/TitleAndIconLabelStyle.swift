// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Shows the icon followed by the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the icon followed by the title, 8 points apart.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon followed by the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
