// Part of Snapback, under the MIT licence; see LICENSE.

extension Section {
  @available(*, deprecated, message: "Use init(content:header:footer:) instead.")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView {
  @available(*, deprecated, message: "Use init(content:footer:) instead.")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}
