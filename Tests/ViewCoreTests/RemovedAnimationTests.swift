// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Animations that never end, of views that are removed: the host rests afterwards.
@MainActor
@Suite struct RemovedAnimationTests {
  private struct Endless: View {
    let kind: Kind
    @State private var isOn = false

    var body: some View {
      switch kind {
      case .offset:
        square.offset(x: isOn ? 50 : 0)
          .animation(.linear(duration: 1).repeatForever(), value: isOn)
          .onAppear { isOn = true }
      case .frame:
        square.frame(width: isOn ? 50 : 10)
          .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isOn)
          .onAppear { isOn = true }
      case .withAnimation:
        square.rotationEffect(.degrees(isOn ? 360 : 0))
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
      case .phases:
        PhaseAnimator([0.1, 1]) { square.opacity($0) }
      case .keyframes:
        KeyframeAnimator(initialValue: 0.0, repeating: true) {
          square.opacity($0)
        } keyframes: { _ in
          LinearKeyframe(1.0, duration: 1)
        }
      case .timeline:
        TimelineView(.animation) { context in
          square.opacity(context.date.timeIntervalSinceReferenceDate.remainder(dividingBy: 1))
        }
      case .clock:
        TimelineView(.periodic(from: .distantPast, by: 0.1)) { _ in square }
      }
    }

    private var square: some View { Rectangle().frame(width: 20, height: 20) }
  }

  enum Kind: CaseIterable {
    case offset, frame, withAnimation, phases, keyframes, timeline, clock
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `a removed view requests no frames`(kind: Kind, hasTransition: Bool) {
    let host = StateHarness(true) { isShown in
      ZStack {
        if isShown { Endless(kind: kind).transition(hasTransition ? .opacity : .identity) }
      }
    }
    let harness = host.harness
    harness.advance(by: 0.35)
    #expect(harness.host.nextFrame(after: harness.time) != nil)
    host.set(false, hasTransition ? .linear(duration: 0.2) : nil)
    harness.advance(by: 0.5)
    #expect(harness.host.nextFrame(after: harness.time) == nil)
    #expect(harness.host.animationCount == 0)
    #expect(host.centers.isEmpty)
  }
}
