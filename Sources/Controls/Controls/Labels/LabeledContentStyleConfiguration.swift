// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a labeled content for a labeled content style.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label of the labeled content.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The type-erased content of the labeled content.
  public struct Content: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The content.
    public var body: some View { content }
  }

  /// The label of the labeled content.
  public let label: Label
  /// The content of the labeled content.
  public let content: Content
}
