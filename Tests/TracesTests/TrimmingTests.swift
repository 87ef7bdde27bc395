// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// A part of a trace is a complete trace.
struct TrimmingTests {
  private static let header = TraceRoundTripTests.header

  private static func pointer(
    _ phase: PointerSample.Phase, at time: Double, x: Double = 0,
    button: PointerSample.Button = .left
  ) -> InputEvent {
    .pointer(
      PointerSample(
        time: time, phase: phase, location: CGPoint(x: x, y: 5), button: button))
  }

  private static func key(_ key: String, at time: Double, isDown: Bool) -> InputEvent {
    .key(KeySample(time: time, key: key, isDown: isDown))
  }

  private static func trimmed(
    _ events: [InputEvent], _ start: Double, _ end: Double
  ) -> [InputEvent] {
    Trace(header: header, events: events).trimmed(from: start, to: end).events
  }

  @Test
  func `events in the range are kept, with times from 0`() {
    let drag = [
      Self.pointer(.move, at: 1), Self.pointer(.down, at: 1.5), Self.pointer(.move, at: 1.75),
      Self.pointer(.up, at: 2), Self.pointer(.move, at: 2.5),
    ]
    #expect(Self.trimmed(drag, 1.5, 2) == drag[1...3].map { $0.mapTime { $0 - 1.5 } })
    #expect(Self.trimmed(drag, 0, 9) == drag)
  }

  @Test
  func `a press before the range is omitted until it is released`() {
    let events = [
      Self.pointer(.down, at: 0), Self.key("A", at: 0.2, isDown: true),
      Self.pointer(.move, at: 1.5),
      Self.key("A", at: 1.6, isDown: false), Self.pointer(.up, at: 2),
      Self.pointer(.move, at: 2.25),
      Self.pointer(.down, at: 2.5), Self.pointer(.up, at: 3),
    ]
    #expect(Self.trimmed(events, 1, 3) == events[5...].map { $0.mapTime { $0 - 1 } })
  }

  @Test
  func `another button of a pointer that is held is independent`() {
    let events = [
      Self.pointer(.down, at: 0), Self.pointer(.down, at: 1.25, button: .right),
      Self.pointer(.up, at: 1.5), Self.pointer(.up, at: 1.75, button: .right),
    ]
    #expect(Self.trimmed(events, 1, 2).map(\.time) == [0.25, 0.75])
  }

  @Test
  func `at the end of the range pointers are cancelled and keys released`() {
    let events = [
      Self.pointer(.down, at: 1, x: 7), Self.key("Left Ctrl", at: 1.25, isDown: true),
      Self.pointer(.move, at: 1.5, x: 9), Self.pointer(.move, at: 2.5, x: 11),
      Self.pointer(.up, at: 3),
      Self.key("Left Ctrl", at: 3, isDown: false),
    ]
    #expect(
      Self.trimmed(events, 1, 2) == events[..<3].map { $0.mapTime { $0 - 1 } } + [
        Self.pointer(.cancel, at: 1, x: 9), Self.key("Left Ctrl", at: 1, isDown: false),
      ])
  }

  @Test
  func `the range ends with the trace at the latest`() {
    let events = [Self.pointer(.down, at: 1)]
    #expect(Self.trimmed(events, 0.5, 60).map(\.time) == [0.5, 0.5])
  }

  @Test
  func `the stage has its size at the start of the range`() {
    let sizes = [(0.5, 100.0), (0.75, 0), (2, 300)].map { time, side in
      InputEvent.resize(time: time, size: CGSize(width: side, height: side), scale: 3)
    }
    let trace = Trace(header: Self.header, events: sizes).trimmed(from: 1, to: 3)
    #expect(trace.header.size == CGSize(width: 100, height: 100))
    #expect(trace.header.scale == 3)
    #expect(trace.events == [sizes[2].mapTime { $0 - 1 }])
  }

  @Test
  func `frames keep their events in the range`() throws {
    var trace = Trace(
      header: Self.header,
      events: [0, 1, 1.5, 2, 3].map { .interruption(time: $0, .hidden) })
    trace.frames = [(0.5, 1), (1.25, 1), (1.6, 3), (2.5, 4), (3.5, 5)].map {
      TraceFrame(time: $0.0, eventCount: $0.1)
    }
    let part = trace.trimmed(from: 1, to: 2.5)
    #expect(part.events.map(\.time) == [0, 0.5, 1])
    #expect(part.frames.map(\.eventCount) == [0, 2, 3])
    #expect(part.frames.first?.time == 0.25)
    #expect(try Trace(text: part.text().utf8) == part)
    #expect(trace.trimmed(from: 0, to: 9) == trace)
  }

  @Test
  func `every part of a random trace can be read back, and ends every press`() throws {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<200 {
      let events = (0..<30).map { step in
        Self.pointer(
          [.down, .move, .up, .cancel][next(4)], at: Double(step) / 4,
          button: [.left, .right][next(2)])
      }
      let start = Double(next(30)) / 4
      let part = Trace(header: Self.header, events: events).trimmed(
        from: start, to: start + Double(next(20)) / 4)
      #expect(try Trace(text: part.text().utf8) == part)
      var isDown: Set<PointerSample.Button> = []
      for case .pointer(let sample) in part.events {
        switch sample.phase {
        case .down: isDown.insert(sample.button)
        case .up: isDown.remove(sample.button)
        case .cancel: isDown = []
        case .move: break
        }
      }
      #expect(isDown.isEmpty)
    }
  }
}
