// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

extension Element {
  /// Scrolls the scroll views around the element so far that it is visible, without an animation. It
  /// may only be called within a frame.
  package final func scrollIntoView() {
    var scroll = enclosingScroll
    while let current = scroll {
      current.reveal(self)
      scroll = current.enclosingScroll
    }
  }
}

extension ScrollElement {
  fileprivate func reveal(_ element: Element) {
    let target: CGPoint? = offset(showing: contentFrame(of: element), nil)
    guard let target, target != offset else { return }
    let pass = host.pass(at: host.time)
    updateMotion { motion, _ in motion.scroll(to: target, pass) }
    host.needsDisplay = true
  }
}
