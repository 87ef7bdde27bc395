// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Fingers that a wheel or a keyboard moves: two about a middle, or one that is pushed along.
struct SyntheticHand: Equatable, Sendable {
  /// Where its fingers began: what they touch.
  let aim: CGPoint
  let isPair: Bool
  let origin: Touch.Origin
  /// What has to stay held.
  let modifiers: Modifiers
  /// The keys that move it and are down.
  var keys: Set<String> = []
  /// When it was last told to move.
  var lastInput: Double

  private let mapping: InputMapping
  private var notches: EasedSteps
  private var turns: EasedSteps
  private var x: EasedSteps
  private var y: EasedSteps

  init(
    aim: CGPoint, isPair: Bool, origin: Touch.Origin, modifiers: Modifiers, _ mapping: InputMapping,
    at time: Double
  ) {
    self.aim = aim
    self.isPair = isPair
    self.origin = origin
    self.modifiers = modifiers
    self.mapping = mapping
    lastInput = time
    let still = EasedSteps(duration: mapping.easing)
    (notches, turns, x, y) = (still, still, still, still)
  }

  /// When it lifts unless it is told to move again.
  var deadline: Double {
    let silence =
      if !keys.isEmpty { mapping.heldSilence } else {
        modifiers.isEmpty ? mapping.silence : mapping.modifierSilence
      }
    let silent = lastInput + silence
    return max(silent, movesUntil ?? silent)
  }

  /// Until when it is on its way; nil where it stands.
  var movesUntil: Double? { [notches.end, turns.end, x.end, y.end].compactMap { $0 }.max() }

  /// The numbers of its touches.
  var ids: [Int] { isPair ? [-2, -3] : [-4] }

  /// The hand that its touches belong to.
  var number: Int { isPair ? 1 : 2 }

  mutating func move(_ action: TouchAction, by amount: Double, at time: Double) {
    lastInput = time
    switch action {
    case .pinch(let unit):
      // The fingers come no nearer and go no farther than a pinch makes sense.
      let target = min(
        max(notches.target + unit * amount, -SyntheticHand.reach), SyntheticHand.reach)
      notches.add(target - notches.target, at: time)
    case .rotate(let unit):
      turns.add(unit * amount, at: time)
    case .nudge(let right, let down):
      x.add(right * amount * mapping.nudgeDistance, at: time)
      y.add(down * amount * mapping.nudgeDistance, at: time)
    case .touch, .longTouch, .mirroredTouches, .scroll:
      break
    }
  }

  /// Where its fingers are at a time, in the order of `ids`.
  mutating func locations(at time: Double) -> [CGPoint] {
    guard isPair else {
      return [CGPoint(x: aim.x + x.value(at: time), y: aim.y + y.value(at: time))]
    }
    let radius = mapping.spread * pow(mapping.notchScale, notches.value(at: time))
    let angle = turns.value(at: time) * mapping.notchAngle
    let (dx, dy) = (radius * cos(angle), radius * sin(angle))
    return [CGPoint(x: aim.x + dx, y: aim.y + dy), CGPoint(x: aim.x - dx, y: aim.y - dy)]
  }

  /// How many notches a pinch has either way: 1.1 to the 48th is 97.
  private static let reach = 48.0
}
