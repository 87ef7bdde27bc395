// Part of Snapback, under the MIT licence; see LICENSE.

/// Shows the options on a scrolling wheel.
/// - Note: Differs from SwiftUI: the wheel has no perspective: rows become lower towards its edges, but not narrower.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A scrolling wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
