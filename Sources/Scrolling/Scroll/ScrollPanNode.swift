// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The pan gesture of a scroll view.
final class ScrollPanNode: GestureNode {
  private weak var element: ScrollElement?
  private var recognizer = ScrollPanRecognizer([])
  private var wasActive = false
  private var hasDelivered = false
  private var time = 0.0
  /// The part of the drag that moves the parent; nil without one.
  private var nested: NestedDrag?

  init(_ element: ScrollElement) {
    self.element = element
  }

  override var name: String { "scroll" }
  override var condition: String? { "Moved along the scroll axis" }
  override var phaseKind: GesturePhaseKind { recognizer.phase.kind }
  override var failure: GestureFailure? { recognizer.phase.failure }

  override func advance(_ input: GestureInput) {
    time = input.time
    guard !input.touches.isEmpty else { return }
    let locations = input.touches.compactMap { touch in
      location(touch.location, input).map { (touch: touch, location: $0) }
    }
    guard locations.count == input.touches.count else { return recognizer.fail(.viewRemoved) }
    recognizer.advance(locations)
  }

  /// The location in the space around the view, which is fixed during the drag if the view moves with the touch.
  private func location(_ point: CGPoint, _ input: GestureInput) -> CGPoint? {
    nested.map { point.applying($0.rootToLocal) } ?? input.location(point, in: .local)
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }

  override func deliver() {
    guard !hasDelivered, let element else { return }
    if let value = recognizer.phase.recognized {
      if !wasActive { element.beginDrag() }
      wasActive = true
      element.drag(nested?.drag(value.translation, element) ?? value.translation)
    }
    guard recognizer.phase.isTerminal else { return }
    hasDelivered = true
    guard wasActive else { return }
    var velocity = recognizer.phase.recognized?.velocity ?? .zero
    nested?.end(recognizer.phase.kind == .ended, &velocity, element)
    element.endDrag(velocity, at: time)
  }

  override func reset() {
    (wasActive, hasDelivered, nested) = (false, false, nil)
    guard let element else { return }
    var directions: ScrollPanRecognizer.Directions = []
    guard element.pans else {
      recognizer = ScrollPanRecognizer(directions)
      return
    }
    if element.metrics.isDraggable(.horizontal) { directions.insert(.horizontal) }
    if element.metrics.isDraggable(.vertical) { directions.insert(.vertical) }
    nested = element.nestedScrollParent.flatMap { NestedDrag($0, element) }
    recognizer = ScrollPanRecognizer(
      directions, beginsAtOnce: element.motion.isCatchable(element.metrics))
  }
}

extension ScrollElement {
  func beginDrag() {
    requestedRow = nil
    updateMotion { motion, metrics in motion.beginDrag(metrics) }
  }

  func drag(_ translation: CGSize) {
    updateMotion { motion, metrics in motion.drag(translation, metrics) }
  }

  /// Ends a drag with a velocity in points per second: the content snaps to a target, or coasts.
  func endDrag(_ velocity: CGSize, at time: Double) {
    let host = node.host
    var releaseVelocity = motion.releaseVelocity(velocity, metrics)
    var target = snapTarget(releaseVelocity)
    if target == nil, let (end, coastingEnd) = barTarget(releaseVelocity) {
      let factor = (end - offset.y) / (coastingEnd - offset.y)
      if abs(coastingEnd - offset.y) > 100, (0.5...2).contains(factor) {
        // From far away it coasts a little further, or less far.
        releaseVelocity.y *= factor
      } else {
        target = CGPoint(x: offset.x, y: end)
      }
    }
    updateMotion { motion, metrics in
      if let target {
        motion.snap(to: target, releaseVelocity, at: time)
      } else {
        motion.coast(
          releaseVelocity, metrics, bounces: !host.reducesMotion, pixel: 1 / host.scale, at: time)
      }
    }
  }
}
