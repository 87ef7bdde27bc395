// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Selects the page that fills most of the view while the user scrolls.
final class PageObserver: ScrollObserver, ViewBound {
  var storage: ObjectIdentifier?
  var count = 0
  var selected = 0
  var select: (Int) -> Void = { _ in }

  override func scrollViewDidChange(_ element: ScrollElement) {
    let phase = element.motion.phase
    guard phase == .interacting || phase == .decelerating else { return }
    let (offset, width) = (element.offset.x, element.metrics.viewport.width)
    guard width > 0, count > 0 else { return }
    let position = Int((offset / width).rounded().clamped(to: 0...CGFloat(count - 1)))
    let page = element.isRightToLeft ? count - 1 - position : position
    guard page != selected else { return }
    selected = page
    element.node.host.afterPass { [weak self] in self?.select(page) }
  }

  func viewReleased() { select = { _ in } }
}
