// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a form for a form style.
public struct FormStyleConfiguration {
  /// The type-erased content of the form.
  public struct Content: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The content.
    public var body: some View { content }
  }

  /// The content of the form.
  public let content: Content
}
