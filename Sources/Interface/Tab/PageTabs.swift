// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Pages to swipe through, and their dots.
struct PageTabs: View {
  let entries: [TabEntry]
  let selected: Int
  let display: PageTabViewStyle.IndexDisplayMode
  let select: (Int) -> Void
  @State private var observer = PageObserver()

  var body: some View {
    observer.count = entries.count
    observer.selected = selected
    observer.select = select
    return ScrollContainer(
      axes: .horizontal, showsIndicators: false, proposesViewport: true,
      content: PageRow(content: ForEach(entries, id: \.id) { $0.view })
    )
    .modifier(
      _ScrollRequestModifier { [count = entries.count, selected, observer] requests in
        requests.behavior = .paging
        let part = count > 1 ? CGFloat(selected) / CGFloat(count - 1) : 0
        requests.anchor = UnitPoint(x: part, y: 0)
        requests.followsAnchor = true
        requests.observers = [observer]
      }
    )
    .overlay(alignment: .bottom) {
      if display.shows(entries.count) { PageDots(count: entries.count, selected: selected) }
    }
  }
}

/// Chooses the page that fills most of the view.
private final class PageObserver: ScrollObserver {
  var count = 0
  var selected = 0
  var select: (Int) -> Void = { _ in }

  override func note(_ element: ScrollElement) {
    let phase = element.motion.phase
    guard phase == .interacting || phase == .decelerating else { return }
    let (offset, width) = (element.offset.x, element.space.viewport.width)
    guard width > 0, count > 0 else { return }
    let page = Int((offset / width).rounded().clamped(to: 0...CGFloat(count - 1)))
    guard page != selected else { return }
    selected = page
    element.node.host.afterPass { [weak self] in self?.select(page) }
  }
}

/// The dots that say which page is seen; as UIKit's, 7 points large and 9 apart.
private struct PageDots: View {
  let count: Int
  let selected: Int
  @Environment(\.hasIndexBackground) private var hasBackground

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == selected ? 1 : 0.3))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background(Capsule().fill(Color(white: 0.5, opacity: hasBackground ? 0.4 : 0)))
    .padding(.bottom, 8)
    .allowsHitTesting(false)
  }
}

/// Pages side by side, each of the size that is proposed.
private struct PageRow<Content: View>: ContainerView {
  let content: Content

  func makeElement(_ node: Node) -> PageRowElement { PageRowElement(node) }
  func update(_ element: PageRowElement, _ pass: UpdatePass) {}
}

private final class PageRowElement: ContainerElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let page = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: page.width * CGFloat(layoutItems.count), height: page.height)
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    let items = layoutItems
    let page = CGSize(width: size.width / CGFloat(max(1, items.count)), height: size.height)
    return items.enumerated().map { index, item in
      var placing = Placing(item, ProposedViewSize(page), .center, in: page)
      placing.origin.x += CGFloat(index) * page.width
      return placing
    }
  }
}
