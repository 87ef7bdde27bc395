// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import SceneStage
import Testing

@Suite struct DeferredEventsTests {
  private func pointer(
    _ phase: PointerSample.Phase, _ pointer: Int = 0, x: Double,
    button: PointerSample.Button = .left
  ) -> InputEvent {
    .pointer(
      PointerSample(
        time: 1, phase: phase, location: CGPoint(x: x, y: 0), pointer: pointer, button: button))
  }

  @Test func `any number of moves and releases of the same pointers is one of each`() {
    var deferred = DeferredEvents()
    for index in 0..<10_000 {
      deferred.add(pointer(.move, index % 3, x: Double(index)))
      deferred.add(pointer(.up, x: Double(index)))
      deferred.add(.key(KeySample(time: 1, key: "Left", isDown: false)))
      deferred.add(.interruption(time: 1, .focusLost))
    }
    #expect(deferred.events.count == 6)
    #expect(deferred.events.contains(pointer(.move, 2, x: 9998)))
    #expect(deferred.events.contains(pointer(.up, x: 9999)))
  }

  @Test func `events of other pointers, buttons and keys are kept in order`() {
    let events = [
      pointer(.move, x: 1), pointer(.up, x: 2), pointer(.up, x: 3, button: .right),
      pointer(.cancel, 1, x: 4), .key(KeySample(time: 1, key: "A", isDown: false)),
      .key(KeySample(time: 1, key: "B", isDown: false)), .interruption(time: 1, .focusLost),
      .interruption(time: 1, .hidden),
    ]
    var deferred = DeferredEvents()
    for event in events { deferred.add(event) }
    #expect(deferred.events == events)
  }
}
