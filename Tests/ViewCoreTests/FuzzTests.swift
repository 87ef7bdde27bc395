// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct FuzzTests {
  /// For ten million events: `swift run -c release Fuzz`.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `after 20000 random events no touch, gesture or animation is left`(seed: UInt64) {
    let size = CGSize(width: 390, height: 844)
    let log = FuzzScene.CallbackLog()
    let host = ViewHost(FuzzScene(log), size: size, resources: .plain())
    var fuzzer = EventFuzzer(seed: seed, size: size)
    for _ in 0..<4 {
      let findings = fuzzer.play(5000, to: host)
      #expect(findings.isEmpty, "seed \(seed): \(findings)")
      #expect(log.fault == nil && log.active.isEmpty, "seed \(seed): \(log.active)")
    }
    #expect(log.began > 100)
  }

  /// A view with a timer, and optionally an endless animation.
  private struct TimerAndAnimation: View {
    let isAnimated: Bool
    @State private var isMoved = false

    var body: some View {
      ZStack {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) {
          context in
          Text("\(context.date.timeIntervalSinceReferenceDate)")
        }
        Rectangle()
          .frame(width: 20, height: 20)
          .offset(x: isMoved ? 20 : 0)
          .animation(
            isAnimated ? .linear(duration: 1).repeatForever(autoreverses: true) : nil,
            value: isMoved
          )
          .onAppear { isMoved = true }
      }
    }
  }

  @Test(arguments: [false, true])
  func `the fuzzer reports endless animations, but not timers`(isAnimated: Bool) {
    let size = CGSize(width: 390, height: 844)
    let host = ViewHost(TimerAndAnimation(isAnimated: isAnimated), size: size, resources: .plain())
    var fuzzer = EventFuzzer(seed: 7, size: size)
    #expect(fuzzer.play(100, to: host) == (isAnimated ? ["an animation does not settle"] : []))
  }

  /// A view that draws something that is not finite once it is tapped.
  private struct NonFiniteView: View {
    @State private var isTapped = false

    var body: some View {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: isTapped ? CGFloat.nan : 10, y: 10))
      }
      .frame(width: 390, height: 844)
      .contentShape(Rectangle())
      .onTapGesture { isTapped = true }
    }
  }

  @Test func `the fuzzer finds no coordinates that are not finite, as such paths are omitted`() {
    let size = CGSize(width: 390, height: 844)
    let host = ViewHost(NonFiniteView(), size: size, resources: .plain())
    let harness = Harness(host)
    harness.settle()
    #expect(harness.list.items.count == 1)
    harness.tap(CGPoint(x: 195, y: 422))
    harness.settle()
    #expect(harness.list.items.isEmpty)
    var fuzzer = EventFuzzer(seed: 7, size: size)
    #expect(fuzzer.play(2000, to: host) == [])
  }
}
