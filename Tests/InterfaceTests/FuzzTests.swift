// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing

@MainActor
@Suite struct FuzzTests {
  /// Ten million of them: `Benchmarks`, `swift run -c release Fuzz`.
  @Test(arguments: [1, 2, 3, UInt64.random(in: 4...9_999_999)])
  func `twenty thousand random events leave nothing behind`(seed: UInt64) {
    print("fuzz: seed \(seed)")
    let size = CGSize(width: 390, height: 844)
    let ledger = FuzzScene.Ledger()
    let host = ViewHost(FuzzScene(ledger), size: size, resources: .plain())
    var fuzz = Fuzz(seed: seed, size: size)
    for _ in 0..<4 {
      let findings = fuzz.play(5000, to: host)
      #expect(findings.isEmpty, "seed \(seed): \(findings)")
      #expect(ledger.fault == nil && ledger.open.isEmpty, "seed \(seed): \(ledger.open)")
    }
    #expect(ledger.began > 100)
  }

  /// What ticks, or turns for ever.
  private struct Restless: View {
    let turns: Bool
    @State private var isTurned = false

    var body: some View {
      ZStack {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) {
          context in
          Text("\(context.date.timeIntervalSinceReferenceDate)")
        }
        Rectangle()
          .frame(width: 20, height: 20)
          .offset(x: isTurned ? 20 : 0)
          .animation(
            turns ? .linear(duration: 1).repeatForever(autoreverses: true) : nil, value: isTurned
          )
          .onAppear { isTurned = true }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a clock may tick on, what never settles is found`(turns: Bool) {
    let size = CGSize(width: 390, height: 844)
    let host = ViewHost(Restless(turns: turns), size: size, resources: .plain())
    var fuzz = Fuzz(seed: 7, size: size)
    #expect(fuzz.play(100, to: host) == (turns ? ["something moves for ever"] : []))
  }
}
