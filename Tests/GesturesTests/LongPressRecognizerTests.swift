// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct LongPressRecognizerTests {
  @Test
  func `it is active from the touch on, ends at its deadline, and is reported as possible before`()
  {
    var recognizer = LongPressRecognizer()
    recognizer.advance(touch(.began, 1))
    #expect(recognizer.phase == .active(true) && recognizer.reportedPhase == .possible)
    #expect(recognizer.deadline == 1.5)
    recognizer.advance(to: 1.499)
    #expect(recognizer.phase == .active(true))
    recognizer.advance(to: 1.5)
    #expect(recognizer.phase == .ended(true) && recognizer.reportedPhase == .ended)
    #expect(recognizer.deadline == nil)
  }

  @Test func `a late sample ends it at its deadline`() {
    var recognizer = LongPressRecognizer()
    recognizer.advance(touch(.began, 0))
    recognizer.advance(touch(.ended, 0.6))
    #expect(recognizer.phase == .ended(true))
  }

  @Test func `a release or too much motion makes it fail`() {
    var released = LongPressRecognizer()
    released.advance(touch(.began, 0))
    var moved = released
    released.advance(touch(.ended, 0.3))
    #expect(released.phase.failure?.description == "released before 0.5 seconds")
    moved.advance(touch(.moved, 0.1, 6, 8))
    #expect(moved.phase == .active(true))
    moved.advance(touch(.moved, 0.2, 6, 8.1))
    #expect(moved.phase.failure?.description == "moved 10.1 points (limit 10)")
  }

  @Test(arguments: [0, -1, Double.nan])
  func `without a duration it ends at the touch`(duration: Double) {
    var recognizer = LongPressRecognizer(minimumDuration: duration)
    recognizer.advance(touch(.began, 2))
    #expect(recognizer.deadline == 2)
  }

  @Test func `an infinite duration never ends, except for a press with an infinite hold`() {
    var recognizer = LongPressRecognizer(minimumDuration: .infinity)
    var held = recognizer
    recognizer.advance(touch(.began, 0))
    #expect(recognizer.deadline == nil)
    var press = touch(.began, 3)
    press.initialHoldDuration = .infinity
    held.advance(press)
    #expect(held.deadline == 3)
  }
}
