// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// What a view does with what is dragged over it. Places are in its own space.
struct DropTarget {
  var accepts: (DragPayload) -> Bool
  var entered: (DragPayload, CGPoint) -> Void = { _, _ in }
  /// Answers whether it may be dropped there.
  var moved: (DragPayload, CGPoint) -> Bool = { _, _ in true }
  var left: (DragPayload, CGPoint) -> Void = { _, _ in }
  /// Answers whether it was taken.
  var dropped: (DragPayload, CGPoint) -> Bool
}

struct _DropTargetModifier: ElementModifier {
  typealias Body = Never
  let target: DropTarget

  func wrap(_ child: Element, _ node: Node) -> DropTargetElement { DropTargetElement(child, node) }

  func update(_ element: DropTargetElement, _ pass: UpdatePass) {
    element.target = target
    element.isEnabled = EnvironmentValues(element.node.environment).isEnabled
  }
}

final class DropTargetElement: UnaryElement {
  fileprivate(set) var target: DropTarget?
  fileprivate(set) var isEnabled = true

  /// Where a place in the window is in its own space; nil where that is not on it.
  func place(of point: CGPoint) -> CGPoint? {
    let transform = transformToRoot
    guard transform.determinant != 0, transform.isFinite else { return nil }
    let own = point.applying(transform.inverted())
    var path = HitPath()
    let isInside = CGRect(origin: .zero, size: presentedSize).contains(own)
    return isInside || child.hit(own, &path) ? own : nil
  }
}

/// A drag from one view over others.
@MainActor
final class DragSession {
  private var payload: DragPayload?
  private weak var target: DropTargetElement?
  private var mayDrop = false
  private var place = CGPoint.zero

  var isUnderWay: Bool { payload != nil }

  func begin(_ payload: DragPayload) {
    self.payload = payload
    target = nil
  }

  /// The hand is at a place in the window, over the views of an element's hierarchy.
  func move(to point: CGPoint, over element: Element?) {
    guard let payload else { return }
    let found = element.flatMap { find(payload, at: point, in: $0.top) }
    let own = found?.place(of: point) ?? .zero
    if found !== target {
      target?.target?.left(payload, place)
      target = found
      found?.target?.entered(payload, own)
    }
    place = own
    mayDrop = found?.target?.moved(payload, own) ?? false
  }

  /// The hand lets go; answers whether a view took what it carried.
  func drop() -> Bool {
    guard let payload else { return false }
    self.payload = nil
    guard let target, let handler = target.target else { return false }
    self.target = nil
    if !mayDrop {
      handler.left(payload, place)
      return false
    }
    return handler.dropped(payload, place)
  }

  func cancel() {
    if let payload { target?.target?.left(payload, place) }
    (payload, target) = (nil, nil)
  }

  /// The view furthest in front, and innermost, that takes it.
  private func find(
    _ payload: DragPayload, at point: CGPoint, in top: Element
  ) -> DropTargetElement? {
    var found: DropTargetElement?
    top.visit { element in
      guard let element = element as? DropTargetElement, element.isEnabled,
        element.place(of: point) != nil, element.target?.accepts(payload) == true
      else { return }
      found = element
    }
    return found
  }
}

extension Element {
  /// What everything around is in.
  fileprivate var top: Element {
    var element = self
    while let parent = element.parent { element = parent }
    return element
  }
}
