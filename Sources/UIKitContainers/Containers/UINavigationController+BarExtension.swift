// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

extension UINavigationController: CollapsingBar {
  package var collapsibleHeight: CGFloat { navigationBar.barExtension.collapsible }

  /// Returns whether the bar has a large title for a controller of the stack.
  private func isLarge(_ index: Int) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    switch viewControllers[index].navigationItem.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return index == 0 || isLarge(index - 1)
    }
  }

  /// The height of the bar below its row for a controller of the stack, while its contents are at their
  /// start.
  func fullExtension(_ index: Int) -> CGFloat {
    let item = viewControllers[index].navigationItem
    let isSearching =
      item.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
    return (isLarge(index) && !isSearching ? BarExtension.titleHeight : 0)
      + (item.searchController == nil ? 0 : BarExtension.searchHeight)
  }

  /// Whether the row with the title is hidden, as the user searches.
  var isRowHidden: Bool {
    topViewController?.navigationItem.searchController.map {
      $0.isActive && $0.hidesNavigationBarDuringPresentation
    } ?? false
  }

  /// Shows the large title and the search bar of the top controller.
  func updateExtension() {
    let bar = navigationBar.barExtension
    guard let top = topViewController else { return }
    let search = top.navigationItem.searchController
    bar.isLarge = isLarge(viewControllers.count - 1)
    bar.keepsSearch = !top.navigationItem.hidesSearchBarWhenScrolling
    bar.show(search)
    if let search, search.parent !== top { top.addChild(search) }
    search?.activeChanged = { [weak self] in self?.searchChanged() }
    let scroll = mainScrollView(top)
    for controller in viewControllers where controller.isViewLoaded {
      let view = mainScrollView(controller)
      if view !== scroll, view?.bar === self { view?.bar = nil }
    }
    scroll?.bar = self
    bar.scrolled = scroll.map { offset(of: $0) } ?? 0
    bar.coversContents = scroll == nil && coversSwiftUI(top)
    scroll?.collapsedInset = bar.collapsed
  }

  private func searchChanged() {
    UIView.animate(withDuration: 0.3) { [self] in
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.layoutIfNeeded()
    }
  }

  /// The scroll view by which the bar collapses: that which a controller names, its view, or the first subview.
  private func mainScrollView(_ controller: UIViewController) -> UIScrollView? {
    guard let view = controller.viewIfLoaded else { return nil }
    if let named = controller.contentScrollView(for: .top) { return named }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Whether contents of a SwiftUI view are under the bar: those of a controller or of the controller of its first subview.
  private func coversSwiftUI(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    return (view as? HostView ?? view.subviews.first as? HostView)?.isBehindBar == true
  }

  private func offset(of view: UIScrollView) -> CGFloat {
    view.contentOffset.y + view.adjustedContentInset.top
  }

  package func scrolled(_ view: UIScrollView) {
    guard viewIfLoaded?.window != nil else { return }
    placeExtension(isScrolling: view.isDragging || view.isDecelerating)
  }

  package func restingOffset(_ y: CGFloat, in view: UIScrollView) -> CGFloat {
    let start = view.adjustedContentInset.top
    return navigationBar.barExtension.resting(y + start) - start
  }
}
