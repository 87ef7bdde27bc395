// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Lays out the selected tab above the tab bar.
final class TabElement: Element {
  private var page: [Element] = []
  private var bar: [Element] = []
  /// Whether the bar extends into the unsafe area at the bottom of the window.
  var isFloating = false {
    didSet { if isFloating != oldValue { setNeedsLayout() } }
  }

  override var arrangementDependsOnPosition: Bool { isFloating }

  override var children: [Element] { page + bar }

  func setItems(page: [Element], bar: [Element]) {
    let old = children
    guard !(page + bar).elementsEqual(old, by: ===) else { return }
    self.page = page
    self.bar = bar
    adopt(children, after: old)
    setNeedsLayout()
  }

  /// The tab bar is part of the safe area insets: content that ignores them extends behind the bar.
  override func safeAreaInsets(around child: Element) -> EdgeInsets? {
    page.contains { $0 === child } ? EdgeInsets(.bottom, insideHeight(size.width)) : nil
  }

  private func barHeight(_ width: CGFloat) -> CGFloat {
    bar.first?.size(ProposedViewSize(width: width, height: nil)).height ?? 0
  }

  /// The height of the part of the bar that is inside of the safe area.
  private func insideHeight(_ width: CGFloat) -> CGFloat {
    max(0, barHeight(width) - overlap)
  }

  /// The height of the part of a floating bar that lies in the unsafe area below.
  private var overlap: CGFloat {
    guard isFloating else { return 0 }
    let inset = host.safeAreaInsets.bottom
    let distance = host.size.height - layoutOrigin.y - size.height
    return abs(distance - inset) < 1 ? min(inset, 34) : 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let bar = bar.first?.size(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
    return CGSize(width: proposal.width ?? bar.width, height: proposal.height ?? bar.height)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let barHeight = barHeight(size.width)
    let insideHeight = insideHeight(size.width)
    let space = CGSize(width: size.width, height: max(0, size.height - insideHeight))
    let items = page.filter { !$0.isDeparting }
    for placement in ImplicitStackArrangement.centered(items, in: space) {
      placement.element.place(placement, pass)
    }
    for item in bar {
      item.place(
        CGRect(x: 0, y: size.height - insideHeight, width: size.width, height: barHeight), pass)
    }
  }
}
