// Part of Snapback, under the MIT licence; see LICENSE.

/// The purpose of a button, which decides its appearance and its position in dialogs.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The button deletes something. Shown in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation. In a dialog, Escape triggers it.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes a view without an operation.
  public static let close = ButtonRole(name: "close")
  /// The button confirms what a view asks for.
  public static let confirm = ButtonRole(name: "confirm")
}
