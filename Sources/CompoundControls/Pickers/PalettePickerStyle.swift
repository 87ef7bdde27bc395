// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls

/// Shows the options side by side: like a segmented picker or, in a menu, by their icons in one row.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of options.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
