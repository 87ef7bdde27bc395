// Part of Snapback, under the MIT licence; see LICENSE.

/// The widgets of the program that the user has placed on the screen. A desktop has no place for them, so there are
/// none, and nothing has to be drawn again.
public final class WidgetCenter: Sendable {
  /// The center of the program.
  public static let shared = WidgetCenter()

  private init() {}

  /// Draws the widgets of a kind again.
  public func reloadTimelines(ofKind kind: String) {}

  /// Draws all widgets again.
  public func reloadAllTimelines() {}
}
