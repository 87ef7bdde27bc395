// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// The locations, times and release velocities of scripted pointers.
struct GestureScriptTests {
  private static func samples(_ script: GestureScript) -> [PointerSample] {
    script.events.compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  @Test(arguments: PointerEasing.allCases)
  func `a drag has its start, end and duration`(easing: PointerEasing) {
    var script = GestureScript(startingAt: 0.3, device: .finger, samplesPerSecond: 100)
    let (start, end) = (CGPoint(x: 0.1, y: 0.7), CGPoint(x: -33.3, y: 1000.1))
    script.drag(from: start, to: end, over: 0.5, easing: easing)
    let samples = Self.samples(script)
    #expect(samples.map(\.phase) == [.down] + Array(repeating: .move, count: 50) + [.up])
    #expect(samples.first?.location == start)
    #expect(samples.first?.time == 0.3)
    #expect(samples.last?.location == end)
    #expect(samples.last?.time == 0.8)
    #expect(samples.allSatisfy { $0.device == .finger })
    for (before, after) in zip(samples, samples.dropFirst()) {
      #expect(after.time >= before.time)
      #expect(after.location.y >= before.location.y)
    }
  }

  @Test(arguments: [
    (PointerEasing.linear, 1.0, 1.0), (.easeInOut, 0, 0), (.easeIn, 0, 2), (.easeOut, 2, 0),
  ])
  func `an easing has the documented speed at both ends`(
    easing: PointerEasing, first: Double, last: Double
  ) {
    let step = 1e-6
    #expect(abs(easing.progress(at: step) / step - first) < 1e-5)
    #expect(abs((1 - easing.progress(at: 1 - step)) / step - last) < 1e-5)
    #expect(easing.progress(at: 0) == 0)
    #expect(easing.progress(at: 1) == 1)
    #expect(easing.progress(at: -3) == 0)
    #expect(easing.progress(at: .nan) == 0)
    #expect(easing.progress(at: .infinity) == 1)
  }

  @Test
  func `a fling is released with the requested velocity`() {
    var script = GestureScript(samplesPerSecond: 1000)
    script.fling(
      from: CGPoint(x: 200, y: 400), velocity: CGSize(width: -1500, height: 300), over: 0.2)
    let moves = Self.samples(script).filter { $0.phase == .move }
    let (before, last) = (moves[moves.count - 2], moves[moves.count - 1])
    let duration = last.time - before.time
    #expect(abs((last.location.x - before.location.x) / duration + 1500) < 8)
    #expect(abs((last.location.y - before.location.y) / duration - 300) < 2)
  }

  @Test
  func `waiting only advances the time`() {
    var script = GestureScript()
    script.wait(0.5)
    script.wait(-1)
    script.wait(.nan)
    script.press(at: .zero)
    script.move(to: CGPoint(x: 1, y: 0), over: 0)
    #expect(Self.samples(script).map(\.time) == [0.5, 0.5])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `invalid parameters have their default value`(rate: Double) {
    let script = GestureScript(startingAt: -rate, samplesPerSecond: rate)
    #expect(script.samplesPerSecond == 120)
    #expect(script.time == (rate == -1 ? 1 : 0))
  }

  @Test
  func `a scripted drag can be written and read back`() throws {
    let trace = Trace.drag(
      TraceRoundTripTests.header, from: .zero, to: CGPoint(x: 100, y: 1), over: 0.3,
      easing: .easeInOut)
    #expect(try Trace(text: trace.text().utf8) == trace)
    #expect(trace.duration == 0.3)
  }
}
