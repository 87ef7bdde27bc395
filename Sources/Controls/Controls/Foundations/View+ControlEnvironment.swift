// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Sets the color of the controls inside; nil restores the accent color.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the accent color inside; nil restores blue.
  public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
}
