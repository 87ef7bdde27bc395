// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct TapRecognizerTests {
  private func phase(count: Int = 1, _ touches: [Touch], until time: Double? = nil) -> String {
    var recognizer = TapRecognizer(count: count)
    for touch in touches { recognizer.advance(touch) }
    if let time { recognizer.advance(to: time) }
    switch recognizer.phase {
    case .possible: return "possible"
    case .active: return "active"
    case .ended(let point): return "ended \(point.x),\(point.y)"
    case .failed(let reason): return "failed: \(reason)"
    }
  }

  @Test func `a tap ends when the touch lifts, with its location`() {
    #expect(phase([touch(.began, 0, 5, 5)]) == "possible")
    #expect(phase([touch(.began, 0, 5, 5), touch(.ended, 0.1, 7, 5)]) == "ended 7.0,5.0")
  }

  @Test func `a tap must be shorter than 0.75 seconds`() {
    #expect(phase([touch(.began, 0), touch(.ended, 0.749)]) == "ended 0.0,0.0")
    #expect(phase([touch(.began, 0)], until: 0.75) == "failed: held for 0.75 seconds")
    #expect(phase([touch(.began, 0), touch(.ended, 0.75)]) == "failed: held for 0.75 seconds")
  }

  @Test func `a tap must move less than 45 points`() {
    #expect(
      phase([touch(.began, 0), touch(.moved, 0.1, 44.9), touch(.ended, 0.2, 44.9)])
        == "ended 44.9,0.0")
    #expect(
      phase([touch(.began, 0), touch(.moved, 0.1, 27, 36)])
        == "failed: moved 45 points (limit 45)")
  }

  @Test func `the second tap must begin within 0.35 seconds`() {
    let first = [touch(.began, 0), touch(.ended, 0.1)]
    #expect(phase(count: 2, first, until: 0.44) == "possible")
    #expect(phase(count: 2, first, until: 0.45) == "failed: 1 of 2 taps")
    let second = [touch(.began, 0.44), touch(.ended, 0.6)]
    #expect(phase(count: 2, first + second) == "ended 0.0,0.0")
    let third = [touch(.began, 0.7, id: 2), touch(.ended, 0.8, id: 2)]
    #expect(phase(count: 3, first + second + third) == "ended 0.0,0.0")
  }

  @Test func `the second tap must be near the first`() {
    let touches = [touch(.began, 0), touch(.ended, 0.1), touch(.began, 0.2, 60)]
    #expect(phase(count: 2, touches) == "failed: moved 60 points (limit 45)")
  }

  @Test func `a second touch makes it fail, unless it belongs to another sequence`() {
    #expect(
      phase([touch(.began, 0), touch(.began, 0.1, id: 2)]) == "failed: another touch began")
    #expect(
      phase([touch(.began, 0), touch(.began, 0.1, id: 2, sequence: 1), touch(.ended, 0.2)])
        == "ended 0.0,0.0")
  }

  @Test func `a press with an initial hold is not a tap`() {
    var press = touch(.began, 0)
    press.initialHoldDuration = .infinity
    #expect(phase([press], until: 0) == "failed: held for 0.75 seconds")
  }

  @Test func `a count below one counts as one`() {
    #expect(phase(count: -3, [touch(.began, 0), touch(.ended, 0.1)]) == "ended 0.0,0.0")
  }
}
