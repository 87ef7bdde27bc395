// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The properties of a menu for a menu style.
public struct MenuStyleConfiguration {
  /// The type-erased label of the menu.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The type-erased content of the menu.
  public struct Content: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The content.
    public var body: some View { content }
  }

  /// The label of the menu.
  public let label: Label
  /// The content of the menu.
  public let content: Content
  let primaryAction: (() -> Void)?
}
