// Part of Snapback, under the MIT licence; see LICENSE.

/// Shows the options side by side, with the selected one on a thumb.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
