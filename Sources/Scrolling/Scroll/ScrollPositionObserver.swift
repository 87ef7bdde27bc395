// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Reports where the user scrolls to, and scrolls to requested positions.
final class ScrollPositionObserver: ScrollObserver {
  var anchor: UnitPoint?
  /// Called with the ids of the view at the anchor, innermost first.
  var report: ([AnyHashable]) -> Void = { _ in }
  private weak var element: ScrollElement?
  private var last: [AnyHashable]?

  override func scrollViewDidChange(_ element: ScrollElement) {
    self.element = element
    let isUserDriven = [.tracking, .interacting, .decelerating].contains(element.motion.phase)
    let ids = element.ids(at: anchor)
    guard isUserDriven, ids != last else { return }
    last = ids
    element.node.host.afterPass { [weak self] in self?.report(ids) }
  }

  /// Scrolls to a position with the animation of the current transaction.
  func scroll(to target: ScrollPosition.Target) {
    if case .id(let id, let anchor) = target, let element,
      element.node.descendant(identifiedBy: id) == nil
    {
      let anchor = anchor ?? .topLeading
      return element.node.scrollToRow(identifiedBy: id, anchor, Transaction.current)
    }
    guard let element, let end = element.offset(for: target), end != element.offset else { return }
    let host = element.node.host
    var pass = host.pass(at: host.time)
    pass.transaction = Transaction.current
    element.updateMotion { motion, _ in motion.scroll(to: end, pass) }
  }
}
