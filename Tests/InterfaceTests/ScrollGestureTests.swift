// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// How a drag is attached to a row in a scroll view, and what becomes of a drag of 60 points upwards.
enum DragInScroll: String, CaseIterable, Sendable {
  case none
  case gesture
  case farther
  case atOnce
  case highPriority
  case simultaneous
  case outside
  case outsideFirst
  case tap
  case longPress
  case button

  /// Whether the scroll view scrolls.
  var scrolls: Bool {
    switch self {
    case .none, .farther, .simultaneous, .outside, .tap, .longPress, .button: true
    case .gesture, .atOnce, .highPriority, .outsideFirst: false
    }
  }

  /// What the gesture tells.
  var told: [String] {
    switch self {
    case .none, .farther, .tap, .outside: []
    case .gesture, .atOnce, .highPriority, .simultaneous, .outsideFirst: ["began", "ended"]
    case .longPress: ["began", "cancelled"]
    case .button: []
    }
  }
}

private struct Contested: View {
  let kind: DragInScroll
  let log: GestureLog

  var body: some View {
    switch kind {
    case .outside: list.gesture(noting(DragGesture()))
    case .outsideFirst: list.highPriorityGesture(noting(DragGesture()))
    default: list
    }
  }

  private var list: some View {
    ScrollView(showsIndicators: false) { row }
  }

  @ViewBuilder private var row: some View {
    let color = Color.blue.frame(width: 200, height: 1000)
    switch kind {
    case .none, .outside, .outsideFirst: color
    case .gesture: color.gesture(noting(DragGesture()))
    case .farther:
      color.gesture(noting(DragGesture(minimumDistance: 30, coordinateSpace: .global)))
    case .atOnce: color.gesture(noting(DragGesture(minimumDistance: 0)))
    case .highPriority: color.highPriorityGesture(noting(DragGesture()))
    case .simultaneous: color.simultaneousGesture(noting(DragGesture()))
    case .tap: color.onTapGesture { log.note("tapped") }
    case .longPress: color.gesture(noting(LongPressGesture()))
    case .button:
      color.gesture(
        _ButtonGesture(
          action: { log.note("tapped") }, pressing: { log.note($0 ? "pressed" : "let go") }))
    }
  }

  private func noting<G: Gesture>(_ gesture: G) -> some Gesture where G.Value: Equatable {
    gesture.onChanged { _ in log.note("began") }
      .onEnded { _ in log.note("ended") }
      .onCancelled { log.note("cancelled") }
  }
}

@MainActor
@Suite struct ScrollGestureTests {
  private let middle = CGPoint(x: 100, y: 150)

  @Test(arguments: DragInScroll.allCases)
  func `who gets a drag in a scroll view is as on iOS`(kind: DragInScroll) {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Contested(kind: kind, log: log) }
    harness.drag(from: middle, to: CGPoint(x: 100, y: 90), over: 0.1)
    let moved = harness.list.fillBounds.first?.minY ?? 0
    #expect((moved < 0) == kind.scrolls, "\(harness.host.gestureLog)")
    #expect(log.lines == kind.told, "\(harness.host.gestureLog)")
    harness.settle()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `across its axis a drag inside has the touch, though it begins late`() {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Contested(kind: .farther, log: log)
    }
    harness.drag(from: middle, to: CGPoint(x: 40, y: 150), over: 0.1)
    #expect(log.lines == ["began", "ended"])
    #expect(harness.list.fillBounds.first?.minY == 0)
  }

  @Test func `of two scroll views along different axes the hand's direction chooses`() {
    func stage() -> Harness {
      Harness(size: CGSize(width: 200, height: 200)) {
        ScrollView(showsIndicators: false) {
          ScrollView(.horizontal, showsIndicators: false) {
            Color.blue.frame(width: 1000, height: 1000)
          }
        }
      }
    }
    let upright = stage()
    upright.drag(from: middle, to: CGPoint(x: 100, y: 90), over: 0.1)
    let first = upright.list.fillBounds[0]
    #expect(first.minY < 0 && first.minX == 0)
    let sideways = stage()
    sideways.drag(from: middle, to: CGPoint(x: 40, y: 150), over: 0.1)
    let second = sideways.list.fillBounds[0]
    #expect(second.minX < 0 && second.minY == 0)
  }

  @Test func `a button waits before it shows that it is pressed, and gives way to scrolling`() {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Contested(kind: .button, log: log)
    }
    harness.press(middle)
    harness.advance(by: 0.1)
    #expect(log.lines.isEmpty)
    harness.advance(by: 0.1)
    #expect(log.lines == ["pressed"])
    harness.move(from: middle, to: CGPoint(x: 100, y: 90), over: 0.1)
    #expect(log.lines == ["pressed", "let go"])
    harness.release(CGPoint(x: 100, y: 90))
    harness.settle()
    #expect(log.lines == ["pressed", "let go"])
  }

  @Test func `a short tap on a button is seen for a moment, and counts`() {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Contested(kind: .button, log: log)
    }
    harness.press(middle)
    harness.release(middle)
    #expect(log.lines == ["pressed", "tapped"])
    harness.settle()
    #expect(log.lines == ["pressed", "tapped", "let go"])
  }

  @Test func `the wheel's fingers that pinch scroll nothing`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Contested(kind: .none, log: GestureLog())
    }
    harness.wheel(at: middle, notches: 5, holding: .control)
    harness.settle()
    #expect(harness.list.fillBounds.first?.minY == 0)
  }
}
