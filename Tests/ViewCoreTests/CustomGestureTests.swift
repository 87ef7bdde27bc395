// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
import ViewCore
import Views

/// A drag with properties of its own.
private struct Sliding: Gesture {
  let moved: (CGFloat) -> Void
  let began: (Int) -> Void
  @GestureState private var translation = CGFloat(0)
  @State private var count = 0
  @State private var isDragging = false

  var body: some Gesture {
    DragGesture()
      .updating($translation) { value, state, _ in
        state = value.translation.width
        moved(state)
      }
      .onChanged { _ in
        guard !isDragging else { return }
        isDragging = true
        count += 1
        began(count)
      }
      .onEnded { _ in isDragging = false }
  }
}

@MainActor
@Suite struct CustomGestureTests {
  private let log = EventLog()

  @Test func `the state of a gesture with a body is kept between touches`() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Color.red.gesture(
        Sliding(moved: { log.note("moved \($0 > 0)") }, began: { log.note("began \($0)") }))
    }
    harness.frame()
    for _ in 0..<2 {
      harness.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), over: 0.1)
      harness.settle()
    }
    #expect(log.lines == ["moved true", "began 1", "moved true", "began 2", "moved true"])
  }

  @Test func `a drag around a list begins on a button in one of its rows`() {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      List { Button("Row") { log.note("pressed") } }
        .gesture(
          DragGesture(minimumDistance: 25)
            .onChanged { _ in log.note("dragged") }
            .onEnded { _ in log.note("ended") })
    }
    harness.settle()
    let row = CGPoint(x: 60, y: 57)
    harness.tap(row)
    #expect(log.lines == ["pressed"])
    harness.drag(from: row, to: CGPoint(x: 260, y: 57), over: 0.2)
    harness.settle()
    #expect(log.lines == ["pressed", "dragged", "ended"])
  }
}
