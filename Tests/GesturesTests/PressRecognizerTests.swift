// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct PressRecognizerTests {
  @Test func `it tracks whether the touch is inside, which decides at the release`() {
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
    #expect(outside.phase.failure?.description == "released outside")
  }
}
