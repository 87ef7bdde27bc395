// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

@MainActor
private func update(
  _ value: DragGesture.Value, _ state: inout CGFloat, _ transaction: inout Transaction
) {
  state = value.translation.width
}

/// A square that a drag moves: the sum of a state and a gesture state.
private struct Mover: View {
  enum Order: CaseIterable {
    case updatingInside
    case updatingOutside
  }

  let log: EventLog
  var order = Order.updatingInside
  var resetAnimation: Animation?
  var endAnimation: Animation?
  /// The offset after the drag; nil adds the translation.
  var target: CGFloat?
  @State private var base: CGFloat = 0
  @GestureState private var drag: CGFloat

  init(
    log: EventLog, order: Order = .updatingInside, resetAnimation: Animation? = nil,
    endAnimation: Animation? = nil, target: CGFloat? = nil
  ) {
    self.log = log
    self.order = order
    self.resetAnimation = resetAnimation
    self.endAnimation = endAnimation
    self.target = target
    _drag = GestureState(
      wrappedValue: 0, resetTransaction: Transaction(animation: resetAnimation))
  }

  var body: some View {
    let _ = log.note("\(Int(base)) + \(Int(drag))")
    let square = Color.blue.frame(width: 40, height: 40).offset(x: base + drag)
    switch order {
    case .updatingInside:
      square.gesture(gesture.updating($drag, body: update).onEnded(end))
    case .updatingOutside:
      square.gesture(gesture.onEnded(end).updating($drag, body: update))
    }
  }

  private var gesture: DragGesture { DragGesture(minimumDistance: 0, coordinateSpace: .global) }

  private func end(_ value: DragGesture.Value) {
    withTransaction(Transaction(animation: endAnimation)) {
      base = target ?? base + value.translation.width
    }
  }
}

/// Notes each update of its gesture state.
private struct Noting: View {
  let log: EventLog
  @GestureState private var drag: CGFloat = 0

  var body: some View {
    Color.blue.frame(width: 40, height: 40).gesture(
      DragGesture(minimumDistance: 0)
        .updating($drag) { value, state, _ in
          state = value.translation.width
          log.note("\(Int(value.translation.width))")
        }
        .onEnded { _ in log.note("end") })
  }
}

@MainActor
@Suite struct GestureEndTests {
  private let start = CGPoint(x: 100, y: 100)

  private func drag(_ view: Mover) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { view }
    harness.press(start)
    harness.send(.move, CGPoint(x: 130, y: 100))
    harness.frame()
    harness.send(.up, CGPoint(x: 130, y: 100))
    return harness
  }

  private func x(_ harness: Harness) -> CGFloat { (harness.list.fillCenters.first?.x ?? 0) - 100 }

  @Test(arguments: Mover.Order.allCases)
  private func `onEnded and the reset of the gesture state are one update`(_ order: Mover.Order) {
    let log = EventLog()
    let harness = drag(Mover(log: log, order: order))
    harness.frame()
    harness.settle()
    #expect(log.lines == ["0 + 0", "0 + 30", "30 + 0"])
    #expect(x(harness) == 30)
  }

  @Test func `a release does not update the gesture state again`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Noting(log: log) }
    harness.press(start)
    harness.send(.move, CGPoint(x: 130, y: 100))
    harness.frame()
    let updates = log.lines.filter { $0 == "30" }.count
    harness.advance(by: 0.3)
    harness.send(.up, CGPoint(x: 130, y: 100))
    harness.frame()
    #expect(updates == 1 && log.lines.filter { $0 == "30" }.count == 1)
    #expect(log.lines.last == "end")
  }

  @Test(arguments: Mover.Order.allCases)
  private func `an animation in onEnded starts where the gesture has left the view`(
    _ order: Mover.Order
  ) {
    let log = EventLog()
    let harness = drag(
      Mover(log: log, order: order, endAnimation: .linear(duration: 1), target: 80))
    harness.frame()
    #expect(x(harness) == 30)
    harness.advance(by: 0.5)
    #expect(abs(x(harness) - 55) < 1)
    #expect(harness.settle() && x(harness) == 80)
    #expect(!log.lines.contains("0 + 0") || log.lines.lastIndex(of: "0 + 0") == 0)
  }

  @Test(arguments: Mover.Order.allCases)
  private func `the reset's animation applies to what depends on the gesture state`(
    _ order: Mover.Order
  ) {
    let harness = drag(
      Mover(log: EventLog(), order: order, resetAnimation: .linear(duration: 1), target: 0))
    harness.frame()
    #expect(x(harness) == 30)
    harness.advance(by: 0.5)
    #expect(abs(x(harness) - 15) < 1)
    #expect(harness.settle() && x(harness) == 0)
  }

  @Test func `a view of the gesture state alone is reset without the animation of onEnded`() {
    struct Dragger: View {
      @Binding var base: CGFloat
      @GestureState private var drag: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 40, height: 40).offset(x: drag)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .updating($drag, body: update)
              .onEnded { _ in withAnimation(.linear(duration: 1)) { base = 50 } })
      }
    }
    struct Pair: View {
      @State private var base: CGFloat = 0
      var body: some View {
        ZStack {
          Dragger(base: $base)
          Color.blue.frame(width: 10, height: 10).offset(x: base).allowsHitTesting(false)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Pair() }
    harness.press(start)
    harness.send(.move, CGPoint(x: 130, y: 100))
    harness.frame()
    #expect(harness.list.fillCenters.map(\.x) == [130, 100])
    harness.release(CGPoint(x: 130, y: 100))
    #expect(harness.list.fillCenters.map(\.x) == [100, 100])
    harness.advance(by: 0.5)
    let centers = harness.list.fillCenters.map(\.x)
    #expect(centers[0] == 100 && abs(centers[1] - 125) < 1)
  }

  @Test func `an implicit animation of the reset moves to the place that onEnded has set`() {
    struct Pager: View {
      @State private var page = 0
      @GestureState private var drag: CGFloat = 0
      var body: some View {
        Color.blue.frame(width: 40, height: 40)
          .offset(x: CGFloat(page) * -60 + drag)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .updating($drag, body: update)
              .onEnded { _ in page = 1 }
          )
          .animation(.linear(duration: 1), value: drag == 0)
      }
    }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Pager() }
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 70, y: 100), over: 1.5)
    #expect(x(harness) == -30)
    harness.release(CGPoint(x: 70, y: 100))
    #expect(x(harness) == -30)
    harness.advance(by: 0.5)
    #expect(abs(x(harness) + 45) < 1)
    #expect(harness.settle() && x(harness) == -60)
  }
}
