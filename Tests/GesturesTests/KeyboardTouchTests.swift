// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct KeyboardTouchTests {
  @Test func `an arrow key moves a touch by ten points, smoothly, and then lifts it`() {
    var driven = DrivenTouchSource()
    driven.source.keyboardLocation = CGPoint(x: 50, y: 60)
    driven.key(1, "Right")
    driven.wait(until: 1.04)
    #expect(driven.source.down.map { abs($0.location.x - 55) < 1e-9 } == [true])
    #expect(driven.source.nextTime(after: 1.04) == 1.04)
    driven.key(1.06, "Right", isDown: false)
    driven.wait(until: 1.1)
    #expect(driven.source.down.map(\.location) == [CGPoint(x: 60, y: 60)])
    driven.wait(until: 1.3)
    #expect(driven.count(.began) == 1 && driven.count(.ended) == 1)
    #expect(driven.touches.last.map { abs($0.time - 1.2) < 1e-9 } == true)
  }

  @Test func `a held key keeps the touch down until it is released, or for a second`() {
    var driven = DrivenTouchSource()
    driven.key(1, "Down")
    driven.wait(until: 1.9)
    #expect(driven.count(.ended) == 0)
    driven.wait(until: 2.1)
    #expect(driven.count(.ended) == 1)
  }

  @Test func `plus and minus pinch, brackets rotate, about the view last dragged or the center`() {
    var driven = DrivenTouchSource()
    driven.key(1, "+", .shift)
    driven.key(1.01, "=")
    driven.key(1.02, "-")
    driven.key(1.03, "]")
    driven.wait(until: 1.2)
    #expect(abs(driven.spread - 132) < 1e-9 && abs(driven.degrees - 5) < 1e-9)
    #expect(driven.source.down.allSatisfy { $0.hitTestLocation == CGPoint(x: 200, y: 150) })
    #expect(driven.count(.began) == 2)
  }

  @Test func `keys with Ctrl, Alt or Super are ignored`() {
    var driven = DrivenTouchSource()
    for modifier in [Modifiers.control, .option, .command] { driven.key(1, "-", modifier) }
    #expect(driven.touches.isEmpty)
  }
}
