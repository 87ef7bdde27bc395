// Part of Snapback, under the MIT licence; see LICENSE.

/// Shows the options on a scrolling wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A scrolling wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
