// Part of Snapback, under the MIT licence; see LICENSE.

/// The semantic role of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The button deletes something. Shown in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes a view.
  public static let close = ButtonRole(name: "close")
  /// The button confirms what a view asks for.
  public static let confirm = ButtonRole(name: "confirm")
}
