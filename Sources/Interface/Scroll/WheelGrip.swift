// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// The scroll view that a wheel has begun to turn: it keeps the wheel for as long as that goes on, though it
/// may have come to its end.
struct WheelGrip {
  weak var element: ScrollElement?
  var axis: Axis
  var lastTurn: Double
  var location: CGPoint

  /// After so long, in seconds, a turn is another one; and so far away, in points.
  static let patience = 0.3
  static let reach: CGFloat = 40

  func holds(_ axis: Axis, at location: CGPoint, _ time: Double) -> Bool {
    element != nil && self.axis == axis && time - lastTurn <= WheelGrip.patience
      && hypot(location.x - self.location.x, location.y - self.location.y) <= WheelGrip.reach
  }
}

extension ViewHost {
  /// Turns scroll views by the wheel; answers the event with what is left of it for the fingers.
  func turningScrollViews(_ event: InputEvent) -> InputEvent {
    guard case .wheel(var sample) = event, sample.location.isPlace else { return event }
    var path = HitPath()
    root?.hit(sample.location, &path)
    let scrolls = path.gestures.compactMap { $0 as? ScrollElement }
    guard !scrolls.isEmpty else { return event }
    let turns = path.gestures.contains { $0.gestureNode.turns }
    func action(_ trigger: InputTrigger) -> TouchAction? {
      inputMapping.entry(for: trigger, with: sample.modifiers)?.action
    }
    if sample.deltaY.isFinite, sample.deltaY != 0 {
      switch action(.wheel([])) {
      case .scroll: turnUpright(-sample.deltaY, scrolls, sample)
      case .rotate where !turns:
        if turn(scrolls, .horizontal, -sample.deltaY, sample) { sample.deltaY = 0 }
      default: break
      }
    }
    if sample.deltaX.isFinite, sample.deltaX != 0 {
      switch action(.horizontalWheel) {
      case .scroll: _ = turn(scrolls, .horizontal, sample.deltaX, sample)
      case .rotate where !turns:
        if turn(scrolls, .horizontal, sample.deltaX, sample) { sample.deltaX = 0 }
      default: break
      }
    }
    return .wheel(sample)
  }

  /// A plain wheel turns what scrolls upright; where nothing does, what scrolls sideways.
  private func turnUpright(_ notches: Double, _ scrolls: [ScrollElement], _ sample: WheelSample) {
    if !turn(scrolls, .vertical, notches, sample) {
      _ = turn(scrolls, .horizontal, notches, sample)
    }
  }

  /// Turns the innermost scroll view that has somewhere to go; answers whether any could ever.
  private func turn(
    _ scrolls: [ScrollElement], _ axis: Axis, _ notches: Double, _ sample: WheelSample
  ) -> Bool {
    let able = scrolls.filter { !$0.space.fits(axis) }
    guard let first = able.first else { return false }
    var target = able.first { $0.hasRoom(axis, notches) } ?? first
    if let grip = wheelGrip, grip.holds(axis, at: sample.location, sample.time),
      let held = able.first(where: { $0 === grip.element })
    {
      target = held
    }
    wheelGrip = WheelGrip(
      element: target, axis: axis, lastTurn: sample.time, location: sample.location)
    let isStep = notches == notches.rounded()
    let unit = isStep ? inputMapping.notchScroll : inputMapping.touchpadScroll
    var way = CGPoint.zero
    way[axis] = CGFloat(min(max(notches, -10), 10) * unit)
    target.move { motion, space in
      if motion.phase != .interacting {
        motion.turn(by: way, isStep: isStep, space, at: sample.time)
      }
    }
    return true
  }
}

extension ScrollElement {
  /// Whether it is not at its end in a direction.
  fileprivate func hasRoom(_ axis: Axis, _ way: Double) -> Bool {
    let range = space.range(axis)
    return way < 0 ? offset[axis] > range.lowerBound : offset[axis] < range.upperBound
  }
}

extension CGPoint {
  fileprivate var isPlace: Bool { x.isFinite && y.isFinite }
}
