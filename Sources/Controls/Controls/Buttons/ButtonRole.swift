// Part of Snapback, under the MIT licence; see LICENSE.

/// The semantic role of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// The button deletes something. Shown in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
}
