// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// Writing and reading are lossless.
struct TraceRoundTripTests {
  static let header = TraceHeader(
    scene: "card", size: CGSize(width: 390, height: 844), scale: 2)

  @Test(arguments: everyKind)
  func `an event of every kind round-trips`(event: InputEvent) throws {
    let trace = Trace(header: Self.header, events: [event])
    let text = try trace.text()
    #expect(try Trace(text: text.utf8) == trace)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test
  func `frames round-trip between the events, also with an event that arrived late`() throws {
    let trace = Trace(
      header: Self.header,
      events: [0, 0.1, 0.2].map { .interruption(time: $0, .hidden) },
      frames: [(0, 0), (0, 1), (0.15, 1), (1.0 / 3, 2)].map {
        TraceFrame(time: $0.0, eventCount: $0.1)
      })
    let text = try trace.text()
    #expect(try Trace(text: text.utf8) == trace)
    #expect(text.contains("\"version\":2"))
    #expect(
      text.hasSuffix("{\"frame\":0.3333333333333333}\n{\"t\":0.2,\"interruption\":\"hidden\"}\n"))
    #expect(trace.end == 1.0 / 3)
  }

  static let everyKind: [InputEvent] = {
    let point = CGPoint(x: 1.5, y: -2)
    var events: [InputEvent] = []
    for device in PointerSample.Device.allCases {
      for phase in PointerSample.Phase.allCases {
        for button in PointerSample.Button.allCases {
          events.append(
            .pointer(
              PointerSample(
                time: 1, device: device, phase: phase, location: point, pointer: Int.max,
                button: button, modifiers: [.shift, .command])))
        }
      }
    }
    for bits in UInt8(0)..<16 {
      let modifiers = Modifiers(rawValue: bits)
      events.append(
        .wheel(
          WheelSample(time: 0, location: point, deltaX: -0.25, deltaY: 3, modifiers: modifiers)))
    }
    for key in ["A", "Left Ctrl", "=", "\"", "\\", "", "é", "한", "🂡", "\u{1}\n\t", "e\u{301}"] {
      for (isDown, isRepeat) in [(true, false), (true, true), (false, false)] {
        events.append(
          .key(
            KeySample(time: 2, key: key, isDown: isDown, isRepeat: isRepeat, modifiers: .option)))
      }
    }
    events.append(.resize(time: 0.5, size: CGSize(width: 0, height: 800.8), scale: 1.25))
    for cause in InputEvent.Interruption.allCases {
      events.append(.interruption(time: 3, cause))
    }
    return events
  }()

  @Test(arguments: [
    0, -0.0, 0.1, 1.0 / 3, .leastNonzeroMagnitude, 2.2250738585072014e-308, 1.7976931348623157e308,
    -1e22, 1e21,
    9_007_199_254_740_991, 123_456_789.123_456_79, 0.1 + 0.2, -1e-7,
  ])
  func `every finite number keeps all its bits`(number: Double) throws {
    let event = InputEvent.wheel(
      WheelSample(
        time: abs(number), location: CGPoint(x: number, y: -number), deltaX: number, deltaY: 0))
    let text = try Trace(header: Self.header, events: [event]).text()
    let back = try #require(try Trace(text: text.utf8).events.first)
    guard case .wheel(let sample) = back else { throw WrongKind() }
    #expect(sample.time.bitPattern == abs(number).bitPattern)
    #expect(sample.location.x.bitPattern == number.bitPattern)
    #expect(sample.location.y.bitPattern == (-number).bitPattern)
    #expect(sample.deltaX.bitPattern == number.bitPattern)
  }

  @Test
  func `random numbers keep all their bits`() throws {
    var state: UInt64 = 42
    var events: [InputEvent] = []
    for _ in 0..<2000 {
      // A linear congruential generator with Knuth's constants; finite bit patterns are used.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: state)
      guard number.isFinite else { continue }
      events.append(
        .wheel(
          WheelSample(
            time: 0, location: CGPoint(x: number, y: 0), deltaX: 0, deltaY: number)))
    }
    let trace = Trace(header: Self.header, events: events)
    #expect(try Trace(text: trace.text().utf8) == trace)
    #expect(events.count > 1900)
  }

  @Test
  func `the text is short and readable`() throws {
    var script = GestureScript(startingAt: 0.25, samplesPerSecond: 4)
    script.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 10.5, y: -4), over: 0.25)
    var trace = Trace(header: Self.header, events: script.events)
    trace.events.append(.key(KeySample(time: 1, key: "R", isDown: true, modifiers: .control)))
    #expect(
      try trace.text() == """
        {"format":"snapback-trace","version":1,"scene":"card","size":[390,844],"scale":2}
        {"t":0.25,"pointer":"down","at":[10,20]}
        {"t":0.5,"pointer":"move","at":[10.5,-4]}
        {"t":0.5,"pointer":"up","at":[10.5,-4]}
        {"t":1,"key":"R","down":true,"mods":["control"]}

        """)
  }

  @Test
  func `a trace can be read after every written line`() throws {
    var writer = try TraceWriter(Self.header)
    var text = writer.header
    let events = Self.everyKind.sorted { $0.time < $1.time }
    for (index, event) in events.enumerated() {
      text += try writer.text(event)
      #expect(try Trace(text: text.utf8).events == Array(events[...index]))
    }
  }

  private struct WrongKind: Error {}
}
