// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The default style of toggles: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style of the context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
