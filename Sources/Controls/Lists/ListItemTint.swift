// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The tint color of the icons of labels in the rows of a list.
public struct ListItemTint: Sendable {
  /// The color; nil for that of the text.
  let color: Color?

  /// Returns a tint that the symbols of rows have, whatever the tint of the list.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a tint that is used unless the system overrides it, which it does not do here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The symbols of rows have the color of the text.
  public static let monochrome = ListItemTint(color: nil)
}

private enum ListItemTintKey: EnvironmentKey {
  static let defaultValue: ListItemTint? = nil
}

extension EnvironmentValues {
  /// The tint of the icons in rows; nil for the tint color.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of the icons of labels in the rows inside; nil for the tint color.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the color of the icons of labels in the rows inside; nil for the tint color.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
