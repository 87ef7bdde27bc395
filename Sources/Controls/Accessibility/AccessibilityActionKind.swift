// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Views

/// The kind of an action that assistive technologies can perform on a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The name that is presented for a custom kind.
  package let name: String

  /// The main action, such as a press of a button.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves the current context, such as a dialog.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most likely action of the screen, such as play or pause.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")

  /// Creates a custom kind that is presented by the given text.
  public init(named name: Text) {
    self.name = name.string
  }

  private init(name: String) {
    self.name = name
  }
}
