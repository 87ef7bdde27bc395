// Part of Snapback, under the MIT licence; see LICENSE.

/// The default style of pickers: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of the context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
