// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

extension AccessibilityTreeBuilder {
  /// The nodes of the views inside, which have the actions of the gesture. A view without a node gets one,
  /// several views a group.
  func nodes(of gesture: GestureElement, _ context: Context) -> [AccessibilityChild] {
    let gestures = context.isInControl ? [] : gesture.simulatedGestures
    guard !gestures.isEmpty else { return nodesInside(gesture, context) }
    let tap = SimulatedGesture.tap(count: 1, fingers: 1)
    let stop = context.stop ?? gesture
    var inner = context
    inner.stop = stop
    if gestures.contains(tap) { (inner.tap, inner.tapStop) = (gesture, stop) }
    let inside = nodesInside(gesture, inner)
    var actions = gestures.filter { $0 != tap }.map(gesture.action)
    if gestures.contains(tap), !inside.hasTap(of: stop) {
      actions.insert(gesture.action(for: tap), at: 0)
    }
    if actions.isEmpty { return inside }
    if inside.count == 1, var node = inside[0].node {
      node.addActions(actions)
      node.setStop(stop)
      return [.node(node)]
    }
    var node = makeNode(gesture, .group, context)
    node.children = inside
    node.actions = actions
    node.setStop(stop)
    return [.node(node)]
  }
}

@MainActor
extension [AccessibilityChild] {
  /// Returns whether a node is tapped for a stop.
  fileprivate func hasTap(of stop: GestureElement) -> Bool {
    contains { child in
      guard let node = child.node else { return false }
      return node.stop === stop && node.actions.contains { $0.kind == .tap }
        || node.children.hasTap(of: stop)
    }
  }
}
