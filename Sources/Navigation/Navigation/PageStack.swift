// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The pages of a navigation stack, one above the other, with the swipe from the leading edge.
struct PageStack: View {
  let model: NavigationModel
  let root: AnyView
  /// The offset of the topmost page during a swipe back, in points.
  @State private var pull: CGFloat = 0
  @Environment(\.layoutDirection) private var direction

  init(model: NavigationModel, root: AnyView) {
    self.model = model
    self.root = root
  }

  private struct Page: Identifiable {
    let id: AnyHashable
    let view: AnyView
  }

  private var pages: [Page] {
    let values = model.values.enumerated().map { index, value in
      Page(
        id: AnyHashable([AnyHashable("value"), AnyHashable(index), value]),
        view: model.view(for: value) ?? AnyView(EmptyView()))
    }
    let pushed = model.pushed.map { Page(id: AnyHashable($0.id), view: $0.view) }
    let first =
      model.rootReplacement.map {
        Page(id: AnyHashable([AnyHashable("root"), AnyHashable($0.id)]), view: $0.view)
      }
      ?? Page(id: AnyHashable("root"), view: root)
    return [first] + values + pushed
  }

  var body: some View {
    let pages = pages
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack {
        ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
          let depth = pages.count - 1 - index
          PageFrame(
            view: page.view, model: model, depth: index,
            bottomInset: proxy.safeAreaInsets.bottom
          )
          .overlay(alignment: .leading) {
            if index > 0, depth == 0 { swipeArea(width: width, to: index - 1) }
          }
          .overlay {
            Color.black.opacity(depth == 0 ? 0 : 0.1 * (1 - pullFraction(width)))
              .ignoresSafeArea()
              .allowsHitTesting(false)
          }
          .offset(x: depth == 0 ? direction.sign * pull : 0)
          .modifier(
            _PageShiftEffect(
              model: model, depth: index,
              distance: depth == 0
                ? 0
                : -direction.sign * NavigationMotion.parallax * width
                  * (depth == 1 ? 1 - pullFraction(width) : 1))
          )
          .modifier(_CoveredModifier(isCovered: depth > 0))
          .modifier(_FocusHiddenModifier(isHidden: depth > 0))
          .allowsHitTesting(depth == 0)
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

  private func pullFraction(_ width: CGFloat) -> CGFloat {
    width > 0 ? min(max(pull / width, 0), 1) : 0
  }

  /// The page above the given number of pages, if it has grown from a view.
  private func zoomedPage(above depth: Int) -> PageTransitionElement? {
    model.bars[depth + 1]?.transition.flatMap { $0.takesNestedDrags ? $0 : nil }
  }

  /// The area at the leading edge where a swipe back starts.
  private func swipeArea(width: CGFloat, to depth: Int) -> some View {
    Color.clear
      .frame(width: 16)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
          .onChanged { drag in
            let width = max(0, drag.translation.width * direction.sign - 10)
            // A page that was still growing when the swipe began slides.
            if pull == 0, let page = zoomedPage(above: depth) {
              page.drag(
                CGSize(width: width * direction.sign, height: drag.translation.height),
                from: drag.startLocation)
            } else {
              pull = width
            }
          }
          .onEnded { drag in
            if pull == 0, let page = zoomedPage(above: depth) {
              return page.endDrag(drag.translation, velocity: drag.velocity)
            }
            let pops = drag.predictedEndTranslation.width * direction.sign > width / 2
            if pops { model.pop(to: depth) }
            withAnimation(NavigationMotion.animation) { pull = 0 }
          }
          .onCancelled {
            zoomedPage(above: depth)?.cancelDrag()
            withAnimation(NavigationMotion.animation) { pull = 0 }
          },
        including: [.all, .system])
  }
}
