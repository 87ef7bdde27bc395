// Part of Snapback, under the MIT licence; see LICENSE.

public import Controls
@_spi(ViewTree) public import ViewCore

extension Section {
  /// Creates a section with a header and a footer.
  @available(*, deprecated, message: "Use init(content:header:footer:) instead.")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  @available(*, deprecated, message: "Use init(content:footer:) instead.")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}
