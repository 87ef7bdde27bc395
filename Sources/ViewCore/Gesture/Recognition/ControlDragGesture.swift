// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// The drag of a control, such as a slider: it begins with the touch, except in a scroll view, where a touch that moves
/// along its axes soon scrolls.
///
/// As UIKit delays touches in scroll views, it begins there when the touch has moved across the axes, or has been held
/// for 0.15 s. A shorter touch ends the gesture without calling `onChanged`; see `tracking`.
package struct ControlDragGesture: PrimitiveGesture {
  package typealias Value = DragGesture.Value

  /// The kinds of views with the gesture.
  package enum Target: Sendable {
    /// A control that a touch operates.
    case control
    /// Editable text: a finger that is held still scrolls when it moves later, so that its touch begins at its end. A
    /// mouse selects as outside of scroll views. A finger that moves before the text is focused may drag a view around
    /// it, but does not focus it. On a device, the mouse is a finger.
    case text(isFocused: Bool)

    fileprivate var isText: Bool { if case .text = self { true } else { false } }

    fileprivate var needsStillFinger: Bool {
      if case .text(isFocused: false) = self { true } else { false }
    }
  }

  let target: Target

  /// Creates the gesture of a kind of view.
  package init(_ target: Target = .control) { self.target = target }

  package static func _makeNode(
    _ gesture: ControlDragGesture
  ) -> _GestureNodeReference<ControlDragGesture, Value> {
    _GestureNodeReference(ControlDragNode(gesture))
  }
}

/// An element in which a touch scrolls.
@MainActor
package protocol TouchScrolling: Element {
  /// The axes in which a touch scrolls now.
  var touchScrollAxes: Axis.Set { get }
}

private final class ControlDragNode: TypedGestureNode<ControlDragGesture> {
  private var recognizer = DragRecognizer(minimumDistance: 0)
  /// The axes along which the touch may scroll; empty once it is the control's.
  private var axes: Axis.Set = []
  private var holdEnd: Double?
  /// The location of the touch at its beginning, in the window.
  private var start = CGPoint.zero

  override var name: String { "drag" }
  override var condition: String? { "minimumDistance: 0" }
  override var isTentative: Bool { recognizer.isTentative }
  override var deadline: Double? { axes.isEmpty || recognizer.phase.isTerminal ? nil : holdEnd }

  override var phase: GesturePhase<DragGesture.Value> {
    let phase = recognizer.phase.map { value in
      DragGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: value.time), location: value.location,
        startLocation: value.startLocation, velocity: value.velocity)
    }
    if !axes.isEmpty, case .active(let value) = phase { return .possible(value) }
    return phase
  }

  override func advance(_ input: GestureInput) {
    for touch in input.touches {
      guard let location = input.location(touch.location, in: .local) else {
        recognizer.fail(.viewRemoved)
        continue
      }
      if touch.phase == .began, recognizer.phase.kind == .possible { begin(touch, in: input.view) }
      recognizer.advance(touch, at: location)
      if touch.phase == .moved { decide(at: touch.location) }
    }
    if let holdEnd, input.time >= holdEnd { axes = [] }
  }

  private func begin(_ touch: Touch, in view: Element) {
    start = touch.location
    if gesture.target.needsStillFinger, touch.origin == .finger || view.host.device != nil {
      axes = [.horizontal, .vertical]
      return
    }
    guard touch.origin == .finger || !gesture.target.isText else { return }
    for scroll in view.parent?.selfAndAncestors(of: (any TouchScrolling).self) ?? [] {
      axes.formUnion(scroll.touchScrollAxes)
    }
    let delay = GestureThresholds.standard.pressFeedbackDelay
    holdEnd = gesture.target.isText ? nil : touch.time + delay
  }

  /// Fails or claims the touch, once it has moved as far as a drag.
  private func decide(at location: CGPoint) {
    guard !axes.isEmpty, recognizer.phase.kind == .active, !recognizer.isTentative else { return }
    let isHorizontal = abs(location.x - start.x) > abs(location.y - start.y)
    if axes.contains(isHorizontal ? .horizontal : .vertical) {
      recognizer.fail(
        .thresholdNotMet(gesture.target.needsStillFinger ? "the touch moved" : "the touch scrolls"))
    }
    axes = []
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }

  override func reset() {
    recognizer = DragRecognizer(minimumDistance: 0)
    axes = []
    holdEnd = nil
  }
}
