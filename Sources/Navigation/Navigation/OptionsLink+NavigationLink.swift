// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension OptionsLink {
  /// A navigation link.
  static let navigation = OptionsLink { title, label, page in
    AnyView(
      NavigationLink {
        page.navigationTitle(Text(verbatim: title ?? ""))
          .navigationBarTitleDisplayMode(.inline)
      } label: {
        label
      })
  }
}
