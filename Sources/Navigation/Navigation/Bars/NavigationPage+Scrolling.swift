// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

extension NavigationPage {
  /// The distance that the scroll view directly below the bar is scrolled up, in points: negative
  /// if it is pulled down; 0 without such a scroll view.
  var scrolledDistance: CGFloat { topScrollView?.distanceFromTop ?? 0 }

  private var topScrollView: ScrollElement? {
    content.flatMap { $0.topScrollView(from: $0.layoutOrigin.y) }
  }
}

extension NavigationPage: RetractingBar {
  var retractedHeight: CGFloat {
    guard let height = restingDistances.last, !isBarHidden else { return 0 }
    return min(max(0, scrolledDistance), height)
  }

  func follows(_ scroll: ScrollElement) -> Bool { topScrollView === scroll && !isBarHidden }
}

extension Element {
  /// The first scroll view inside whose top is at a y coordinate of the root's layout space.
  fileprivate final func topScrollView(from top: CGFloat) -> ScrollElement? {
    guard abs(layoutOrigin.y - top) < 1 else { return nil }
    if let scroll = self as? ScrollElement { return scroll.distanceFromTop == nil ? nil : scroll }
    for child in children {
      if let scroll = child.topScrollView(from: top) { return scroll }
    }
    return nil
  }
}

/// Registers the element of a page's views.
struct _PageContentModifier: ElementModifier {
  typealias Body = Never
  let page: NavigationPage

  func wrap(_ child: Element, _ node: Node) -> UnaryElement { UnaryElement(child, node) }

  func update(_ element: UnaryElement, _ pass: UpdatePass) {
    page.content = element
  }
}
