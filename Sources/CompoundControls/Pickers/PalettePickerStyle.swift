// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls

/// Shows the options side by side, like a segmented picker.
/// - Note: Differs from SwiftUI: in a menu the options are rows.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of options.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
