// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Animations that repeat for ever keep the host awake only while they change what is drawn.
@MainActor
@Suite struct UnseenAnimationTests {
  enum Place: CaseIterable {
    case transparent, hidden, outside, scrolledAway
  }

  enum Effect: CaseIterable {
    case offset, scale, color, frame, trim
  }

  private struct Pulse: View {
    let effect: Effect
    @State private var isOn = false

    var body: some View {
      content.onAppear {
        withAnimation(.easeInOut(duration: 0.5).repeatForever()) { isOn = true }
      }
    }

    @ViewBuilder private var content: some View {
      switch effect {
      case .offset: square.offset(x: isOn ? 20 : 0)
      case .scale: square.scaleEffect(isOn ? 1.5 : 1)
      case .color: Rectangle().fill(isOn ? Color.red : .blue).frame(width: 20, height: 20)
      case .frame: Rectangle().frame(width: isOn ? 30 : 20, height: 20)
      case .trim: Circle().trim(from: 0, to: isOn ? 1 : 0.5).frame(width: 20, height: 20)
      }
    }

    private var square: some View { Rectangle().frame(width: 20, height: 20) }
  }

  @ViewBuilder private static func placed(_ place: Place?, _ effect: Effect) -> some View {
    switch place {
    case .transparent: Pulse(effect: effect).opacity(0)
    case .hidden: Pulse(effect: effect).hidden()
    case .outside: Pulse(effect: effect).offset(x: 400)
    case .scrolledAway:
      ScrollView { Pulse(effect: effect).padding(.top, 500) }.frame(width: 100, height: 100)
    case nil: Pulse(effect: effect)
    }
  }

  private func isAtRest(_ harness: Harness) -> Bool {
    harness.host.nextFrame(after: harness.time) == nil
  }

  @Test(arguments: Place.allCases, Effect.allCases)
  func `what cannot be seen requests no frames`(place: Place, effect: Effect) {
    // The length of a scroll view's content is seen in its bars.
    if place == .scrolledAway, effect == .frame { return }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Self.placed(place, effect) }
    harness.advance(by: 0.9)
    #expect(!isAtRest(harness))
    harness.advance(by: 3)
    #expect(isAtRest(harness))
    #expect(harness.host.animationCount > 0)
  }

  @Test(arguments: Effect.allCases)
  func `what can be seen requests frames`(effect: Effect) {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Self.placed(nil, effect) }
    harness.advance(by: 10)
    #expect(!isAtRest(harness))
  }

  @Test func `an animation that is shown again has continued`() {
    let host = StateHarness(true) { isShown in
      Pulse(effect: .offset).opacity(isShown ? 1 : 0)
    }
    host.harness.advance(by: 0.25)
    let quarter = host.x
    host.set(false)
    host.harness.advance(by: 4)
    #expect(isAtRest(host.harness))
    // A whole number of periods of one second later.
    while host.harness.time < 10.25 - 1.5 / 60 { host.harness.frame() }
    host.set(true)
    #expect(!isAtRest(host.harness))
    #expect(abs(host.x - quarter) < 1)
    let first = host.x
    host.harness.frame()
    #expect(host.x != first)
  }

  @Test func `a hidden view that moves a visible one requests frames`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      HStack(spacing: 0) {
        Pulse(effect: .frame).hidden()
        Rectangle().fill(.green).frame(width: 10, height: 10)
      }
    }
    harness.advance(by: 5)
    #expect(!isAtRest(harness))
  }

  @Test func `an animation that has not begun requests frames`() {
    let host = StateHarness(false) { isOn in
      Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 20 : 0)
        .animation(.linear(duration: 0.2).repeatForever().delay(5), value: isOn)
    }
    host.set(true)
    host.harness.advance(by: 4.9)
    #expect(!isAtRest(host.harness))
    let before = host.x
    host.harness.advance(by: 0.2)
    #expect(host.x != before)
  }

  @Test func `an unseen animation that ends requests frames until then`() {
    var isCompleted = false
    let host = StateHarness(false) { isOn in
      Rectangle().frame(width: 20, height: 20).opacity(0).offset(x: isOn ? 20 : 0)
    }
    withAnimation(.linear(duration: 4), completionCriteria: .removed) {
      host.set(true)
    } completion: {
      isCompleted = true
    }
    host.harness.advance(by: 3.9)
    #expect(!isAtRest(host.harness))
    host.harness.advance(by: 0.3)
    #expect(isCompleted)
    #expect(isAtRest(host.harness))
  }
}
