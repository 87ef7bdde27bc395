// Part of Snapback, under the MIT licence; see LICENSE.

import SnapbackCLI
import Testing

/// The time at which newer code replaces the views in a preview's window.
struct ReplacementTimingTests {
  private var timing = ReplacementTiming()

  @Test mutating func `views at rest, and those that animate by themselves, are replaced at once`()
  {
    let atRest = timing.allowsReplacement(at: 1, isHeld: false, isMoving: false)
    let animating = timing.allowsReplacement(at: 2, isHeld: false, isMoving: true)
    #expect(atRest && animating)
  }

  @Test mutating func `a drag and the flight after it are not interrupted`() {
    let steps = [(1.0, true, false), (40, true, true), (40.1, false, true), (41.9, false, true)]
    let waits = steps.map { timing.allowsReplacement(at: $0, isHeld: $1, isMoving: $2) }
    #expect(waits == [false, false, false, false])
    let landed = timing.allowsReplacement(at: 41.95, isHeld: false, isMoving: false)
    #expect(landed)
  }

  @Test mutating func `a flight that is long is interrupted two seconds after the release`() {
    let steps = [(1.0, true, true), (2.9, false, true), (3.0, false, true)]
    let allowed = steps.map { timing.allowsReplacement(at: $0, isHeld: $1, isMoving: $2) }
    #expect(allowed == [false, false, true])
  }

  @Test mutating func `a flight that was caught waits again`() {
    let steps = [(1.0, true, true), (2.5, false, true), (2.6, true, true), (4.5, false, true)]
    let allowed = steps.map { timing.allowsReplacement(at: $0, isHeld: $1, isMoving: $2) }
    #expect(allowed == [false, false, false, false])
  }
}
