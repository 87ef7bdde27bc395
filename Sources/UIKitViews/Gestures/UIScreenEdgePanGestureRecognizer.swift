// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion

/// Recognizes a finger that moves from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the window from which a pan may start; none by default, so that it never begins.
  open var edges: UIRectEdge = []
  private static let width: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isActive, let touch = touches.first, let bounds = view?.surface?.root.bounds else {
      return
    }
    let location = touch.location
    let isAtEdge =
      (edges.contains(.left) && location.x <= Self.width)
      || (edges.contains(.right) && location.x >= bounds.width - Self.width)
      || (edges.contains(.top) && location.y <= Self.width)
      || (edges.contains(.bottom) && location.y >= bounds.height - Self.width)
    if !isAtEdge { state = .failed }
  }

  override func hasMovedFar(_ delta: CGVector) -> Bool {
    (edges.contains(.left) && delta.dx >= Self.threshold)
      || (edges.contains(.right) && -delta.dx >= Self.threshold)
      || (edges.contains(.top) && delta.dy >= Self.threshold)
      || (edges.contains(.bottom) && -delta.dy >= Self.threshold)
  }
}
