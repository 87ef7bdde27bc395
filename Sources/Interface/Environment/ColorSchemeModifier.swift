// Part of Snapback, under the MIT licence; see LICENSE.

extension View {
  /// Shows the view and those inside in an appearance, whatever the window's is.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
