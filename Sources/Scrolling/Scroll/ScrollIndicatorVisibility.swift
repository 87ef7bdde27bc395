// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool
  private let name: String

  /// Visible while the view scrolls.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false, name: "automatic")
  /// Visible while the view scrolls: the same as `automatic`.
  public static let visible = ScrollIndicatorVisibility(isHidden: false, name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true, name: "hidden")
  /// Hidden: the same as `hidden` here.
  public static let never = ScrollIndicatorVisibility(isHidden: true, name: "never")
}
