// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Symbols' own motions.
@MainActor
@Suite struct SymbolEffectTests {
  private func symbol(_ name: String = "star") -> some View {
    Image(systemName: name).font(.system(size: 40))
  }

  /// How much bigger, and how far turned, what is drawn last is.
  private func pose(_ list: DisplayList) -> (scale: CGFloat, turn: CGFloat) {
    let item = list.items.last { $0.isLeaf }
    let transform = list.transforms[Int(item?.transform ?? 0)]
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    return (scale, atan2(transform.b, transform.a))
  }

  @Test func `a symbol bounces once for each change`() {
    let stage = RemoteStage(0) { symbol().symbolEffect(.bounce, value: $0) }
    stage.harness.advance(by: 1)
    let rest = pose(stage.harness.list).scale
    for change in 1...2 {
      stage.set(change)
      var highest = rest
      for _ in 0..<30 {
        stage.harness.frame()
        highest = max(highest, pose(stage.harness.list).scale)
      }
      #expect(highest > rest * 1.15)
      #expect(stage.harness.settle())
      #expect(abs(pose(stage.harness.list).scale - rest) < 1e-3 * rest)
    }
  }

  @Test func `a symbol is larger for as long as the effect is active`() {
    let stage = RemoteStage(false) { symbol().symbolEffect(.scale.up, isActive: $0) }
    let rest = pose(stage.harness.frame()).scale
    stage.set(true)
    #expect(stage.harness.settle())
    #expect(abs(pose(stage.harness.list).scale - 1.2 * rest) < 1e-3 * rest)
    stage.set(false)
    #expect(stage.harness.settle())
    #expect(abs(pose(stage.harness.list).scale - rest) < 1e-3 * rest)
  }

  @Test func `an effect goes on until it is active no longer`() {
    let stage = RemoteStage(true) { symbol().symbolEffect(.wiggle, isActive: $0) }
    var turns: [CGFloat] = []
    for _ in 0..<240 {
      stage.harness.frame()
      turns.append(pose(stage.harness.list).turn)
    }
    #expect(turns.prefix(60).max() ?? 0 > 0.1)
    #expect(turns.suffix(60).max() ?? 0 > 0.1)
    stage.set(false)
    #expect(stage.harness.settle())
    #expect(abs(pose(stage.harness.list).turn) < 1e-6)
  }

  @Test func `a symbol turns all the way round each time`() {
    let stage = RemoteStage(0) { symbol().symbolEffect(.rotate, value: $0) }
    for change in 1...2 {
      stage.set(change)
      stage.harness.advance(by: 0.45)
      #expect(abs(abs(pose(stage.harness.list).turn) - .pi) < 0.5)
      #expect(stage.harness.settle())
      #expect(abs(pose(stage.harness.list).turn) < 1e-6)
    }
  }

  @Test func `one symbol goes before the other comes`() {
    let stage = RemoteStage("star") {
      symbol($0).contentTransition(.symbolEffect(.replace))
    }
    stage.harness.frame()
    stage.set("heart")
    stage.harness.advance(by: 0.05)
    let going = stage.harness.list.description
    #expect(going.contains("opacity"))
    #expect(stage.harness.settle())
    #expect(!stage.harness.list.description.contains("opacity"))
  }

  @Test(arguments: [
    ("star", SymbolVariants.fill, "star.fill"), ("star.fill", .fill, "star.fill"),
    ("star", .circle.fill, "star.circle.fill"), ("star.fill", .slash, "star.slash.fill"),
    ("bell", .slash, "bell.slash"), ("bell", .none, "bell"),
  ]) func `variants add what a name does not say`(
    name: String, variant: SymbolVariants, expected: String
  ) {
    #expect(variant.applied(to: name) == expected)
  }
}
