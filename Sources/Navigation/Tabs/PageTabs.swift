// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The pages of a tab view in the page style: a paging scroll view with dots.
struct PageTabs: View {
  let entries: [ViewListEntry]
  let selected: Int
  let display: PageTabViewStyle.IndexDisplayMode
  let select: (Int) -> Void
  @State private var observer = PageObserver()

  var body: some View {
    ScrollContainer(
      axes: .horizontal, showsIndicators: false, proposesViewport: true,
      content: PageRow(content: ForEach(entries, id: \.id) { $0.view })
    )
    .modifier(
      _ScrollRequestModifier { [count = entries.count, selected, observer] requests in
        requests.behavior = .paging
        let fraction = count > 1 ? CGFloat(selected) / CGFloat(count - 1) : 0
        requests.anchor = UnitPoint(x: fraction, y: 0)
        requests.followsAnchor = true
        requests.observers = [observer]
      }
    )
    .overlay(alignment: .bottom) {
      if display.shows(entries.count) { PageDots(count: entries.count, selected: selected) }
    }
    .modifier(
      _UpdateActionModifier { [observer, count = entries.count, selected, select] in
        (observer.count, observer.selected, observer.select) = (count, selected, select)
      })
  }
}
