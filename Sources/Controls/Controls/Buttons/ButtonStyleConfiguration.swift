// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a button for a button style.
public struct ButtonStyleConfiguration {
  /// The type-erased label of the button.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The role of the button, such as `.destructive`; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a touch is down and inside the button.
  public let isPressed: Bool
}
