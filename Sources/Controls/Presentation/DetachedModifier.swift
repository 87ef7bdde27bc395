// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Removes the modified view from the page, the navigation stack and the list that it is presented
/// from.
package struct _DetachedModifier: ViewModifier {
  package init() {}

  package func body(content: Content) -> some View {
    content
      .outsideOfPage()
      .environment(\.buttonStyle, DefaultButtonStyle())
  }
}

extension View {
  /// Removes the view from the page, the navigation stack, the list and the bar that it is presented from, and its scroll
  /// views from what observes those of the page.
  package func outsideOfPage() -> some View {
    environment(\.enclosingPage, nil)
      .environment(\.enclosingStack, nil)
      .environment(\.showNextColumn, nil)
      .environment(\.isInTab, false)
      .environment(\.scrollEdges, nil)
      .modifier(_ScrollRequestModifier { $0.observers = [] })
      .outsideOfList()
      .outsideOfBar()
  }
}
