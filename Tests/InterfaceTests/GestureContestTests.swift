// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Two gestures on a view, what a hand does, and what comes of it: the table of `docs/gestures.md`.
struct GestureContestCase: Sendable, CustomTestStringConvertible {
  let inner: GestureKind
  let outer: GestureKind
  let attachment: GestureAttachment
  let hand: GestureHand
  let expected: [String]

  init(
    _ inner: GestureKind, _ outer: GestureKind, _ attachment: GestureAttachment,
    _ hand: GestureHand, _ expected: String...
  ) {
    (self.inner, self.outer, self.attachment) = (inner, outer, attachment)
    (self.hand, self.expected) = (hand, expected)
  }

  init(_ inner: GestureKind, _ outer: GestureKind, _ hand: GestureHand, _ expected: String...) {
    (self.inner, self.outer, attachment) = (inner, outer, .gesture)
    (self.hand, self.expected) = (hand, expected)
  }

  var testDescription: String { "\(inner) in \(outer) (\(attachment)), \(hand)" }

  static let all: [GestureContestCase] = [
    .init(.tap, .tap, .tap, "inner ended"),
    .init(.tap, .tap, .highPriority, .tap, "outer ended"),
    .init(.tap, .tap, .simultaneous, .tap, "inner ended", "outer ended"),
    .init(.tap, .drag, .tap, "inner ended"),
    .init(.tap, .drag, .drag, "outer began", "outer ended"),
    .init(.drag, .tap, .tap, "outer ended"),
    .init(.drag, .tap, .drag, "inner began", "inner ended"),
    .init(.tap, .dragAtOnce, .tap, "outer began", "outer cancelled", "inner ended"),
    .init(.tap, .dragAtOnce, .drag, "outer began", "outer ended"),
    .init(.dragAtOnce, .tap, .tap, "inner began", "inner ended"),
    .init(.tap, .dragAtOnce, .highPriority, .tap, "outer began", "outer ended"),
    .init(.tap, .dragAtOnce, .simultaneous, .tap, "outer began", "inner ended", "outer ended"),
    .init(.drag, .drag, .drag, "inner began", "inner ended"),
    .init(.drag, .drag, .highPriority, .drag, "outer began", "outer ended"),
    .init(
      .drag, .drag, .simultaneous, .drag, "inner began", "outer began", "inner ended", "outer ended"
    ),
    .init(
      .drag, .dragAtOnce, .drag, "outer began", "outer cancelled", "inner began", "inner ended"),
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
    .init(.button, .dragAtOnce, .drag, "inner began", "inner ended"),
    .init(.button, .drag, .highPriority, .tap, "inner began", "inner ended"),
    .init(
      .button, .drag, .highPriority, .drag, "inner began", "inner cancelled", "outer began",
      "outer ended"),
    .init(.button, .longPress, .hold, "inner began", "inner ended"),
    .init(.button, .doubleTap, .tap, "inner began", "inner ended"),
    .init(.drag, .magnify, .pinch, "outer began", "outer ended"),
    .init(.drag, .magnify, .drag, "inner began", "inner ended"),
    .init(
      .dragAtOnce, .magnify, .pinch, "inner began", "inner cancelled", "outer began", "outer ended"),
    .init(.dragAtOnce, .magnify, .wheelPinch, "outer began", "outer ended"),
    .init(.magnify, .rotate, .pinch, "inner began", "inner ended"),
    .init(.magnify, .rotate, .twist, "outer began", "outer ended"),
    .init(.magnify, .tap, .tap, "outer ended"),
    .init(.tap, .magnify, .pinch, "outer began", "outer ended"),
    .init(
      .longPress, .magnify, .pinch, "inner began", "inner cancelled", "outer began", "outer ended"),
    .init(.longPress, .magnify, .wheelPinch, "outer began", "outer ended"),
    .init(.magnify, .magnify, .highPriority, .pinch, "outer began", "outer ended"),
    .init(
      .rotate, .magnify, .simultaneous, .twist, "inner began", "inner ended"),
  ]
}

@MainActor
@Suite struct GestureContestTests {
  @Test(arguments: GestureContestCase.all)
  func `who gets the touch is as the table says`(example: GestureContestCase) {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ContestedSquare(
        inner: example.inner, outer: example.outer, attachment: example.attachment, log: log)
    }
    example.hand.play(on: harness)
    #expect(log.lines == example.expected, "\(harness.host.gestureLog)")
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test(arguments: GestureKind.allCases, GestureHand.allCases)
  func
    `whatever the pair and the hand, what began ends once, and two that exclude each other never both`(
      inner: GestureKind, hand: GestureHand
    )
  {
    for outer in GestureKind.allCases {
      for attachment in GestureAttachment.allCases {
        let log = GestureLog()
        let harness = Harness(size: CGSize(width: 200, height: 200)) {
          ContestedSquare(inner: inner, outer: outer, attachment: attachment, log: log)
        }
        hand.play(on: harness)
        let name = "\(inner) in \(outer) (\(attachment)), \(hand)"
        var open: Set<Substring> = []
        for line in log.lines {
          let words = line.split(separator: " ")
          switch words[1] {
          case "began": #expect(open.insert(words[0]).inserted, "\(name): \(log.lines)")
          case "cancelled": #expect(open.remove(words[0]) != nil, "\(name): \(log.lines)")
          default: open.remove(words[0])
          }
          if attachment != .simultaneous, inner != .longPress, outer != .longPress {
            #expect(open.count < 2, "\(name): \(log.lines)")
          }
        }
        #expect(open.isEmpty, "\(name): \(log.lines)")
        #expect(harness.host.nextFrame(after: harness.time) == nil, "\(name)")
        // The log says of every gesture that came under the hand what became of it.
        let last = Dictionary(
          harness.host.gestureLog.map { ($0.gesture, $0.phase) }, uniquingKeysWith: { $1 })
        #expect(last.values.allSatisfy { $0.isTerminal }, "\(name): \(harness.host.gestureLog)")
      }
    }
  }
}
