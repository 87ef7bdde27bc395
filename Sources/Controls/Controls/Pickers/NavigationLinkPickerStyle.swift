// Part of Snapback, under the MIT licence; see LICENSE.

/// Shows the selected option in a link to a page with all options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style, which has no options.
  public init() {}

  public static var _kind: _PickerStyleKind { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page with the options, in a navigation stack.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
