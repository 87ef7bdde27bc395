// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The animations that transitions have themselves.
@MainActor
@Suite struct TransitionAnimationTests {
  private func makeFixture(_ transition: AnyTransition) -> StateHarness<Bool> {
    StateHarness(false) { isShown in
      ZStack {
        if isShown { Rectangle().frame(width: 40, height: 40).transition(transition) }
      }
    }
  }

  private static let linear = Animation.linear(duration: 1)

  @Test(arguments: [true, false])
  func `a transition's animation applies to insertion and removal`(isAnimated: Bool) {
    let fixture = makeFixture(.move(edge: .leading).animation(Self.linear))
    // The change itself has another animation, or none.
    let animation: Animation? = isAnimated ? .linear(duration: 5) : nil
    fixture.set(true, animation)
    #expect(fixture.x == 60)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 80) < 1e-6)
    #expect(fixture.harness.settle() && fixture.x == 100)
    fixture.set(false, animation)
    #expect(fixture.x == 100)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 80) < 1e-6)
    #expect(fixture.harness.settle() && fixture.harness.list.items.isEmpty)
  }

  @Test func `each part of a combined transition has its own animation`() {
    let fixture = makeFixture(
      .move(edge: .leading).animation(Self.linear)
        .combined(with: .offset(y: 100).animation(.linear(duration: 2))))
    fixture.set(true)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.centers[0].x - 80) < 1e-6 && abs(fixture.centers[0].y - 175) < 1e-6)
    #expect(fixture.harness.settle())
    fixture.set(false, .linear(duration: 4))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.centers[0].x - 80) < 1e-6 && abs(fixture.centers[0].y - 125) < 1e-6)
  }

  @Test func `a part without an animation has that of the change`() {
    let fixture = makeFixture(
      .move(edge: .leading).combined(with: .offset(y: 100).animation(Self.linear)))
    fixture.set(true, .linear(duration: 2))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.centers[0].x - 70) < 1e-6 && abs(fixture.centers[0].y - 150) < 1e-6)
  }

  @Test func `an asymmetric transition animates the side that has an animation`() {
    let fixture = makeFixture(
      .asymmetric(insertion: .move(edge: .leading).animation(Self.linear), removal: .scale))
    fixture.set(true)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 80) < 1e-6)
    #expect(fixture.harness.settle())
    fixture.set(false)
    #expect(fixture.harness.list.items.isEmpty)
  }

  @Test func `a transition's animation leaves the view inside alone`() {
    let fixture = StateHarness((true, CGFloat(0))) { isShown, offset in
      ZStack {
        if isShown {
          Rectangle().frame(width: 40, height: 40).offset(x: offset)
            .transition(.offset(y: 100).animation(Self.linear))
        }
      }
    }
    fixture.set((false, 0), .linear(duration: 4))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.centers[0].y - 150) < 1e-6)
    // The view is inserted again with another offset, which has the animation of the change.
    fixture.set((true, 50), .linear(duration: 4))
    fixture.harness.advance(by: 1)
    #expect(abs(fixture.centers[0].x - 112.5) < 1e-6 && abs(fixture.centers[0].y - 100) < 1)
  }

  @Test func `disabled animations disable that of a transition`() {
    let fixture = makeFixture(.move(edge: .leading).animation(Self.linear))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { fixture.set(true) }
    #expect(fixture.x == 100)
    withTransaction(transaction) { fixture.set(false) }
    #expect(fixture.harness.list.items.isEmpty)
  }

  private struct Swapped<T: Transition>: View {
    let log: EventLog
    let value: Bool
    let transition: T
    var body: some View {
      let name = value ? "T" : "F"
      Color.red
        .onAppear { log.lines.append("A\(name)") }
        .onDisappear { log.lines.append("D") }
        .transition(transition)
        .id(value)
    }
  }

  @Test func `without a transition the old view disappears before the new one appears`() {
    let (log, other) = (EventLog(), EventLog())
    let fixture = StateHarness(false) { Swapped(log: log, value: $0, transition: .identity) }
    let faded = StateHarness(false) { Swapped(log: other, value: $0, transition: .opacity) }
    fixture.set(true)
    faded.set(true)
    #expect(log.lines == ["AF", "D", "AT"])
    #expect(other.lines == ["AF", "AT", "D"])
  }

  @Test func `the identity transition removes the view at once in an animated change`() {
    let fixture = makeFixture(.identity)
    fixture.set(true, Self.linear)
    #expect(fixture.x == 100)
    fixture.set(false, Self.linear)
    #expect(fixture.harness.list.items.isEmpty)
  }
}
