// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// A drag over the views of a window.
@MainActor
final class DragSession {
  private var payload: DragPayload?
  private weak var target: DropTargetElement?
  private var isDropAllowed = false
  private var location = CGPoint.zero

  var isActive: Bool { payload != nil }

  func begin(_ payload: DragPayload) {
    self.payload = payload
    target = nil
  }

  /// Replaces the dragged payload by the dropped one. The target keeps the drag if it accepts that.
  func replace(_ payload: DragPayload) {
    if let old = self.payload, let target, target.target?.accepts(payload) != true {
      target.target?.exited(old, location)
      self.target = nil
    }
    self.payload = payload
  }

  /// Updates the drag for a location in the window, among the views of the element's hierarchy.
  func move(to point: CGPoint, over element: Element?) {
    guard let payload else { return }
    let found = element.flatMap { find(payload, at: point, in: $0.topmostAncestor) }
    let local = found?.localPoint(point) ?? .zero
    if found !== target {
      target?.target?.exited(payload, location)
      target = found
      found?.target?.entered(payload, local)
    }
    location = local
    isDropAllowed = found?.target?.moved(payload, local) ?? false
  }

  /// Ends the drag. Returns whether a view accepted the payload.
  func drop() -> Bool {
    guard let payload else { return false }
    self.payload = nil
    guard let target, let handler = target.target else { return false }
    self.target = nil
    if !isDropAllowed {
      handler.exited(payload, location)
      return false
    }
    return handler.dropped(payload, location)
  }

  func cancel() {
    if let payload { target?.target?.exited(payload, location) }
    (payload, target) = (nil, nil)
  }

  /// The frontmost, innermost enabled drop target at the point that accepts the payload.
  private func find(
    _ payload: DragPayload, at point: CGPoint, in root: Element
  ) -> DropTargetElement? {
    var found: DropTargetElement?
    root.visit { element in
      guard let element = element as? DropTargetElement, element.isEnabled,
        element.localPoint(point) != nil, element.target?.accepts(payload) == true
      else { return }
      found = element
    }
    return found
  }
}

extension Element {
  /// The root of the element's hierarchy.
  fileprivate var topmostAncestor: Element {
    var element = self
    while let parent = element.parent { element = parent }
    return element
  }
}
