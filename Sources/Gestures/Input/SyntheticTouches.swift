// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The touches that a wheel or a keyboard moves: two about a center (pinch, rotate), or one (nudge).
struct SyntheticTouches: Equatable, Sendable {
  /// The center of the touches at their beginning, at which views are hit.
  let hitTestLocation: CGPoint
  let isPair: Bool
  let origin: Touch.Origin
  /// The modifiers that must stay held.
  let modifiers: Modifiers
  /// The held keys that move the touches.
  var keys: Set<String> = []
  /// The time of the last input, in seconds.
  var lastInput: Double

  private let mapping: InputMapping
  private let thresholds = GestureThresholds.standard
  /// Steps of `notchScale`.
  private var pinchSteps: EasedSteps
  /// Steps of `notchAngle`.
  private var rotationSteps: EasedSteps
  private var x: EasedSteps
  private var y: EasedSteps

  init(
    hitTestLocation: CGPoint, isPair: Bool, origin: Touch.Origin, modifiers: Modifiers,
    _ mapping: InputMapping,
    at time: Double
  ) {
    self.hitTestLocation = hitTestLocation
    self.isPair = isPair
    self.origin = origin
    self.modifiers = modifiers
    self.mapping = mapping
    lastInput = time
    let steps = EasedSteps(duration: mapping.stepDuration)
    (pinchSteps, rotationSteps, x, y) = (steps, steps, steps, steps)
  }

  /// The time at which the touches lift unless there is more input, in seconds.
  var deadline: Double {
    let delay =
      if !keys.isEmpty { thresholds.heldKeyLiftDelay } else {
        modifiers.isEmpty ? thresholds.wheelLiftDelay : thresholds.modifierLiftDelay
      }
    let lift = lastInput + delay
    return max(lift, movesUntil ?? lift)
  }

  /// The time at which the last step ends, in seconds; nil if nothing moves.
  var movesUntil: Double? {
    [pinchSteps.end, rotationSteps.end, x.end, y.end].compactMap { $0 }.max()
  }

  /// The ids of the touches: −2 and −3 for a pair, −4 for a single one.
  var ids: [Int] { isPair ? [-2, -3] : [-4] }

  /// The touch sequence that the touches belong to.
  var sequence: Int { isPair ? 1 : 2 }

  mutating func move(_ action: TouchAction, by amount: Double, at time: Double) {
    lastInput = time
    switch action {
    case .pinch(let unit):
      let limit = thresholds.maximumPinchNotches
      let target = min(max(pinchSteps.target + unit * amount, -limit), limit)
      pinchSteps.add(target - pinchSteps.target, at: time)
    case .rotate(let unit):
      rotationSteps.add(unit * amount, at: time)
    case .nudge(let right, let down):
      x.add(right * amount * mapping.nudgeDistance, at: time)
      y.add(down * amount * mapping.nudgeDistance, at: time)
    case .touch, .longTouch, .mirroredTouches, .scroll:
      break
    }
  }

  /// The locations of the touches at a time, in the order of `ids`.
  mutating func locations(at time: Double) -> [CGPoint] {
    guard isPair else {
      return [
        CGPoint(x: hitTestLocation.x + x.value(at: time), y: hitTestLocation.y + y.value(at: time))
      ]
    }
    let radius = mapping.initialRadius * pow(mapping.notchScale, pinchSteps.value(at: time))
    let angle = rotationSteps.value(at: time) * mapping.notchAngle
    let (dx, dy) = (radius * cos(angle), radius * sin(angle))
    return [
      CGPoint(x: hitTestLocation.x + dx, y: hitTestLocation.y + dy),
      CGPoint(x: hitTestLocation.x - dx, y: hitTestLocation.y - dy),
    ]
  }
}
