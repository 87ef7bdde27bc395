// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Shows the icon of labels only. Assistive technologies read the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
