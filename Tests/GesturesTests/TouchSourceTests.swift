// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

/// The touches that a source returns for a list of events, one line each.
private func touches(_ events: [InputEvent]) -> [String] {
  var source = TouchSource()
  return events.flatMap { source.touches(for: $0) }.map {
    "\($0.id) \($0.phase.rawValue) \($0.time) \($0.location.x),\($0.location.y)"
  }
}

private func mouse(
  _ phase: PointerSample.Phase, _ time: Double, _ x: CGFloat, _ y: CGFloat,
  _ button: PointerSample.Button = .left
) -> InputEvent {
  .pointer(
    PointerSample(time: time, phase: phase, location: CGPoint(x: x, y: y), button: button))
}

@Suite struct TouchSourceTests {
  @Test func `the left button is a touch from down to up`() {
    let log = touches([
      mouse(.move, 0, 1, 1), mouse(.down, 1, 2, 2), mouse(.move, 2, 3, 3), mouse(.up, 3, 4, 4),
      mouse(.move, 4, 5, 5),
    ])
    #expect(log == ["0 began 1.0 2.0,2.0", "0 moved 2.0 3.0,3.0", "0 ended 3.0 4.0,4.0"])
  }

  @Test func `other buttons neither begin nor end a touch`() {
    let log = touches([
      mouse(.down, 0, 1, 1, .middle), mouse(.up, 1, 1, 1, .middle), mouse(.down, 2, 2, 2),
      mouse(.down, 3, 2, 2, .right), mouse(.up, 4, 2, 2, .right), mouse(.up, 5, 2, 2),
    ])
    #expect(log == ["0 began 2.0 2.0,2.0", "0 ended 5.0 2.0,2.0"])
  }

  @Test(arguments: InputEvent.Interruption.allCases)
  func `an interruption cancels a touch once, at its location`(
    interruption: InputEvent.Interruption
  ) {
    let log = touches([
      mouse(.down, 0, 1, 1), mouse(.move, 1, 9, 9), .interruption(time: 2, interruption),
      .interruption(time: 3, interruption), mouse(.up, 4, 9, 9),
    ])
    #expect(log == ["0 began 0.0 1.0,1.0", "0 moved 1.0 9.0,9.0", "0 cancelled 2.0 9.0,9.0"])
  }

  @Test func `a second beginning cancels the first`() {
    let log = touches([mouse(.down, 0, 1, 1), mouse(.down, 1, 5, 5), mouse(.up, 2, 6, 6)])
    #expect(
      log == [
        "0 began 0.0 1.0,1.0", "0 cancelled 1.0 1.0,1.0", "0 began 1.0 5.0,5.0",
        "0 ended 2.0 6.0,6.0",
      ])
  }

  @Test func `an end without a beginning is ignored`() {
    #expect(touches([mouse(.up, 0, 1, 1), mouse(.cancel, 1, 1, 1)]).isEmpty)
  }

  @Test func `time never runs backwards`() {
    let log = touches([mouse(.down, 5, 1, 1), mouse(.move, 3, 2, 2), mouse(.up, 4, 3, 3)])
    #expect(log == ["0 began 5.0 1.0,1.0", "0 moved 5.0 2.0,2.0", "0 ended 5.0 3.0,3.0"])
  }

  @Test func `a location that is not finite is ignored, and an end there is at the last location`()
  {
    let log = touches([
      mouse(.down, 0, 1, 1), mouse(.move, 1, .nan, 2), mouse(.move, 2, 3, 3),
      mouse(.up, 3, .infinity, 0),
    ])
    #expect(log == ["0 began 0.0 1.0,1.0", "0 moved 2.0 3.0,3.0", "0 ended 3.0 3.0,3.0"])
  }

  @Test func `fingers and the mouse have separate touches`() {
    func finger(_ phase: PointerSample.Phase, _ id: Int) -> InputEvent {
      .pointer(
        PointerSample(time: 0, device: .finger, phase: phase, location: .zero, pointer: id))
    }
    let log = touches([mouse(.down, 0, 0, 0), finger(.down, 0), finger(.down, 1), finger(.up, 0)])
    #expect(log.map { String($0.prefix(7)) } == ["0 began", "1 began", "2 began", "1 ended"])
  }
}
