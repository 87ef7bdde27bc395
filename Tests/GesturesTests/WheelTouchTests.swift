// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct WheelTouchTests {
  @Test func `a notch moves two touches apart by 10 percent in 80 milliseconds`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 1)
    #expect(driven.source.down.map(\.origin) == [.wheel, .wheel])
    #expect(driven.source.down.allSatisfy { $0.hitTestLocation == CGPoint(x: 200, y: 150) })
    #expect(driven.spread == 120)
    driven.wait(until: 1.04)
    #expect(abs(driven.spread - 120 * 1.1.squareRoot()) < 1e-9)
    driven.wait(until: 1.08)
    #expect(abs(driven.spread - 132) < 1e-9)
    #expect(driven.source.nextTime(after: 1.04) == driven.source.deadline)
    #expect(driven.source.deadline.map { abs($0 - 1.4) < 1e-9 } == true)
  }

  @Test func `ten notches up and ten down give exactly the initial distance`() {
    var driven = DrivenTouchSource()
    for step in 0..<10 { driven.wheel(1 + Double(step) * 0.03, 1) }
    driven.wait(until: 1.3)
    let farthest = driven.spread
    for step in 0..<10 { driven.wheel(1.4 + Double(step) * 0.013, -1) }
    driven.wait(until: 1.65)
    #expect(farthest > 250 && driven.spread == 120)
    #expect(driven.count(.began) == 2)
    driven.wait(until: 3)
    #expect(driven.count(.ended) == 2 && driven.source.down.isEmpty)
    #expect(driven.source.nextTime(after: 3) == nil)
  }

  @Test func `with Shift, or sideways, a notch rotates by five degrees`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 2, .shift)
    driven.wait(until: 1.09)
    #expect(abs(driven.degrees - 10) < 1e-9)
    var sideways = DrivenTouchSource()
    sideways.wheel(1, 0, [], sideways: -1)
    sideways.wait(until: 1.09)
    #expect(abs(sideways.degrees + 5) < 1e-9)
  }

  @Test func `without a modifier the touches lift once, after 140 milliseconds without input`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 0, [], sideways: 1)
    driven.wheel(1.1, 0, [], sideways: 1)
    driven.wait(until: 1.23)
    #expect(driven.count(.ended) == 0)
    driven.wait(until: 1.25)
    driven.wait(until: 2)
    #expect(driven.count(.ended) == 2)
    #expect(driven.touches.last.map { abs($0.time - 1.24) < 1e-9 } == true)
  }

  @Test func `an event at an infinite time does not lift them`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 1)
    driven.send(.text(TextSample(time: .infinity, text: "a")))
    driven.send(.text(TextSample(time: .nan, text: "a")))
    #expect(driven.count(.ended) == 0 && driven.source.down.count == 2)
  }

  @Test func `while a modifier is held they stay down for 400 milliseconds`() {
    var driven = DrivenTouchSource()
    for notch in 0..<4 { driven.wheel(1 + 0.3 * Double(notch), 1, .shift) }
    driven.wait(until: 2.2)
    #expect(driven.count(.began) == 2 && driven.count(.ended) == 0)
    #expect(abs(driven.degrees - 20) < 1e-9)
    driven.wait(until: 3)
    #expect(driven.count(.ended) == 2)
    #expect(driven.touches.last.map { abs($0.time - 2.3) < 1e-9 } == true)
  }

  @Test func `releasing the modifier lifts them immediately, at their final locations`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 1)
    driven.key(1.02, "Left Ctrl", isDown: false)
    #expect(driven.count(.ended) == 2 && driven.source.down.isEmpty)
    let (a, b) = (
      driven.touches[driven.touches.count - 2], driven.touches[driven.touches.count - 1]
    )
    #expect(abs(hypot(a.location.x - b.location.x, a.location.y - b.location.y) - 132) < 1e-9)
  }

  @Test func `a press lifts them before it begins`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 1)
    driven.mouse(.down, 1.01, 10, 10, .left, .shift)
    #expect(driven.touches.suffix(3).map(\.phase) == [.ended, .ended, .began])
  }

  @Test(arguments: InputEvent.Interruption.allCases)
  func `an interruption ends them, as no button holds them`(interruption: InputEvent.Interruption) {
    var driven = DrivenTouchSource()
    driven.wheel(1, 1)
    driven.send(.interruption(time: 1.01, interruption))
    driven.wait(until: 2)
    #expect(driven.count(.ended) == 2 && driven.count(.cancelled) == 0)
  }

  @Test func `more than 40 points from their start they lift and begin again`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 1)
    let reach = CGFloat(GestureThresholds.standard.wheelReach)
    driven.wheel(1.05, 1, x: 200 + reach)
    #expect(driven.count(.began) == 2)
    driven.wheel(1.1, 1, x: 200 + reach + 1)
    #expect(driven.count(.began) == 4 && driven.count(.ended) == 2)
  }

  @Test func `during a drag the wheel has another touch sequence`() {
    var driven = DrivenTouchSource()
    driven.mouse(.down, 0.9, 200, 150)
    driven.wheel(1, 1)
    driven.mouse(.move, 1.01, 210, 150, .left, .control)
    #expect(driven.source.down.map(\.sequence) == [0, 1, 1])
    driven.mouse(.up, 1.02, 210, 150, .left, .control)
    #expect(driven.source.down.map(\.sequence) == [1, 1])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `extreme wheel deltas are clamped`(notches: Double) {
    var driven = DrivenTouchSource()
    for step in 0..<30 { driven.wheel(1 + Double(step) * 0.01, notches) }
    driven.wait(until: 1.4)
    if driven.source.down.count == 2 { #expect((0.9...2e4).contains(driven.spread)) }
    driven.wait(until: 2)
    #expect(driven.count(.began) == driven.count(.ended))
  }

  @Test func `a plain wheel makes no touches`() {
    var driven = DrivenTouchSource()
    driven.wheel(1, 3, [])
    #expect(driven.touches.isEmpty)
  }
}
