// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// The attachment of a gesture to a row in a scroll view, and the expected result of a drag of 60 points
/// upwards.
enum DragInScroll: String, CaseIterable, Sendable {
  case none
  case gesture
  case minimumDistance
  case immediate
  case highPriority
  case simultaneous
  case onScrollView
  case onScrollViewHighPriority
  case tap
  case longPress
  case button

  /// Whether the scroll view scrolls.
  var scrolls: Bool {
    switch self {
    case .none, .minimumDistance, .simultaneous, .onScrollView, .tap, .longPress, .button: true
    case .gesture, .immediate, .highPriority, .onScrollViewHighPriority: false
    }
  }

  /// The callbacks of the gesture.
  var callbacks: [String] {
    switch self {
    case .none, .minimumDistance, .tap, .onScrollView: []
    case .gesture, .immediate, .highPriority, .simultaneous, .onScrollViewHighPriority:
      ["began", "ended"]
    case .longPress: ["began", "cancelled"]
    case .button: []
    }
  }
}

private struct ScrollViewWithGesture: View {
  let kind: DragInScroll
  let log: EventLog

  var body: some View {
    switch kind {
    case .onScrollView: list.gesture(logged(DragGesture()))
    case .onScrollViewHighPriority: list.highPriorityGesture(logged(DragGesture()))
    default: list
    }
  }

  private var list: some View {
    ScrollView(showsIndicators: false) { row }
  }

  @ViewBuilder private var row: some View {
    let color = Color.blue.frame(width: 200, height: 1000)
    switch kind {
    case .none, .onScrollView, .onScrollViewHighPriority: color
    case .gesture: color.gesture(logged(DragGesture()))
    case .minimumDistance:
      color.gesture(logged(DragGesture(minimumDistance: 30, coordinateSpace: .global)))
    case .immediate: color.gesture(logged(DragGesture(minimumDistance: 0)))
    case .highPriority: color.highPriorityGesture(logged(DragGesture()))
    case .simultaneous: color.simultaneousGesture(logged(DragGesture()))
    case .tap: color.onTapGesture { log.note("tapped") }
    case .longPress: color.gesture(logged(LongPressGesture()))
    case .button:
      color.gesture(
        _ButtonGesture(
          action: { log.note("tapped") }, pressing: { log.note($0 ? "pressed" : "released") }))
    }
  }

  private func logged<G: Gesture>(_ gesture: G) -> some Gesture where G.Value: Equatable {
    gesture.onChanged { _ in log.note("began") }
      .onEnded { _ in log.note("ended") }
      .onCancelled { log.note("cancelled") }
  }
}

@MainActor
@Suite struct ScrollGestureTests {
  private let middle = CGPoint(x: 100, y: 150)

  @Test(arguments: DragInScroll.allCases)
  func `a drag in a scroll view scrolls or drags as on iOS`(kind: DragInScroll) {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollViewWithGesture(kind: kind, log: log)
    }
    harness.drag(from: middle, to: CGPoint(x: 100, y: 90), over: 0.1)
    let moved = harness.list.fillBounds.first?.minY ?? 0
    #expect((moved < 0) == kind.scrolls, "\(harness.host.gestureLog)")
    #expect(log.lines == kind.callbacks, "\(harness.host.gestureLog)")
    harness.settle()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `across the axis an inner drag is recognized although it begins late`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollViewWithGesture(kind: .minimumDistance, log: log)
    }
    harness.drag(from: middle, to: CGPoint(x: 40, y: 150), over: 0.1)
    #expect(log.lines == ["began", "ended"])
    #expect(harness.list.fillBounds.first?.minY == 0)
  }

  @Test func `of two nested scroll views the direction of the drag selects one`() {
    func makeHarness() -> Harness {
      Harness(size: CGSize(width: 200, height: 200)) {
        ScrollView(showsIndicators: false) {
          ScrollView(.horizontal, showsIndicators: false) {
            Color.blue.frame(width: 1000, height: 1000)
          }
        }
      }
    }
    let vertical = makeHarness()
    vertical.drag(from: middle, to: CGPoint(x: 100, y: 90), over: 0.1)
    let first = vertical.list.fillBounds[0]
    #expect(first.minY < 0 && first.minX == 0)
    let horizontal = makeHarness()
    horizontal.drag(from: middle, to: CGPoint(x: 40, y: 150), over: 0.1)
    let second = horizontal.list.fillBounds[0]
    #expect(second.minX < 0 && second.minY == 0)
  }

  @Test func `a button in a scroll view delays its pressed state and is cancelled by scrolling`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollViewWithGesture(kind: .button, log: log)
    }
    harness.press(middle)
    harness.advance(by: 0.1)
    #expect(log.lines.isEmpty)
    harness.advance(by: 0.1)
    #expect(log.lines == ["pressed"])
    harness.move(from: middle, to: CGPoint(x: 100, y: 90), over: 0.1)
    #expect(log.lines == ["pressed", "released"])
    harness.release(CGPoint(x: 100, y: 90))
    harness.settle()
    #expect(log.lines == ["pressed", "released"])
  }

  @Test func `a short tap on a button in a scroll view triggers it and shows it pressed`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollViewWithGesture(kind: .button, log: log)
    }
    harness.press(middle)
    harness.release(middle)
    #expect(log.lines == ["pressed", "tapped"])
    harness.settle()
    #expect(log.lines == ["pressed", "tapped", "released"])
  }

  @Test func `a wheel pinch does not scroll`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollViewWithGesture(kind: .none, log: EventLog())
    }
    harness.wheel(at: middle, notches: 5, holding: .control)
    harness.settle()
    #expect(harness.list.fillBounds.first?.minY == 0)
  }
}
