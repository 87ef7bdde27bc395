// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TransitionTests {
  /// A square of 40 points in a window of 200, inserted and removed by the value.
  private func makeFixture<T: Transition>(_ transition: T) -> StateHarness<Bool> {
    StateHarness(false) { isShown in
      ZStack {
        if isShown { Rectangle().frame(width: 40, height: 40).transition(transition) }
      }
    }
  }

  private func bounds(_ fixture: StateHarness<Bool>) -> CGRect {
    fixture.harness.list.fillBounds.first ?? .zero
  }

  @Test func `without an animation insertion and removal are immediate`() {
    let fixture = makeFixture(.slide)
    fixture.set(true)
    #expect(bounds(fixture) == CGRect(x: 80, y: 80, width: 40, height: 40))
    fixture.set(false)
    #expect(fixture.harness.list.items.isEmpty)
  }

  @Test func `the move transition inserts and removes over an edge by the view's length`() {
    let fixture = makeFixture(.move(edge: .leading))
    fixture.set(true, .linear(duration: 1))
    #expect(bounds(fixture).minX == 40)
    fixture.harness.advance(by: 0.5)
    #expect(abs(bounds(fixture).minX - 60) < 1e-6)
    fixture.harness.settle()
    #expect(bounds(fixture).minX == 80)
    fixture.set(false, .linear(duration: 1))
    #expect(bounds(fixture).minX == 80)
    fixture.harness.advance(by: 0.5)
    #expect(abs(bounds(fixture).minX - 60) < 1e-6)
    fixture.harness.settle()
    #expect(fixture.harness.list.items.isEmpty)
  }

  @Test func `a removal lasts for its animation also if the transition changes nothing`() {
    for transition in [
      AnyTransition.scale(scale: 1), .offset(x: 0),
      .modifier(active: EmptyModifier(), identity: EmptyModifier()),
    ] {
      let fixture = StateHarness(false) { isShown in
        ZStack {
          if isShown { Rectangle().frame(width: 40, height: 40).transition(transition) }
        }
      }
      fixture.set(true)
      fixture.set(false, .linear(duration: 1))
      fixture.harness.advance(by: 0.5)
      #expect(bounds(fixture) == CGRect(x: 80, y: 80, width: 40, height: 40))
      fixture.harness.settle()
      #expect(fixture.harness.list.items.isEmpty)
      fixture.set(true)
      fixture.set(false)
      #expect(fixture.harness.list.items.isEmpty)
    }
  }

  /// Moves, and says whether that is motion.
  private struct Hop: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : 30)
    }
  }

  @Test func `with Reduce Motion a transition with motion fades instead`() {
    let moved = makeFixture(.move(edge: .leading))
    moved.harness.host.reducesMotion = true
    moved.set(true, .linear(duration: 1))
    moved.harness.advance(by: 0.5)
    #expect(bounds(moved).minX == 80)
    let hop = makeFixture(Hop())
    hop.harness.host.reducesMotion = true
    hop.set(true, .linear(duration: 1))
    #expect(bounds(hop).minX == 110)
  }

  @Test func `the slide transition inserts at the leading edge and removes at the trailing edge`() {
    let fixture = makeFixture(.slide)
    fixture.set(true, .linear(duration: 1))
    #expect(bounds(fixture).minX == 40)
    fixture.harness.settle()
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(bounds(fixture).minX - 100) < 1e-6)
  }

  @Test func `the push transition enters at an edge, leaves at the opposite one, and fades`() {
    let fixture = makeFixture(.push(from: .leading))
    func opacity() -> Float? {
      for case .beginLayer(.opacity(let opacity), _) in fixture.harness.list.items {
        return Float(opacity)
      }
      return nil
    }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(bounds(fixture).minX - 60) < 1e-6)
    #expect(abs((opacity() ?? 1) - 0.5) < 1e-5)
    fixture.harness.settle()
    #expect(bounds(fixture).minX == 80 && opacity() == nil)
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(bounds(fixture).minX - 100) < 1e-6)
    #expect(abs((opacity() ?? 1) - 0.5) < 1e-5)
  }

  @Test func `the default transition is a fade`() {
    let fixture = StateHarness(false) { isShown in
      ZStack {
        if isShown { Rectangle().frame(width: 40, height: 40) }
      }
    }
    fixture.set(true, .linear(duration: 1))
    #expect(fixture.harness.list.items.isEmpty)
    fixture.harness.advance(by: 0.5)
    guard case .beginLayer(.opacity(let opacity), _) = fixture.harness.list.items.first else {
      Issue.record("no layer with an opacity")
      return
    }
    #expect(abs(opacity - 0.5) < 1e-5)
    fixture.harness.settle()
    #expect(fixture.harness.list.items.count == 1)
  }

  @Test func `scale, offset and combined transitions`() {
    let scaled = makeFixture(.scale(0.5))
    scaled.set(true, .linear(duration: 1))
    #expect(bounds(scaled) == CGRect(x: 90, y: 90, width: 20, height: 20))
    let grown = makeFixture(.scale)
    grown.set(true, .linear(duration: 1))
    grown.harness.advance(by: 0.5)
    #expect(abs(bounds(grown).width - 20) < 1 && abs(bounds(grown).midX - 100) < 0.5)
    let moved = makeFixture(.offset(x: 10, y: 20))
    moved.set(true, .linear(duration: 1))
    #expect(bounds(moved).origin == CGPoint(x: 90, y: 100))
    let both = makeFixture(.scale(0.5).combined(with: .offset(x: 10, y: 0)))
    both.set(true, .linear(duration: 1))
    #expect(bounds(both) == CGRect(x: 100, y: 90, width: 20, height: 20))
  }

  @Test func `a modifier transition animates between its two modifiers`() {
    struct Shift: ViewModifier {
      let x: CGFloat

      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let fixture = StateHarness(false) { isShown in
      ZStack {
        if isShown {
          Rectangle().frame(width: 40, height: 40)
            .transition(
              .asymmetric(
                insertion: .modifier(active: Shift(x: 30), identity: Shift(x: 0)),
                removal: .move(edge: .bottom)))
        }
      }
    }
    fixture.set(true, .linear(duration: 1))
    #expect(bounds(fixture).origin == CGPoint(x: 110, y: 80))
    fixture.harness.settle()
    #expect(bounds(fixture).origin == CGPoint(x: 80, y: 80))
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(areClose(bounds(fixture).origin, CGPoint(x: 80, y: 100)))
  }

  @Test func `a view reinserted during its removal keeps its state and presented position`() {
    struct Counted: View {
      @State private var count = 0

      var body: some View {
        Rectangle().frame(width: 40, height: 40 + CGFloat(count))
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in count += 10 })
      }
    }
    let fixture = StateHarness(true) { isShown in
      ZStack {
        if isShown { Counted().transition(.move(edge: .trailing)) }
      }
    }
    fixture.harness.press(CGPoint(x: 100, y: 100))
    fixture.harness.release(CGPoint(x: 100, y: 100))
    #expect(bounds(fixture).height == 50)
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let before = bounds(fixture)
    #expect(abs(before.minX - 100) < 1e-6)
    fixture.set(true, .spring())
    #expect(abs(bounds(fixture).minX - before.minX) < 2)
    fixture.harness.settle()
    #expect(bounds(fixture) == CGRect(x: 80, y: 75, width: 40, height: 50))
  }

  @Test func `a view in its removal transition takes no space, and its siblings animate`() {
    let fixture = StateHarness(true) { isShown in
      VStack(spacing: 0) {
        if isShown { Rectangle().frame(width: 40, height: 40).transition(.opacity) }
        Rectangle().frame(width: 20, height: 20)
      }
    }
    #expect(fixture.harness.list.fillBounds.map(\.minY) == [70, 110])
    fixture.set(false, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(fixture.harness.list.fillBounds.map(\.height) == [40, 20])
    #expect(abs(fixture.harness.list.fillBounds[1].minY - 100) < 1e-6)
    fixture.harness.settle()
    #expect(fixture.harness.list.fillBounds == [CGRect(x: 90, y: 90, width: 20, height: 20)])
  }

  @Test func `only the outermost of nested inserted views has its transition`() {
    let fixture = StateHarness(false) { isShown in
      ZStack {
        if isShown {
          ZStack {
            if isShown { Rectangle().frame(width: 40, height: 40).transition(.offset(x: 50, y: 0)) }
          }
          .transition(.offset(x: 0, y: 30))
        }
      }
    }
    fixture.set(true, .linear(duration: 1))
    #expect(bounds(fixture).origin == CGPoint(x: 80, y: 110))
  }

  @Test func `a changed id removes the old view and inserts a new one with transitions`() {
    let fixture = StateHarness(1) { id in
      ZStack {
        Rectangle().frame(width: 40, height: 40).id(id)
          .transition(.move(edge: .leading))
      }
    }
    fixture.set(2)
    #expect(fixture.harness.list.items.count == 1)
    fixture.set(3, .linear(duration: 1))
    #expect(fixture.harness.list.fillBounds.map(\.minX).sorted() == [40, 80])
    fixture.harness.advance(by: 0.5)
    #expect(fixture.harness.list.fillBounds.map(\.minX).allSatisfy { abs($0 - 60) < 1e-6 })
    fixture.harness.settle()
    #expect(fixture.harness.list.fillBounds.map(\.minX) == [80])
  }

  @Test func `elements of a ForEach are inserted and removed with their transitions`() {
    let fixture = StateHarness([1, 2]) { ids in
      HStack(spacing: 0) {
        ForEach(ids, id: \.self) { _ in
          Rectangle().frame(width: 20, height: 20).transition(.move(edge: .top))
        }
      }
    }
    fixture.set([1, 3, 2], .linear(duration: 1))
    #expect(fixture.harness.list.fillBounds.map(\.minY) == [90, 70, 90])
    fixture.harness.settle()
    fixture.set([3, 2], .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(fixture.harness.list.items.count == 3)
    fixture.harness.settle()
    #expect(fixture.harness.list.fillBounds.map(\.minX) == [80, 100])
  }
}
