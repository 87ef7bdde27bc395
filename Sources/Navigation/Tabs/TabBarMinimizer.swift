// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Minimizes and expands the bar of a tab view while the user scrolls in the selected tab.
final class TabBarMinimizer: ScrollObserver, ViewBound {
  var storage: ObjectIdentifier?
  /// The sign of the change of the vertical offset that minimizes the bar; nil if none does.
  var direction: Double?
  var isMinimized = false
  var setMinimized: (Bool) -> Void = { _ in }
  private weak var element: ScrollElement?
  /// The offset along `direction` at which the scrolling last turned.
  private var turn: CGFloat = 0

  /// The distance by which the content must be scrolled in one direction, in points: jitter does not change the
  /// bar.
  private static let threshold: CGFloat = 8

  override func scrollViewDidChange(_ element: ScrollElement) {
    guard let direction, element.host.device?.idiom != .pad,
      let distance = element.unbouncedDistanceFromTop
    else { return }
    let position = distance * direction
    let phase = element.motion.phase
    guard phase == .interacting || phase == .decelerating, element === self.element else {
      (self.element, turn) = (element, position)
      return
    }
    turn = isMinimized ? max(turn, position) : min(turn, position)
    guard abs(position - turn) > Self.threshold else { return }
    (isMinimized, turn) = (!isMinimized, position)
    element.node.host.afterPass { [weak self, isMinimized] in self?.setMinimized(isMinimized) }
  }

  func viewReleased() { setMinimized = { _ in } }
}
