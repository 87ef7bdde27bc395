// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The page that a link has pushed. It always shows the current destination of the link.
@MainActor
final class LinkedPage {
  /// The identity among the pages of the stack; 0 until the link has pushed the page.
  var id = 0
  private var destination = AnyView(EmptyView())
  private let source = DependencySource()

  func show(_ view: AnyView) {
    destination = view
    source.invalidateReaders()
  }

  var view: AnyView {
    source.recordRead()
    return destination
  }
}

struct LinkedView: View {
  let page: LinkedPage

  var body: some View { page.view }
}
