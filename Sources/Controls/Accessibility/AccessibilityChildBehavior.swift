// Part of Snapback, under the MIT licence; see LICENSE.

/// The presentation of the accessibility items of a view's descendants.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The view is one item for assistive technologies; those of its descendants are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The descendants' items are presented one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The descendants' items are merged into one item.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
