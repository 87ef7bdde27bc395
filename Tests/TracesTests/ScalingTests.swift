// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// A trace on a stage of another size.
struct ScalingTests {
  @Test
  func `locations and sizes are scaled, times and notches are not`() {
    let location = CGPoint(x: 100, y: 200)
    let header = TraceHeader(scene: "card", size: CGSize(width: 400, height: 800), scale: 2)
    let trace = Trace(
      header: header,
      events: [
        .pointer(PointerSample(time: 1, phase: .down, location: location)),
        .wheel(WheelSample(time: 2, location: location, deltaX: 1, deltaY: -3)),
        .resize(time: 3, size: CGSize(width: 200, height: 800), scale: 2),
        .interruption(time: 4, .hidden),
      ], frames: [TraceFrame(time: 1.5, eventCount: 1)])
    let half = CGPoint(x: 50, y: 400)
    let scaled = trace.scaled(to: CGSize(width: 200, height: 1600))
    #expect(scaled.header.size == CGSize(width: 200, height: 1600))
    #expect(scaled.header.scale == 2)
    #expect(
      scaled.events == [
        .pointer(PointerSample(time: 1, phase: .down, location: half)),
        .wheel(WheelSample(time: 2, location: half, deltaX: 1, deltaY: -3)),
        .resize(time: 3, size: CGSize(width: 100, height: 1600), scale: 2),
        .interruption(time: 4, .hidden),
      ])
    #expect(scaled.frames == trace.frames)
    #expect(trace.scaled(to: header.size) == trace)
  }
}
