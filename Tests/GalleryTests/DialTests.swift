// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import InterfaceTesting
import Testing

@MainActor
@Suite struct DialTests {
  /// A point on the knob, at an angle in degrees clockwise from the top.
  private func point(_ degrees: Double) -> CGPoint {
    let bearing = degrees * .pi / 180
    return CGPoint(x: 195 + 110 * sin(bearing), y: 422 - 110 * cos(bearing))
  }

  /// Turns at a constant speed, without a release.
  private func turn(
    _ stage: SceneHarness, from start: Double, to end: Double, over duration: Double
  ) {
    let steps = Int((duration * 60).rounded())
    stage.harness.press(point(start))
    for step in 0..<steps {
      func position(_ step: Int) -> CGPoint {
        point(start + (end - start) * Double(step) / Double(steps))
      }
      stage.harness.move(
        from: position(step), to: position(step + 1), over: duration / Double(steps))
    }
  }

  /// The tick that the knob points at, plus 60 for every full turn.
  private func tick(_ stage: SceneHarness) -> Int? {
    let numbers = stage.texts.compactMap { Int($0.replacingOccurrences(of: "−", with: "-")) }
    guard let tick = numbers.first else { return nil }
    return tick + (numbers.count > 1 ? numbers[1] * 60 : 0)
  }

  @Test(arguments: [(0.0, 90.0, 15), (40, 220, 30), (200, 20, -30), (0, 400, 67), (170, 190, 3)])
  func `the knob follows the pointer around its center, through any angle`(
    start: Double, end: Double, expected: Int
  ) throws {
    let stage = try SceneHarness("dial")
    #expect(tick(stage) == 0)
    turn(stage, from: start, to: end, over: 2)
    #expect(tick(stage) == expected)
  }

  @Test(arguments: [(88.0, 15), (92, 15), (94, 16), (-40, -7)])
  func `released at rest, it snaps to the nearest tick`(angle: Double, expected: Int) throws {
    let stage = try SceneHarness("dial")
    turn(stage, from: 0, to: angle, over: 1)
    stage.harness.advance(by: 0.3)
    stage.harness.release(point(angle))
    #expect(stage.harness.settle())
    #expect(tick(stage) == expected)
    // Exactly: pressed and released again, it stays.
    let shown = stage.harness.list
    stage.harness.press(point(0))
    stage.harness.release(point(0))
    #expect(stage.harness.settle())
    #expect(stage.harness.list == shown)
  }

  @Test(arguments: [1.0, -1])
  func `released fast, it decelerates to the predicted angle`(
    sign: Double
  ) throws {
    let stage = try SceneHarness("dial")
    // 360 degrees per second.
    turn(stage, from: 0, to: 72 * sign, over: 0.2)
    stage.harness.release(point(72 * sign))
    var ticks: [Int] = []
    for _ in 0..<120 {
      stage.harness.frame()
      ticks.append(try #require(tick(stage)))
    }
    #expect(stage.harness.settle())
    let last = try #require(tick(stage))
    // 72 degrees, plus 0.25 s at 360 degrees per second: 162 degrees.
    #expect(abs(Double(last) - 27 * sign) <= 2)
    let turned = ticks.map { Double($0) * sign }
    #expect(zip(turned, turned.dropFirst()).allSatisfy { $1 >= $0 })
    #expect(turned[20] - turned[0] > turned[60] - turned[40])
  }

  @Test(arguments: [(60.0, 600.0), (-40, 900), (15, 1400), (5, 500)])
  func `a straight flick across the knob never runs backwards`(y: Double, speed: Double) throws {
    let stage = try SceneHarness("dial")
    var x = -90.0
    stage.harness.press(CGPoint(x: 195 + x, y: 422 + y))
    // Accelerating from a fifth of the speed.
    while x < 90 {
      let step = speed / 60 * min(1, 0.2 + (x + 90) / 120)
      stage.harness.move(
        from: CGPoint(x: 195 + x, y: 422 + y), to: CGPoint(x: 195 + x + step, y: 422 + y),
        over: 1.0 / 60)
      x += step
    }
    let held = Double(try #require(tick(stage)))
    stage.harness.release(CGPoint(x: 195 + x, y: 422 + y))
    var ticks = [held]
    for _ in 0..<150 {
      stage.harness.frame()
      ticks.append(Double(try #require(tick(stage))))
    }
    let direction: Double = y < 0 ? 1 : -1
    let turned = ticks.map { $0 * direction }
    #expect(zip(turned, turned.dropFirst()).allSatisfy { $1 >= $0 }, "\(ticks)")
  }

  @Test func `a touch stops it while it spins`() throws {
    let stage = try SceneHarness("dial")
    turn(stage, from: 0, to: 72, over: 0.15)
    stage.harness.release(point(72))
    for _ in 0..<10 { stage.harness.frame() }
    stage.harness.press(point(200))
    let number = tick(stage)
    #expect(number != 0)
    stage.harness.advance(by: 1)
    #expect(tick(stage) == number)
    stage.harness.move(from: point(200), to: point(212), over: 0.1)
    #expect(tick(stage) == number.map { $0 + 2 })
  }

  @Test func `two fingers turn it as well`() throws {
    let stage = try SceneHarness("dial")
    for _ in 0..<12 {
      stage.harness.send(
        .wheel(
          WheelSample(
            time: stage.harness.time, location: CGPoint(x: 195, y: 422), deltaX: 0, deltaY: 1,
            modifiers: .shift)))
      stage.harness.advance(by: 0.1)
    }
    #expect(stage.harness.settle())
    // Five degrees per notch.
    #expect(abs(try #require(tick(stage))) == 10)
  }
}
