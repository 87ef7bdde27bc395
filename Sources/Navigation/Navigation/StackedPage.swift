// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A page of a navigation stack at its place among the others. A page is not evaluated again while pages are pushed or
/// popped two or more pages above it.
struct StackedPage: View {
  let content: PageContent
  let model: NavigationModel
  /// The number of pages below this one.
  let depth: Int
  /// The number of pages above this one, at most 2.
  let pagesAbove: Int
  /// The width of the stack, in points.
  let width: CGFloat
  /// The safe area below the stack, in points.
  let bottomInset: CGFloat
  /// The offset of the topmost page during a swipe back, in points; 0 for pages further below than the one beneath
  /// it. A page that is removed keeps it.
  let pull: CGFloat
  /// Sets the offset.
  let pullSetter: Binding<CGFloat>
  @Environment(\.layoutDirection) private var direction

  init(
    content: PageContent, model: NavigationModel, depth: Int, pagesAbove: Int, width: CGFloat,
    bottomInset: CGFloat, pull: CGFloat, pullSetter: Binding<CGFloat>
  ) {
    self.content = content
    self.model = model
    self.depth = depth
    self.pagesAbove = pagesAbove
    self.width = width
    self.bottomInset = bottomInset
    self.pull = pull
    self.pullSetter = pullSetter
  }

  var body: some View {
    PageFrame(content: content, model: model, depth: depth, bottomInset: bottomInset)
      .overlay(alignment: .leading) {
        if depth > 0, pagesAbove == 0 { swipeArea }
      }
      .overlay {
        Color.black.opacity(pagesAbove == 0 ? 0 : 0.1 * (1 - pullFraction))
          .ignoresSafeArea()
          .allowsHitTesting(false)
      }
      .offset(x: pagesAbove == 0 ? direction.sign * pull : 0)
      .modifier(
        _PageShiftEffect(
          model: model, depth: depth,
          distance: pagesAbove == 0
            ? 0 : -direction.sign * NavigationMotion.parallax * width * (1 - pullFraction),
          isCovered: pagesAbove > 0 && pullFraction == 0)
      )
      .modifier(_CoveredModifier(isCovered: pagesAbove > 0))
      .modifier(_FocusHiddenModifier(isHidden: pagesAbove > 0))
      .allowsHitTesting(pagesAbove == 0)
  }

  /// The offset of the topmost page in widths of the page.
  private var pullFraction: CGFloat {
    width > 0 ? min(max(pull / width, 0), 1) : 0
  }

  /// The page above the given number of pages, if it has grown from a view.
  private func zoomedPage(above depth: Int) -> PageTransitionElement? {
    model.bars[depth + 1]?.transition.flatMap { $0.takesNestedDrags ? $0 : nil }
  }

  /// The area at the leading edge where a swipe back starts.
  private var swipeArea: some View {
    let (width, depth) = (width, depth - 1)
    return Color.clear
      .frame(width: 16)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
          .onChanged { drag in
            let width = max(0, drag.translation.width * direction.sign - 10)
            // A page that was still growing when the swipe began slides.
            if pullSetter.wrappedValue == 0, let page = zoomedPage(above: depth) {
              page.drag(
                CGSize(width: width * direction.sign, height: drag.translation.height),
                from: drag.startLocation)
            } else {
              pullSetter.wrappedValue = width
            }
          }
          .onEnded { drag in
            if pullSetter.wrappedValue == 0, let page = zoomedPage(above: depth) {
              return page.endDrag(drag.translation, velocity: drag.velocity)
            }
            let pops = drag.predictedEndTranslation.width * direction.sign > width / 2
            if pops { model.pop(to: depth) }
            withAnimation(NavigationMotion.animation) { pullSetter.wrappedValue = 0 }
          }
          .onCancelled {
            zoomedPage(above: depth)?.cancelDrag()
            withAnimation(NavigationMotion.animation) { pullSetter.wrappedValue = 0 }
          },
        including: [.all, .system])
  }
}
