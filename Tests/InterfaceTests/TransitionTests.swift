// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TransitionTests {
  /// A square of 40 in a space of 200 that is there or not.
  private func stage<T: Transition>(_ transition: T) -> RemoteStage<Bool> {
    RemoteStage(false) { isThere in
      ZStack {
        if isThere { Rectangle().frame(width: 40, height: 40).transition(transition) }
      }
    }
  }

  private func bounds(_ stage: RemoteStage<Bool>) -> CGRect {
    stage.harness.list.fillBounds.first ?? .zero
  }

  @Test func `without an animation a view comes and goes at once`() {
    let stage = stage(.slide)
    stage.set(true)
    #expect(bounds(stage) == CGRect(x: 80, y: 80, width: 40, height: 40))
    stage.set(false)
    #expect(stage.harness.list.items.isEmpty)
  }

  @Test func `it moves in over an edge by its own length, and out the same way`() {
    let stage = stage(.move(edge: .leading))
    stage.set(true, .linear(duration: 1))
    #expect(bounds(stage).minX == 40)
    stage.harness.advance(by: 0.5)
    #expect(abs(bounds(stage).minX - 60) < 1e-6)
    stage.harness.settle()
    #expect(bounds(stage).minX == 80)
    stage.set(false, .linear(duration: 1))
    #expect(bounds(stage).minX == 80)
    stage.harness.advance(by: 0.5)
    #expect(abs(bounds(stage).minX - 60) < 1e-6)
    stage.harness.settle()
    #expect(stage.harness.list.items.isEmpty)
  }

  @Test func `a slide comes from the leading edge and leaves over the trailing one`() {
    let stage = stage(.slide)
    stage.set(true, .linear(duration: 1))
    #expect(bounds(stage).minX == 40)
    stage.harness.settle()
    stage.set(false, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(abs(bounds(stage).minX - 100) < 1e-6)
  }

  @Test func `without a transition of its own a view fades`() {
    let stage = RemoteStage(false) { isThere in
      ZStack {
        if isThere { Rectangle().frame(width: 40, height: 40) }
      }
    }
    stage.set(true, .linear(duration: 1))
    #expect(stage.harness.list.items.isEmpty)
    stage.harness.advance(by: 0.5)
    guard case .beginLayer(.opacity(let opacity), _) = stage.harness.list.items.first else {
      Issue.record("no layer with an opacity")
      return
    }
    #expect(abs(opacity - 0.5) < 1e-5)
    stage.harness.settle()
    #expect(stage.harness.list.items.count == 1)
  }

  @Test func `scale, offset and a combination`() {
    let scaled = stage(.scale(0.5))
    scaled.set(true, .linear(duration: 1))
    #expect(bounds(scaled) == CGRect(x: 90, y: 90, width: 20, height: 20))
    let moved = stage(.offset(x: 10, y: 20))
    moved.set(true, .linear(duration: 1))
    #expect(bounds(moved).origin == CGPoint(x: 90, y: 100))
    let both = stage(.scale(0.5).combined(with: .offset(x: 10, y: 0)))
    both.set(true, .linear(duration: 1))
    #expect(bounds(both) == CGRect(x: 100, y: 90, width: 20, height: 20))
  }

  @Test func `an erased transition with two modifiers goes between them`() {
    struct Shift: ViewModifier {
      let x: CGFloat

      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let stage = RemoteStage(false) { isThere in
      ZStack {
        if isThere {
          Rectangle().frame(width: 40, height: 40)
            .transition(
              .asymmetric(
                insertion: .modifier(active: Shift(x: 30), identity: Shift(x: 0)),
                removal: .move(edge: .bottom)))
        }
      }
    }
    stage.set(true, .linear(duration: 1))
    #expect(bounds(stage).origin == CGPoint(x: 110, y: 80))
    stage.harness.settle()
    #expect(bounds(stage).origin == CGPoint(x: 80, y: 80))
    stage.set(false, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(areClose(bounds(stage).origin, CGPoint(x: 80, y: 100)))
  }

  @Test func `a view that comes back half-way is the same, from where it is`() {
    struct Counted: View {
      @State private var count = 0

      var body: some View {
        Rectangle().frame(width: 40, height: 40 + CGFloat(count))
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in count += 10 })
      }
    }
    let stage = RemoteStage(true) { isThere in
      ZStack {
        if isThere { Counted().transition(.move(edge: .trailing)) }
      }
    }
    stage.harness.press(CGPoint(x: 100, y: 100))
    stage.harness.release(CGPoint(x: 100, y: 100))
    #expect(bounds(stage).height == 50)
    stage.set(false, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    let before = bounds(stage)
    #expect(abs(before.minX - 100) < 1e-6)
    stage.set(true, .spring())
    #expect(abs(bounds(stage).minX - before.minX) < 2)
    stage.harness.settle()
    #expect(bounds(stage) == CGRect(x: 80, y: 75, width: 40, height: 50))
  }

  @Test func `what is leaving takes no place, and the others move up`() {
    let stage = RemoteStage(true) { isThere in
      VStack(spacing: 0) {
        if isThere { Rectangle().frame(width: 40, height: 40).transition(.opacity) }
        Rectangle().frame(width: 20, height: 20)
      }
    }
    #expect(stage.harness.list.fillBounds.map(\.minY) == [70, 110])
    stage.set(false, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(stage.harness.list.fillBounds.map(\.height) == [40, 20])
    #expect(abs(stage.harness.list.fillBounds[1].minY - 100) < 1e-6)
    stage.harness.settle()
    #expect(stage.harness.list.fillBounds == [CGRect(x: 90, y: 90, width: 20, height: 20)])
  }

  @Test func `only the outermost of what is new comes by its transition`() {
    let stage = RemoteStage(false) { isThere in
      ZStack {
        if isThere {
          ZStack {
            if isThere { Rectangle().frame(width: 40, height: 40).transition(.offset(x: 50, y: 0)) }
          }
          .transition(.offset(x: 0, y: 30))
        }
      }
    }
    stage.set(true, .linear(duration: 1))
    #expect(bounds(stage).origin == CGPoint(x: 80, y: 110))
  }

  @Test func `with another id the old goes and the new comes`() {
    let stage = RemoteStage(1) { id in
      ZStack {
        Rectangle().frame(width: 40, height: 40).id(id)
          .transition(.move(edge: .leading))
      }
    }
    stage.set(2)
    #expect(stage.harness.list.items.count == 1)
    stage.set(3, .linear(duration: 1))
    #expect(stage.harness.list.fillBounds.map(\.minX).sorted() == [40, 80])
    stage.harness.advance(by: 0.5)
    #expect(stage.harness.list.fillBounds.map(\.minX).allSatisfy { abs($0 - 60) < 1e-6 })
    stage.harness.settle()
    #expect(stage.harness.list.fillBounds.map(\.minX) == [80])
  }

  @Test func `elements of a ForEach come and go by their transition`() {
    let stage = RemoteStage([1, 2]) { ids in
      HStack(spacing: 0) {
        ForEach(ids, id: \.self) { _ in
          Rectangle().frame(width: 20, height: 20).transition(.move(edge: .top))
        }
      }
    }
    stage.set([1, 3, 2], .linear(duration: 1))
    #expect(stage.harness.list.fillBounds.map(\.minY) == [90, 70, 90])
    stage.harness.settle()
    stage.set([3, 2], .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(stage.harness.list.items.count == 3)
    stage.harness.settle()
    #expect(stage.harness.list.fillBounds.map(\.minX) == [80, 100])
  }
}
