// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a label for a label style.
public struct LabelStyleConfiguration {
  /// The type-erased title of the label.
  public struct Title: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The title.
    public var body: some View { content }
  }

  /// The type-erased icon of the label.
  public struct Icon: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The icon.
    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}
