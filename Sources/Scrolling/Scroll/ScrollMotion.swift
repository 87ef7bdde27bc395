// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The movement of a scroll view's offset: by a drag, by deceleration after it, by the wheel, or by
/// an animation.
///
/// Points and seconds on the frame clock.
package struct ScrollMotion {
  private enum State {
    case idle
    /// Being dragged; the value is the offset without rubber-band resistance at the start of the
    /// drag.
    case dragging(CGPoint)
    case decelerating(x: ScrollTrajectory, y: ScrollTrajectory, startTime: Double, isWheel: Bool)
    case animated(AnimatedOffset)
  }

  private(set) var offset = CGPoint.zero
  private var state = State.idle
  /// The offset without rubber-band resistance, during a drag.
  private(set) var unresistedOffset = CGPoint.zero
  /// The offset at the start of the last drag.
  private(set) var offsetAtDragStart = CGPoint.zero
  private var velocity = CGPoint.zero

  /// The spring responses, in seconds, of a wheel notch and of snapping to a target.
  private static let wheelResponse = 0.25
  private static let snapResponse = 0.5

  var isMoving: Bool {
    switch state {
    case .idle, .dragging: false
    case .decelerating, .animated: true
    }
  }

  package var phase: ScrollPhase {
    switch state {
    case .idle: .idle
    case .dragging: .interacting
    case .decelerating: .decelerating
    case .animated: .animating
    }
  }

  /// Returns whether a press stops the content instead of reaching the views inside.
  func isCatchable(_ metrics: ScrollMetrics) -> Bool {
    guard case .decelerating(_, _, _, let isWheel) = state, !isWheel else { return false }
    let minimumSpeed = CGFloat(GestureThresholds.standard.scrollCatchSpeed)
    let isFast = max(abs(velocity.x), abs(velocity.y)) >= minimumSpeed
    return isFast || metrics.clamped(offset) != offset
  }

  /// Stops at an offset.
  mutating func jump(to offset: CGPoint) {
    if case .animated(var animated) = state { animated.cancel() }
    state = .idle
    velocity = .zero
    self.offset = finite(offset)
  }

  /// A target with the current offset in place of components that are not finite, which no later offset would be.
  private func finite(_ target: CGPoint) -> CGPoint {
    CGPoint(
      x: target.x.isFinite ? target.x : offset.x, y: target.y.isFinite ? target.y : offset.y)
  }

  // MARK: Dragging

  mutating func beginDrag(_ metrics: ScrollMetrics) {
    jump(to: offset)
    offsetAtDragStart = offset
    unresistedOffset = metrics.unresistedOffset(at: offset)
    state = .dragging(unresistedOffset)
  }

  /// Moves the offset with a drag; the translation is relative to its start.
  mutating func drag(_ translation: CGSize, _ metrics: ScrollMetrics) {
    guard case .dragging(let start) = state else { return }
    for axis in Axis.allCases where metrics.isDraggable(axis) {
      unresistedOffset[axis] = start[axis] - translation[axis]
    }
    offset = metrics.resistedOffset(unresistedOffset)
  }

  /// The velocity of the offset when a drag with the given velocity ends, in points per second.
  /// Rubber-band resistance reduces it.
  func releaseVelocity(_ dragVelocity: CGSize, _ metrics: ScrollMetrics) -> CGPoint {
    metrics.velocity(CGPoint(x: -dragVelocity.width, y: -dragVelocity.height), at: unresistedOffset)
  }

  // MARK: Motion without touches

  /// Decelerates from a velocity in points per second, and bounces at the ends.
  mutating func coast(
    _ velocity: CGPoint, _ metrics: ScrollMetrics, bounces: Bool, pixel: CGFloat, at time: Double
  ) {
    let start = offset
    decelerate(at: time) { axis in
      ScrollTrajectory.coast(
        from: Double(start[axis]), velocity: Double(velocity[axis]),
        within: metrics.doubleRange(axis), bounces: bounces && metrics.isDraggable(axis),
        pixel: Double(pixel))
    }
  }

  /// Moves to an offset on a spring, starting at a velocity.
  mutating func snap(to target: CGPoint, _ velocity: CGPoint, at time: Double) {
    let start = offset
    decelerate(at: time) { axis in
      ScrollTrajectory.spring(
        from: Double(start[axis]), velocity: Double(velocity[axis]), to: Double(target[axis]),
        response: ScrollMotion.snapResponse)
    }
  }

  /// Scrolls by a delta in points: on a spring for a wheel notch, immediately for a continuous
  /// movement.
  mutating func scrollByWheel(
    by delta: CGPoint, isNotch: Bool, _ metrics: ScrollMetrics, at time: Double
  ) {
    var target = offset
    if case .decelerating(let x, let y, _, true) = state {
      target = CGPoint(x: x.destination, y: y.destination)
    }
    target = metrics.clamped(CGPoint(x: target.x + delta.x, y: target.y + delta.y))
    guard isNotch else { return jump(to: target) }
    let (start, velocity) = (offset, velocity)
    decelerate(at: time, isWheel: true) { axis in
      ScrollTrajectory.spring(
        from: Double(start[axis]), velocity: Double(velocity[axis]), to: Double(target[axis]),
        response: ScrollMotion.wheelResponse)
    }
  }

  /// Moves to an offset as a pass asks for: animated, or immediately.
  mutating func scroll(to target: CGPoint, _ change: UpdatePass) {
    let target = finite(target)
    var animated = AnimatedOffset(offset)
    if case .animated(let running) = state { animated = running }
    state = .idle
    if animated.set(target, change) {
      offset = animated.presented
      state = .animated(animated)
    } else {
      jump(to: target)
    }
  }

  /// Changes the end of a running animation, without starting it again; jumps to the target if there
  /// is none.
  mutating func correct(to target: CGPoint) {
    guard case .animated(var animated) = state else { return jump(to: target) }
    animated.correct(to: finite(target))
    state = .animated(animated)
  }

  /// Adapts to changed metrics: moves to the target if there is one, or otherwise back into the new
  /// range.
  mutating func adapt(to metrics: ScrollMetrics, target: CGPoint?, _ pass: UpdatePass) {
    switch state {
    case .idle:
      let target = target ?? metrics.clamped(offset)
      if target != offset { scroll(to: target, pass) }
    case .dragging:
      offset = metrics.resistedOffset(unresistedOffset)
    case .decelerating(let x, let y, let startTime, let isWheel):
      let end = CGPoint(x: x.destination, y: y.destination)
      if let target, hypot(target.x - end.x, target.y - end.y) > 0.5 {
        return scroll(to: target, pass)
      }
      guard metrics.clamped(end) != end else { return }
      if isWheel {
        scrollByWheel(by: .zero, isNotch: true, metrics, at: pass.time)
      } else {
        let t = pass.time - startTime
        let velocity = CGPoint(x: x.velocity(at: t), y: y.velocity(at: t))
        coast(velocity, metrics, bounces: !pass.reducesMotion, pixel: 0, at: pass.time)
      }
    case .animated(let animated):
      let end = target ?? metrics.clamped(animated.destination)
      if end != animated.destination { scroll(to: end, pass) }
    }
  }

  /// Moves the whole motion by a distance in points, because the content before the viewport has
  /// become longer or shorter.
  mutating func shift(by distance: CGPoint) {
    offset = offset.moved(by: distance)
    unresistedOffset = unresistedOffset.moved(by: distance)
    offsetAtDragStart = offsetAtDragStart.moved(by: distance)
    switch state {
    case .idle: break
    case .dragging(let start): state = .dragging(start.moved(by: distance))
    case .decelerating(let x, let y, let startTime, let isWheel):
      state = .decelerating(
        x: x.shifted(by: Double(distance.x)), y: y.shifted(by: Double(distance.y)),
        startTime: startTime, isWheel: isWheel)
    case .animated(var animated):
      animated.shift(by: distance)
      state = .animated(animated)
    }
  }

  /// The offset at which the motion ends, in points.
  var destination: CGPoint {
    switch state {
    case .idle, .dragging: offset
    case .decelerating(let x, let y, _, _): CGPoint(x: x.destination, y: y.destination)
    case .animated(let animated): animated.destination
    }
  }

  private mutating func decelerate(
    at time: Double, isWheel: Bool = false, _ trajectory: (Axis) -> ScrollTrajectory
  ) {
    if case .animated(var animated) = state { animated.cancel() }
    let (x, y) = (trajectory(.horizontal), trajectory(.vertical))
    state = .decelerating(x: x, y: y, startTime: time, isWheel: isWheel)
  }

  /// Updates to a time in seconds. Returns whether the motion continues.
  mutating func sample(at time: Double, _ metrics: ScrollMetrics) -> Bool {
    switch state {
    case .idle, .dragging: return false
    case .decelerating(let x, let y, let startTime, let isWheel):
      let t = time - startTime
      offset = CGPoint(x: x.value(at: t), y: y.value(at: t))
      if isWheel { offset = metrics.clamped(offset) }
      velocity = CGPoint(x: x.velocity(at: t), y: y.velocity(at: t))
      guard t >= max(x.duration, y.duration) else { return true }
      jump(to: offset)
      return false
    case .animated(var animated):
      let isAnimating = animated.sample(at: time)
      offset = animated.presented
      state = isAnimating ? .animated(animated) : .idle
      return isAnimating
    }
  }
}

extension ScrollMetrics {
  func doubleRange(_ axis: Axis) -> ClosedRange<Double> {
    let range = range(axis)
    return Double(range.lowerBound)...Double(range.upperBound)
  }
}

extension CGPoint {
  func moved(by distance: CGPoint) -> CGPoint {
    CGPoint(x: x + distance.x, y: y + distance.y)
  }
}
