// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// What follows the hand on a scroll view.
final class ScrollPanNode: GestureNode {
  private weak var element: ScrollElement?
  private var recognizer = ScrollPanRecognizer([])
  private var wasActive = false
  private var hasDelivered = false
  private var time = 0.0

  init(_ element: ScrollElement) {
    self.element = element
  }

  override var name: String { "scroll" }
  override var condition: String? { "moved along" }
  override var phaseKind: GesturePhaseKind { recognizer.phase.kind }
  override var failure: GestureFailure? { recognizer.phase.failure }

  override func advance(_ input: GestureInput) {
    time = input.time
    guard !input.touches.isEmpty else { return }
    let places = input.touches.compactMap { touch in
      input.location(touch.location, in: .local).map { (touch: touch, location: $0) }
    }
    guard places.count == input.touches.count else { return recognizer.fail(.viewRemoved) }
    recognizer.advance(places)
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }

  override func deliver() {
    guard !hasDelivered, let element else { return }
    if let value = recognizer.phase.recognized {
      if !wasActive { element.grip() }
      wasActive = true
      element.drag(value.translation)
    }
    guard recognizer.phase.isTerminal else { return }
    hasDelivered = true
    guard wasActive else { return }
    element.letGo(recognizer.phase.recognized?.velocity ?? .zero, at: time)
  }

  override func reset() {
    (wasActive, hasDelivered) = (false, false)
    guard let element else { return }
    var directions: ScrollPanRecognizer.Directions = []
    if element.space.givesWay(.horizontal) { directions.insert(.horizontal) }
    if element.space.givesWay(.vertical) { directions.insert(.vertical) }
    recognizer = ScrollPanRecognizer(
      directions, beginsAtOnce: element.motion.isCatchable(element.space))
  }
}

extension ScrollElement {
  func grip() {
    move { motion, space in motion.grip(space) }
  }

  func drag(_ translation: CGSize) {
    move { motion, space in motion.drag(translation, space) }
  }

  /// Lets it go, with the hand's velocity in points per second.
  func letGo(_ hand: CGSize, at time: Double) {
    let host = node.host
    let velocity = motion.releaseVelocity(hand, space)
    let target = snapTarget(velocity)
    move { motion, space in
      if let target {
        motion.settle(to: target, velocity, at: time)
      } else {
        motion.coast(
          velocity, space, bounces: !host.reducesMotion, pixel: 1 / host.scale, at: time)
      }
    }
  }
}

extension Element {
  /// The nearest scroll view around.
  final var enclosingScroll: ScrollElement? {
    var ancestor = parent
    while let current = ancestor {
      if let scroll = current as? ScrollElement { return scroll }
      ancestor = current.parent
    }
    return nil
  }
}
