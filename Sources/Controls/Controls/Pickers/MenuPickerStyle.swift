// Part of Snapback, under the MIT licence; see LICENSE.

/// Shows the selected option; the others are in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
