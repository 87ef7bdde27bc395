// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore

extension Element {
  /// The corners of the element's frame as they are drawn, in the window's coordinates.
  var corners: [CGPoint] {
    let size = presentedSize
    let transform = transformToRoot
    return [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ].map { $0.applying(transform) }
  }

  func visit(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The frontmost element without children at a point of the root's space, or the innermost one that
  /// contains the point.
  func innermost(at point: CGPoint) -> Element? {
    for child in children.reversed() where child.isPlaced {
      if let found = child.innermost(at: point) { return found }
    }
    let transform = transformToRoot
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let localPoint = point.applying(transform.inverted())
    return containsInBounds(localPoint) ? self : nil
  }

  func animations(named name: String) -> [InspectedAnimation] {
    guard host.isAnimating(self) else { return [] }
    var result = ownAnimations(named: name)
    if let frame = frameAnimation { result.append(frame) }
    return result
  }
}
