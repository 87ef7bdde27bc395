// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Scrolls while a touch that drags something is near the upper or the lower edge of a scroll view.
@MainActor
final class EdgeScroller {
  /// Called when the content has been scrolled.
  var moved: () -> Void = {}
  private weak var scroll: ScrollElement?
  /// In points per second, downwards.
  private var speed: CGFloat = 0
  private var lastTime = 0.0

  /// The distance from the edges within which a touch scrolls, in points.
  private static let zone: CGFloat = 60
  /// The speed at the edges, in points per second.
  private static let maximumSpeed: CGFloat = 900

  /// Scrolls depending on the position of a touch in the window.
  func follow(_ y: CGFloat, in scroll: ScrollElement) {
    let viewport = CGRect(origin: .zero, size: scroll.presentedSize)
      .applying(scroll.transformToRoot)
    let (above, below) = (y - viewport.minY, viewport.maxY - y)
    // In a short viewport both zones would overlap.
    let zone = min(Self.zone, viewport.height / 4)
    let wasScrolling = speed != 0
    speed = 0
    if zone > 0, above < zone { speed = -Self.maximumSpeed * min(1, (zone - above) / zone) }
    if zone > 0, below < zone { speed = Self.maximumSpeed * min(1, (zone - below) / zone) }
    self.scroll = scroll
    guard speed != 0 else { return }
    if !wasScrolling { lastTime = scroll.host.time }
    scroll.host.addAnimating(self)
  }

  func stop() {
    speed = 0
  }
}

extension EdgeScroller: Animating {
  func sample(at time: Double) -> Bool {
    guard speed != 0, let scroll, !scroll.isDismantled else { return false }
    let distance = speed * CGFloat(min(0.1, max(0, time - lastTime)))
    lastTime = time
    if scroll.scroll(by: distance, along: .vertical) != 0 { moved() }
    return true
  }
}
