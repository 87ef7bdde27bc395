// Part of Snapback, under the MIT licence; see LICENSE.

/// The label of the return key of an on-screen keyboard. It has no effect with a hardware keyboard.
public struct SubmitLabel: Sendable {
  private let name: String

  /// The label “Done”.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// The label “Go”.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// The label “Send”.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// The label “Join”.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// The label “Route”.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// The label “Search”.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// The label “return”.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// The label “Next”.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// The label “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}
