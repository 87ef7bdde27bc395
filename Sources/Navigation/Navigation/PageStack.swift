// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The pages of a navigation stack, one above the other, with the swipe from the leading edge.
struct PageStack: View {
  let model: NavigationModel
  let root: AnyView
  /// The offset of the topmost page during a swipe back, in points.
  @State private var pull: CGFloat = 0

  init(model: NavigationModel, root: AnyView) {
    self.model = model
    self.root = root
  }

  private struct Page: Identifiable {
    let id: AnyHashable
    let content: PageContent
  }

  private var pages: [Page] {
    let values = model.values.enumerated().map { index, value in
      Page(
        id: AnyHashable([AnyHashable("value"), AnyHashable(index), value]),
        content: model.page(for: value))
    }
    let pushed = model.pushed.map { Page(id: AnyHashable($0.id), content: PageContent($0.view)) }
    let first =
      model.rootReplacement.map {
        Page(
          id: AnyHashable([AnyHashable("root"), AnyHashable($0.id)]), content: PageContent($0.view))
      }
      ?? Page(id: AnyHashable("root"), content: PageContent(root))
    return [first] + values + pushed
  }

  var body: some View {
    let pages = pages
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack {
        ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
          let pagesAbove = min(pages.count - 1 - index, 2)
          StackedPage(
            content: page.content, model: model, depth: index, pagesAbove: pagesAbove, width: width,
            bottomInset: proxy.safeAreaInsets.bottom, pull: pagesAbove < 2 ? pull : 0,
            pullSetter: $pull
          )
          .transition(
            index == 0
              ? .identity : AnyTransition(PageTransition(model: model, depth: index))
          )
          .zIndex(Double(index))
        }
      }
      .modifier(_PageBarsModifier())
      .frame(width: width, height: proxy.size.height)
      // Backgrounds extend into the safe area.
      .clipShape(SafeAreaRectangle(insets: proxy.safeAreaInsets))
    }
    .animation(NavigationMotion.animation, value: pages.count)
    .modifier(WindowSafeAreaModifier())
  }
}
