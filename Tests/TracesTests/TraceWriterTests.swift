// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// The errors for events that cannot be written.
struct TraceWriterTests {
  @Test(arguments: [
    (CGSize(width: 0, height: 1), 1.0, "size"), (CGSize(width: 1, height: -1), 1, "size"),
    (CGSize(width: Double.nan, height: 1), 1, "size"),
    (CGSize(width: 1, height: Double.infinity), 1, "size"),
    (CGSize(width: 1, height: 1), 0, "scale"), (CGSize(width: 1, height: 1), .nan, "scale"),
  ])
  func `a header with an invalid size or scale is an error`(
    size: CGSize, scale: CGFloat, field: String
  ) throws {
    let error = #expect(throws: TraceError.self) {
      try TraceWriter(TraceHeader(scene: "card", size: size, scale: scale))
    }
    #expect(error?.line == 1)
    guard case .wrong(field, _, _) = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    (InputEvent.interruption(time: .nan, .hidden), "t"),
    (.interruption(time: -1, .hidden), "t"),
    (.interruption(time: .infinity, .hidden), "t"),
    (.pointer(PointerSample(time: 0, phase: .up, location: CGPoint(x: 0, y: Double.nan))), "at"),
    (
      .wheel(WheelSample(time: 0, location: .zero, deltaX: -.infinity, deltaY: 0)), "wheel"
    ),
    (.resize(time: 0, size: CGSize(width: -1, height: 0), scale: 1), "resize"),
    (.resize(time: 0, size: .zero, scale: 0), "scale"),
  ])
  func `an event with an invalid number is an error`(event: InputEvent, field: String) throws {
    var writer = try TraceWriter(TraceRoundTripTests.header)
    let error = #expect(throws: TraceError.self) { try writer.text(event) }
    #expect(error?.line == 2)
    guard case .wrong(field, _, _) = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test
  func `a decreasing time is an error, and the writer can continue`() throws {
    var writer = try TraceWriter(TraceRoundTripTests.header)
    _ = try writer.text(.interruption(time: 2, .hidden))
    #expect(throws: TraceError(line: 3, fault: .timeGoesBack(from: 2, to: 1.5))) {
      try writer.text(.interruption(time: 1.5, .hidden))
    }
    #expect(try writer.text(.interruption(time: 2, .hidden)).hasPrefix("{\"t\":2,"))
  }

  @Test
  func `modifiers without a name are an error`() throws {
    var writer = try TraceWriter(TraceRoundTripTests.header)
    let key = KeySample(time: 0, key: "A", isDown: true, modifiers: Modifiers(rawValue: 0x12))
    #expect(throws: TraceError(line: 2, fault: .unnamedModifiers(rawValue: 0x12))) {
      try writer.text(.key(key))
    }
  }
}
