// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Two gestures on a view, a touch sequence, and the expected callbacks: the table of
/// `docs/gestures.md`.
struct GestureContestCase: Sendable, CustomTestStringConvertible {
  let inner: GestureKind
  let outer: GestureKind
  let attachment: GestureAttachment
  let touches: TouchSequence
  let expected: [String]

  init(
    _ inner: GestureKind, _ outer: GestureKind, _ attachment: GestureAttachment,
    _ touches: TouchSequence, _ expected: String...
  ) {
    (self.inner, self.outer, self.attachment) = (inner, outer, attachment)
    (self.touches, self.expected) = (touches, expected)
  }

  init(_ inner: GestureKind, _ outer: GestureKind, _ touches: TouchSequence, _ expected: String...)
  {
    (self.inner, self.outer, attachment) = (inner, outer, .gesture)
    (self.touches, self.expected) = (touches, expected)
  }

  var testDescription: String { "\(inner) in \(outer) (\(attachment)), \(touches)" }

  static let all: [GestureContestCase] = [
    .init(.tap, .tap, .tap, "inner ended"),
    .init(.tap, .tap, .highPriority, .tap, "outer ended"),
    .init(.tap, .tap, .simultaneous, .tap, "inner ended", "outer ended"),
    .init(.tap, .drag, .tap, "inner ended"),
    .init(.tap, .drag, .drag, "outer began", "outer ended"),
    .init(.drag, .tap, .tap, "outer ended"),
    .init(.drag, .tap, .drag, "inner began", "inner ended"),
    .init(.tap, .immediateDrag, .tap, "outer began", "outer cancelled", "inner ended"),
    .init(.tap, .immediateDrag, .drag, "outer began", "outer ended"),
    .init(.immediateDrag, .tap, .tap, "inner began", "inner ended"),
    .init(.tap, .immediateDrag, .highPriority, .tap, "outer began", "outer ended"),
    .init(.tap, .immediateDrag, .simultaneous, .tap, "outer began", "inner ended", "outer ended"),
    .init(.drag, .drag, .drag, "inner began", "inner ended"),
    .init(.drag, .drag, .highPriority, .drag, "outer began", "outer ended"),
    .init(
      .drag, .drag, .simultaneous, .drag, "inner began", "outer began", "inner ended", "outer ended"
    ),
    .init(
      .drag, .immediateDrag, .drag, "outer began", "outer cancelled", "inner began", "inner ended"),
    .init(.doubleTap, .tap, .tap, "outer ended"),
    .init(.doubleTap, .tap, .doubleTap, "inner ended"),
    .init(.tap, .doubleTap, .tap, "inner ended"),
    .init(.tap, .doubleTap, .doubleTap, "outer ended"),
    .init(.tap, .doubleTap, .highPriority, .tap, "inner ended"),
    .init(
      .tap, .doubleTap, .simultaneous, .doubleTap, "inner ended", "inner ended", "outer ended"),
    .init(.doubleTap, .drag, .doubleTap, "inner ended"),
    .init(.doubleTap, .drag, .tapThenDrag, "outer began", "outer ended"),
    .init(.tap, .drag, .tapThenDrag, "inner ended", "outer began", "outer ended"),
    .init(.longPress, .tap, .hold, "inner began", "inner ended"),
    .init(.longPress, .tap, .tap, "inner began", "inner cancelled", "outer ended"),
    .init(.tap, .longPress, .hold, "outer began", "outer ended"),
    .init(.tap, .longPress, .tap, "outer began", "outer cancelled", "inner ended"),
    .init(.longPress, .drag, .hold, "inner began", "inner ended"),
    .init(.longPress, .drag, .drag, "inner began", "inner cancelled", "outer began", "outer ended"),
    .init(.longPress, .drag, .holdThenDrag, "inner began", "inner ended"),
    .init(
      .longPress, .drag, .simultaneous, .holdThenDrag, "inner began", "inner ended", "outer began",
      "outer ended"),
    .init(.drag, .longPress, .hold, "outer began", "outer ended"),
    .init(.button, .tap, .tap, "inner began", "inner ended"),
    .init(.button, .drag, .tap, "inner began", "inner ended"),
    .init(.button, .drag, .drag, "inner began", "inner ended"),
    .init(.button, .immediateDrag, .drag, "inner began", "inner ended"),
    .init(.button, .drag, .highPriority, .tap, "inner began", "inner ended"),
    .init(
      .button, .drag, .highPriority, .drag, "inner began", "inner cancelled", "outer began",
      "outer ended"),
    .init(.button, .longPress, .hold, "inner began", "inner ended"),
    .init(.button, .doubleTap, .tap, "inner began", "inner ended"),
    .init(.drag, .magnify, .pinch, "outer began", "outer ended"),
    .init(.drag, .magnify, .drag, "inner began", "inner ended"),
    .init(
      .immediateDrag, .magnify, .pinch, "inner began", "inner cancelled", "outer began",
      "outer ended"),
    .init(.immediateDrag, .magnify, .wheelPinch, "outer began", "outer ended"),
    .init(.magnify, .rotate, .pinch, "inner began", "inner ended"),
    .init(.magnify, .rotate, .rotate, "outer began", "outer ended"),
    .init(.magnify, .tap, .tap, "outer ended"),
    .init(.tap, .magnify, .pinch, "outer began", "outer ended"),
    .init(
      .longPress, .magnify, .pinch, "inner began", "inner cancelled", "outer began", "outer ended"),
    .init(.longPress, .magnify, .wheelPinch, "outer began", "outer ended"),
    .init(.magnify, .magnify, .highPriority, .pinch, "outer began", "outer ended"),
    .init(
      .rotate, .magnify, .simultaneous, .rotate, "inner began", "inner ended"),
  ]
}

@MainActor
@Suite struct GestureContestTests {
  @Test(arguments: GestureContestCase.all)
  func `the gestures that recognize a touch sequence are those of the table`(
    example: GestureContestCase
  ) {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ContestedSquare(
        inner: example.inner, outer: example.outer, attachment: example.attachment, log: log)
    }
    example.touches.play(on: harness)
    #expect(log.lines == example.expected, "\(harness.host.gestureLog)")
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test(arguments: GestureKind.allCases, TouchSequence.allCases)
  func
    `for all pairs of gestures, each that begins ends once, and exclusive ones are never both active`(
      inner: GestureKind, touches: TouchSequence
    )
  {
    for outer in GestureKind.allCases {
      for attachment in GestureAttachment.allCases {
        let log = EventLog()
        let harness = Harness(size: CGSize(width: 200, height: 200)) {
          ContestedSquare(inner: inner, outer: outer, attachment: attachment, log: log)
        }
        touches.play(on: harness)
        let name = "\(inner) in \(outer) (\(attachment)), \(touches)"
        var open: Set<Substring> = []
        for line in log.lines {
          let parts = line.split(separator: " ")
          switch parts[1] {
          case "began": #expect(open.insert(parts[0]).inserted, "\(name): \(log.lines)")
          case "cancelled": #expect(open.remove(parts[0]) != nil, "\(name): \(log.lines)")
          default: open.remove(parts[0])
          }
          if attachment != .simultaneous, inner != .longPress, outer != .longPress {
            #expect(open.count < 2, "\(name): \(log.lines)")
          }
        }
        #expect(open.isEmpty, "\(name): \(log.lines)")
        #expect(harness.host.nextFrame(after: harness.time) == nil, "\(name)")
        // The host's log has a terminal phase for every gesture that received the touches.
        let last = Dictionary(
          harness.host.gestureLog.map { ($0.gesture, $0.phase) }, uniquingKeysWith: { $1 })
        #expect(last.values.allSatisfy { $0.isTerminal }, "\(name): \(harness.host.gestureLog)")
      }
    }
  }
}
