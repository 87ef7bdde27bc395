// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

/// A source that is driven by hand, and the touches it has made.
private struct Driven {
  var source = TouchSource(stage: CGSize(width: 400, height: 300))
  var touches: [Touch] = []

  mutating func send(_ event: InputEvent) { touches += source.touches(for: event) }

  mutating func wait(until time: Double) {
    while let deadline = source.deadline, deadline <= time {
      touches += source.touches(at: deadline)
    }
    touches += source.touches(at: time)
  }

  mutating func wheel(
    _ time: Double, _ notches: Double, _ modifiers: Modifiers = .control, x: CGFloat = 200,
    sideways: Double = 0
  ) {
    wait(until: time)
    send(
      .wheel(
        WheelSample(
          time: time, location: CGPoint(x: x, y: 150), deltaX: sideways, deltaY: notches,
          modifiers: modifiers)))
  }

  mutating func mouse(
    _ phase: PointerSample.Phase, _ time: Double, _ x: CGFloat, _ y: CGFloat,
    _ button: PointerSample.Button = .left, _ modifiers: Modifiers = []
  ) {
    send(
      .pointer(
        PointerSample(
          time: time, phase: phase, location: CGPoint(x: x, y: y), button: button,
          modifiers: modifiers)))
  }

  mutating func key(_ time: Double, _ key: String, isDown: Bool = true, _ modifiers: Modifiers = [])
  {
    wait(until: time)
    send(.key(KeySample(time: time, key: key, isDown: isDown, modifiers: modifiers)))
  }

  func count(_ phase: Touch.Phase) -> Int { touches.count { $0.phase == phase } }

  /// How far apart the two fingers are, and in which direction, in degrees.
  var spread: Double {
    let (a, b) = (source.down[0].location, source.down[1].location)
    return hypot(a.x - b.x, a.y - b.y)
  }
  var degrees: Double {
    let (a, b) = (source.down[0].location, source.down[1].location)
    return atan2(a.y - b.y, a.x - b.x) * 180 / .pi
  }
}

@Suite struct WheelTests {
  @Test func `a notch moves two fingers apart by a tenth, over 80 milliseconds`() {
    var driven = Driven()
    driven.wheel(1, 1)
    #expect(driven.source.down.map(\.origin) == [.wheel, .wheel])
    #expect(driven.source.down.allSatisfy { $0.aim == CGPoint(x: 200, y: 150) })
    #expect(driven.spread == 120)
    driven.wait(until: 1.04)
    #expect(abs(driven.spread - 120 * 1.1.squareRoot()) < 1e-9)
    driven.wait(until: 1.08)
    #expect(abs(driven.spread - 132) < 1e-9)
    #expect(driven.source.nextTime(after: 1.04) == driven.source.deadline)
    #expect(driven.source.deadline.map { abs($0 - 1.4) < 1e-9 } == true)
  }

  @Test func `ten up and ten down end at exactly one`() {
    var driven = Driven()
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

  @Test func `shift turns by five degrees a notch, and so does a wheel that tilts`() {
    var driven = Driven()
    driven.wheel(1, 2, .shift)
    driven.wait(until: 1.09)
    #expect(abs(driven.degrees - 10) < 1e-9)
    var sideways = Driven()
    sideways.wheel(1, 0, [], sideways: -1)
    sideways.wait(until: 1.09)
    #expect(abs(sideways.degrees + 5) < 1e-9)
  }

  @Test func `without a modifier the fingers lift after 140 milliseconds of silence, once`() {
    var driven = Driven()
    driven.wheel(1, 0, [], sideways: 1)
    driven.wheel(1.1, 0, [], sideways: 1)
    driven.wait(until: 1.23)
    #expect(driven.count(.ended) == 0)
    driven.wait(until: 1.25)
    driven.wait(until: 2)
    #expect(driven.count(.ended) == 2)
    #expect(driven.touches.last.map { abs($0.time - 1.24) < 1e-9 } == true)
  }

  @Test func `while a modifier is held they stay for the notches of a slow hand`() {
    var driven = Driven()
    for notch in 0..<4 { driven.wheel(1 + 0.3 * Double(notch), 1, .shift) }
    driven.wait(until: 2.2)
    #expect(driven.count(.began) == 2 && driven.count(.ended) == 0)
    #expect(abs(driven.degrees - 20) < 1e-9)
    driven.wait(until: 3)
    #expect(driven.count(.ended) == 2)
    #expect(driven.touches.last.map { abs($0.time - 2.3) < 1e-9 } == true)
  }

  @Test func `letting the modifier go lifts them at once, where they were going`() {
    var driven = Driven()
    driven.wheel(1, 1)
    driven.key(1.02, "Left Ctrl", isDown: false)
    #expect(driven.count(.ended) == 2 && driven.source.down.isEmpty)
    let (a, b) = (
      driven.touches[driven.touches.count - 2], driven.touches[driven.touches.count - 1]
    )
    #expect(abs(hypot(a.location.x - b.location.x, a.location.y - b.location.y) - 132) < 1e-9)
  }

  @Test func `a press lifts them before it counts`() {
    var driven = Driven()
    driven.wheel(1, 1)
    driven.mouse(.down, 1.01, 10, 10, .left, .shift)
    #expect(driven.touches.suffix(3).map(\.phase) == [.ended, .ended, .began])
  }

  @Test(arguments: InputEvent.Interruption.allCases)
  func `an interruption ends them, for nobody holds them`(interruption: InputEvent.Interruption) {
    var driven = Driven()
    driven.wheel(1, 1)
    driven.send(.interruption(time: 1.01, interruption))
    driven.wait(until: 2)
    #expect(driven.count(.ended) == 2 && driven.count(.cancelled) == 0)
  }

  @Test func `far from where they came down they come down anew`() {
    var driven = Driven()
    driven.wheel(1, 1)
    driven.wheel(1.05, 1, x: 230)
    #expect(driven.count(.began) == 2)
    driven.wheel(1.1, 1, x: 260)
    #expect(driven.count(.began) == 4 && driven.count(.ended) == 2)
  }

  @Test func `during a drag the wheel is another hand's`() {
    var driven = Driven()
    driven.mouse(.down, 0.9, 200, 150)
    driven.wheel(1, 1)
    driven.mouse(.move, 1.01, 210, 150, .left, .control)
    #expect(driven.source.down.map(\.hand) == [0, 1, 1])
    driven.mouse(.up, 1.02, 210, 150, .left, .control)
    #expect(driven.source.down.map(\.hand) == [1, 1])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `a wheel gone mad stays within reason`(notches: Double) {
    var driven = Driven()
    for step in 0..<30 { driven.wheel(1 + Double(step) * 0.01, notches) }
    driven.wait(until: 1.4)
    if driven.source.down.count == 2 { #expect((0.9...2e4).contains(driven.spread)) }
    driven.wait(until: 2)
    #expect(driven.count(.began) == driven.count(.ended))
  }

  @Test func `a plain wheel makes no touches`() {
    var driven = Driven()
    driven.wheel(1, 3, [])
    #expect(driven.touches.isEmpty)
  }
}

@Suite struct MirroredTouchTests {
  @Test func `with Ctrl the mouse holds two fingers, mirrored about the middle`() {
    var driven = Driven()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 250, y: 150), CGPoint(x: 150, y: 150)])
    #expect(driven.source.down.allSatisfy { $0.origin == .mirrored && $0.hand == 0 })
    driven.mouse(.move, 1.1, 300, 100, .left, .control)
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 300, y: 100), CGPoint(x: 100, y: 200)])
    driven.mouse(.up, 1.2, 300, 100, .left, .control)
    #expect(driven.count(.began) == 2 && driven.count(.ended) == 2)
  }

  @Test
  func `with Shift as well they move together, and are mirrored about the new middle after it`() {
    var driven = Driven()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    driven.mouse(.move, 1.1, 260, 170, .left, [.control, .shift])
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 260, y: 170), CGPoint(x: 160, y: 170)])
    driven.mouse(.move, 1.2, 270, 170, .left, .control)
    #expect(
      driven.source.down.map(\.location) == [CGPoint(x: 270, y: 170), CGPoint(x: 150, y: 170)])
  }

  @Test func `Ctrl let go half-way changes nothing until the button comes up`() {
    var driven = Driven()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    driven.key(1.05, "Left Ctrl", isDown: false)
    driven.mouse(.move, 1.1, 300, 150)
    #expect(driven.spread == 200)
    driven.mouse(.up, 1.2, 300, 150)
    #expect(driven.count(.ended) == 2)
  }

  @Test func `an interruption cancels both`() {
    var driven = Driven()
    driven.mouse(.down, 1, 250, 150, .left, .control)
    driven.send(.interruption(time: 1.1, .focusLost))
    driven.mouse(.up, 1.2, 250, 150)
    #expect(driven.count(.cancelled) == 2 && driven.count(.ended) == 0)
  }

  @Test func `the right button is a press that is long from the start`() {
    var driven = Driven()
    driven.mouse(.down, 1, 250, 150, .right)
    #expect(driven.touches.map(\.heldFor) == [.infinity])
    driven.mouse(.down, 1.1, 250, 150, .left)
    driven.mouse(.up, 1.2, 250, 150, .left)
    #expect(driven.touches.count == 1)
    driven.mouse(.up, 1.3, 250, 150, .right)
    #expect(driven.count(.ended) == 1)
  }
}

@Suite struct KeyboardTouchTests {
  @Test func `an arrow pushes a finger on by ten points, smoothly, and lifts when it is over`() {
    var driven = Driven()
    driven.source.keyboardAim = CGPoint(x: 50, y: 60)
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

  @Test func `a key that is held keeps the finger down until it is let go, or a second has passed`()
  {
    var driven = Driven()
    driven.key(1, "Down")
    driven.wait(until: 1.9)
    #expect(driven.count(.ended) == 0)
    driven.wait(until: 2.1)
    #expect(driven.count(.ended) == 1)
  }

  @Test func `plus and minus pinch, brackets turn, about the view last held or the middle`() {
    var driven = Driven()
    driven.key(1, "+", .shift)
    driven.key(1.01, "=")
    driven.key(1.02, "-")
    driven.key(1.03, "]")
    driven.wait(until: 1.2)
    #expect(abs(driven.spread - 132) < 1e-9 && abs(driven.degrees - 5) < 1e-9)
    #expect(driven.source.down.allSatisfy { $0.aim == CGPoint(x: 200, y: 150) })
    #expect(driven.count(.began) == 2)
  }

  @Test func `keys with Ctrl, Alt or Super are somebody else's`() {
    var driven = Driven()
    for modifier in [Modifiers.control, .option, .command] { driven.key(1, "-", modifier) }
    #expect(driven.touches.isEmpty)
  }
}

@Suite struct InputMappingTests {
  @Test func `the table has a line for everything that does something else`() {
    #expect(
      InputMapping.standard.table.map { "\($0.input): \($0.effect)" } == [
        "Drag: One finger: tap, drag, press long",
        "Right button: A long press, at once",
        "Ctrl + drag: Two fingers, mirrored: pinch and rotate at once",
        "Ctrl + Shift + drag: Two fingers that move together",
        "Wheel: Scroll",
        "Ctrl + wheel: Pinch about the pointer",
        "Shift + wheel, or Sideways wheel: Rotate about the pointer; where nothing turns, scroll sideways",
        "←  ↑  →  ↓: Nudge the view last dragged",
        "+  =  −  keypad +  keypad −: Pinch the view last dragged",
        "[  ]: Rotate the view last dragged",
      ])
  }

  @Test(arguments: ["docs/gestures.md", "README.md"])
  func `the documents have the table`(document: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../\(document)")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(InputMapping.standard.markdown))
  }

  @Test func `with more modifiers than an entry asks for the closest counts`() {
    let mapping = InputMapping.standard
    func action(_ input: InputTrigger, _ modifiers: Modifiers) -> TouchAction? {
      mapping.entry(for: input, with: modifiers)?.action
    }
    #expect(action(.button(.left, []), [.shift, .option]) == .touch)
    #expect(action(.button(.left, []), [.control, .option]) == .mirroredTouches)
    #expect(action(.wheel([]), [.control, .shift]) == .pinch(1))
    #expect(action(.wheel([]), .option) == .scroll)
    #expect(action(.button(.middle, []), []) == nil)
  }

  @Test func `another mapping is obeyed`() {
    var source = TouchSource(
      mapping: InputMapping(entries: [InputMapping.Entry(.wheel(.option), .rotate(2))]))
    let plain = PointerSample(time: 0, phase: .down, location: .zero)
    #expect(source.touches(for: .pointer(plain)).isEmpty)
    let wheel = WheelSample(
      time: 0, location: .zero, deltaX: 0, deltaY: 1, modifiers: .option)
    #expect(source.touches(for: .wheel(wheel)).count == 2)
  }
}
