// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a disclosure group for a disclosure group style.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label of the disclosure group.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The type-erased content of the disclosure group.
  public struct Content: View {
    private let content: () -> AnyView

    init(_ content: @escaping () -> AnyView) { self.content = content }

    /// The content.
    public var body: some View { content() }
  }

  /// The label of the disclosure group.
  public let label: Label
  /// The content, to be shown while the group is expanded.
  public let content: Content
  /// Whether the content is shown. The style sets it.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}
