// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

private func touch(
  _ phase: Touch.Phase, _ time: Double, _ x: CGFloat = 0, _ y: CGFloat = 0, id: Int = 1,
  hand: Int = 0
) -> Touch {
  var touch = Touch(id: id, phase: phase, time: time, location: CGPoint(x: x, y: y))
  touch.hand = hand
  return touch
}

@Suite struct TapRecognizerTests {
  private func phase(count: Int = 1, _ touches: [Touch], until time: Double? = nil) -> String {
    var recognizer = TapRecognizer(count: count)
    for touch in touches { recognizer.advance(touch) }
    if let time { recognizer.pass(to: time) }
    switch recognizer.phase {
    case .possible: return "possible"
    case .active: return "active"
    case .ended(let point): return "ended \(point.x),\(point.y)"
    case .failed(let reason): return "failed: \(reason)"
    }
  }

  @Test func `a tap ends when the hand lifts, where it lifts`() {
    #expect(phase([touch(.began, 0, 5, 5)]) == "possible")
    #expect(phase([touch(.began, 0, 5, 5), touch(.ended, 0.1, 7, 5)]) == "ended 7.0,5.0")
  }

  @Test func `three quarters of a second is too long, a moment less is not`() {
    #expect(phase([touch(.began, 0), touch(.ended, 0.749)]) == "ended 0.0,0.0")
    #expect(phase([touch(.began, 0)], until: 0.75) == "failed: held for 0.75 seconds")
    #expect(phase([touch(.began, 0), touch(.ended, 0.75)]) == "failed: held for 0.75 seconds")
  }

  @Test func `forty-five points are too far, a little less is not`() {
    #expect(
      phase([touch(.began, 0), touch(.moved, 0.1, 44.9), touch(.ended, 0.2, 44.9)])
        == "ended 44.9,0.0")
    #expect(
      phase([touch(.began, 0), touch(.moved, 0.1, 27, 36)])
        == "failed: moved 45 points, its limit is 45")
  }

  @Test func `the second tap of two has a third of a second to begin`() {
    let first = [touch(.began, 0), touch(.ended, 0.1)]
    #expect(phase(count: 2, first, until: 0.44) == "possible")
    #expect(phase(count: 2, first, until: 0.45) == "failed: 1 of 2 taps")
    let second = [touch(.began, 0.44), touch(.ended, 0.6)]
    #expect(phase(count: 2, first + second) == "ended 0.0,0.0")
    let third = [touch(.began, 0.7, id: 2), touch(.ended, 0.8, id: 2)]
    #expect(phase(count: 3, first + second + third) == "ended 0.0,0.0")
  }

  @Test func `the second tap has to be near the first`() {
    let touches = [touch(.began, 0), touch(.ended, 0.1), touch(.began, 0.2, 60)]
    #expect(phase(count: 2, touches) == "failed: moved 60 points, its limit is 45")
  }

  @Test func `a second finger of the hand spoils it, one of another hand does not`() {
    #expect(
      phase([touch(.began, 0), touch(.began, 0.1, id: 2)]) == "failed: another finger came down")
    #expect(
      phase([touch(.began, 0), touch(.began, 0.1, id: 2, hand: 1), touch(.ended, 0.2)])
        == "ended 0.0,0.0")
  }

  @Test func `a press that counts as long is no tap`() {
    var press = touch(.began, 0)
    press.heldFor = .infinity
    #expect(phase([press], until: 0) == "failed: held for 0.75 seconds")
  }

  @Test func `fewer than one tap is one`() {
    #expect(phase(count: -3, [touch(.began, 0), touch(.ended, 0.1)]) == "ended 0.0,0.0")
  }
}

@Suite struct LongPressRecognizerTests {
  @Test func `it is active from the touch on and ends at its deadline, claiming nothing before`() {
    var recognizer = LongPressRecognizer()
    recognizer.advance(touch(.began, 1))
    #expect(recognizer.phase == .active(true) && recognizer.claim == .possible)
    #expect(recognizer.deadline == 1.5)
    recognizer.pass(to: 1.499)
    #expect(recognizer.phase == .active(true))
    recognizer.pass(to: 1.5)
    #expect(recognizer.phase == .ended(true) && recognizer.claim == .ended)
    #expect(recognizer.deadline == nil)
  }

  @Test func `a late sample finds the deadline passed`() {
    var recognizer = LongPressRecognizer()
    recognizer.advance(touch(.began, 0))
    recognizer.advance(touch(.ended, 0.6))
    #expect(recognizer.phase == .ended(true))
  }

  @Test func `letting go or moving farther than it may makes it fail`() {
    var released = LongPressRecognizer()
    released.advance(touch(.began, 0))
    var moved = released
    released.advance(touch(.ended, 0.3))
    #expect(released.phase.failure?.description == "let go before 0.5 seconds")
    moved.advance(touch(.moved, 0.1, 6, 8))
    #expect(moved.phase == .active(true))
    moved.advance(touch(.moved, 0.2, 6, 8.1))
    #expect(moved.phase.failure?.description == "moved 10.1 points, its limit is 10")
  }

  @Test(arguments: [0, -1, Double.nan])
  func `without a duration it is long at once`(duration: Double) {
    var recognizer = LongPressRecognizer(minimumDuration: duration)
    recognizer.advance(touch(.began, 2))
    #expect(recognizer.deadline == 2)
  }

  @Test func `an infinite duration never ends, except for a press that counts as held for ever`() {
    var recognizer = LongPressRecognizer(minimumDuration: .infinity)
    var firm = recognizer
    recognizer.advance(touch(.began, 0))
    #expect(recognizer.deadline == nil)
    var press = touch(.began, 3)
    press.heldFor = .infinity
    firm.advance(press)
    #expect(firm.deadline == 3)
  }
}

@Suite struct PairRecognizerTests {
  /// Two fingers that go through distances and angles (in degrees) about the origin, 20 ms apart.
  private func run(
    _ measure: PairRecognizer.Measure, _ path: [(spread: Double, degrees: Double)]
  ) -> PairRecognizer {
    var recognizer = PairRecognizer(measure)
    for (step, place) in path.enumerated() {
      let (radius, angle) = (place.spread / 2, place.degrees * .pi / 180)
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      let (phase, time): (Touch.Phase, Double) = (step == 0 ? .began : .moved, Double(step) * 0.02)
      recognizer.advance([
        touch(phase, time, -x, -y, id: 1), touch(phase, time, x, y, id: 2),
      ])
    }
    return recognizer
  }

  @Test func `a pinch begins at a hundredth and counts from where the fingers came down`() {
    let measure = PairRecognizer.Measure.scale(minimumDelta: 0.01)
    #expect(run(measure, [(100, 0), (100.9, 0)]).phase.kind == .possible)
    let begun = run(measure, [(100, 0), (101, 0)])
    #expect(begun.phase.recognized.map { abs($0.scale - 1.01) < 1e-12 } == true)
    let back = run(measure, [(100, 0), (150, 0), (100, 0)])
    #expect(back.phase.kind == .active && back.phase.recognized?.scale == 1)
  }

  @Test func `a turn begins at its angle, either way, without counting anew`() {
    let measure = PairRecognizer.Measure.angle(minimumDelta: 8 * .pi / 180)
    #expect(run(measure, [(100, 0), (100, 7.9)]).phase.kind == .possible)
    for degrees in [8.5, -8.5] {
      let angle = run(measure, [(100, 30), (100, 30 + degrees)]).phase.recognized?.angle ?? 0
      #expect(abs(angle - degrees * .pi / 180) < 1e-9)
    }
  }

  @Test func `turns add up beyond one`() {
    let path = (0...50).map { (spread: 80.0, degrees: Double($0) * 15) }
    let value = run(.angle(minimumDelta: 0), path).phase.recognized
    #expect(value.map { abs($0.angle - 750 * .pi / 180) < 1e-9 } == true)
  }

  @Test func `speeds are those of the last tenth of a second`() {
    let path = (0...8).map { (spread: 100 + Double($0) * 4, degrees: Double($0) * 2) }
    let value = run(.scale(minimumDelta: 0), path).phase.recognized
    #expect(value.map { abs($0.scaleVelocity - 2) < 1e-6 } == true)
    #expect(value.map { abs($0.angleVelocity - 100 * .pi / 180) < 1e-6 } == true)
  }

  @Test func `through the middle it neither spins nor divides by nothing`() {
    let value = run(.scale(minimumDelta: 0), [(100, 20), (0, 20), (0.5, 200), (0, 0)])
      .phase.recognized
    #expect(value?.scale == 0.01 && value?.angle == 0)
    let wide = run(.scale(minimumDelta: 0), [(0, 0), (100, 0)]).phase.recognized
    #expect(wide?.scale == 100)
  }

  @Test func `it ends when one of the two lifts, and fails if it had not begun`() {
    var begun = run(.scale(minimumDelta: 0.01), [(100, 0), (150, 0)])
    begun.advance([touch(.ended, 1, 75, 0, id: 2)])
    #expect(begun.phase.kind == .ended && begun.phase.recognized?.scale == 1.5)
    #expect(begun.phase.recognized?.scaleVelocity == 0)
    var still = run(.scale(minimumDelta: 0.01), [(100, 0)])
    still.advance([touch(.ended, 1, 50, 0, id: 2)])
    #expect(still.phase.failure?.description == "scaled by less than 0.01")
    var alone = PairRecognizer(.angle(minimumDelta: 0))
    alone.advance([touch(.began, 0)])
    alone.advance([touch(.ended, 0.1)])
    #expect(alone.phase.failure?.description == "one finger of two")
  }

  @Test func `fingers of different hands are no pair, and a third one is not looked at`() {
    var recognizer = PairRecognizer(.scale(minimumDelta: 0))
    recognizer.advance([touch(.began, 0, 0, 0, id: 1)])
    recognizer.advance([touch(.began, 0, 10, 0, id: 2, hand: 1)])
    #expect(recognizer.phase.kind == .possible)
    recognizer.advance([touch(.began, 0, 50, 0, id: 3, hand: 1)])
    #expect(recognizer.phase.kind == .active)
    recognizer.advance([touch(.moved, 0.1, 900, 0, id: 1)])
    #expect(recognizer.phase.recognized?.scale == 1)
    recognizer.advance([touch(.moved, 0.1, 90, 0, id: 3, hand: 1)])
    #expect(recognizer.phase.recognized?.scale == 2)
  }

  @Test func `a cancelled finger fails it`() {
    var recognizer = run(.scale(minimumDelta: 0.01), [(100, 0), (150, 0)])
    recognizer.advance([touch(.cancelled, 1, 75, 0, id: 1)])
    #expect(recognizer.phase == .failed(.interrupted))
  }
}

@Suite struct PressRecognizerTests {
  @Test func `it follows in and out, and counts where it lifts`() {
    var recognizer = PressRecognizer()
    var log: [GesturePhase<Bool>] = []
    for (phase, isInside) in [
      (Touch.Phase.began, true), (.moved, false), (.moved, true), (.ended, true),
    ] {
      recognizer.advance(touch(phase, 0), isInside: isInside)
      log.append(recognizer.phase)
    }
    #expect(log == [.active(true), .active(false), .active(true), .ended(true)])
    var outside = PressRecognizer()
    outside.advance(touch(.began, 0), isInside: true)
    outside.advance(touch(.ended, 0), isInside: false)
    #expect(outside.phase.failure?.description == "let go outside")
  }
}
