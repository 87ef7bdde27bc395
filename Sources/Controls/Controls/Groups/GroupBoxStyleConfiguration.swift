// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a group box for a group box style.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label of the group box.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The type-erased content of the group box.
  public struct Content: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The content.
    public var body: some View { content }
  }

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}
