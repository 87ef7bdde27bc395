// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Removes the modified view from the page, the navigation stack and the list that it is presented
/// from.
struct _DetachedModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.navigationPage, nil)
      .environment(\.navigation, nil)
      .environment(\.isInList, false)
      .environment(\.buttonStyle, DefaultButtonStyle())
  }
}
