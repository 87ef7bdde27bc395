// Part of Snapback, under the MIT licence; see LICENSE.

extension View {
  /// Sets the appearance of the view and its contents, independent of the window's.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
