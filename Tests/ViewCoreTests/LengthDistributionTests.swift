// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Testing
import ViewCore

@MainActor
@Suite struct LengthDistributionTests {
  /// An item that takes the proposed length within limits.
  private struct Item {
    var least: CGFloat
    var greatest: CGFloat

    func length(_ proposed: CGFloat) -> CGFloat { min(max(proposed, least), greatest) }
  }

  private func items(_ random: inout SeededGenerator, count: Int) -> [Item] {
    (0..<count).map { _ in
      let least = CGFloat(Int.random(in: 0...4, using: &random)) * 10
      return switch Int.random(in: 0..<4, using: &random) {
      case 0: Item(least: least, greatest: least)
      case 1: Item(least: least, greatest: .infinity)
      default:
        Item(least: least, greatest: least + CGFloat(Int.random(in: 0...9, using: &random)) * 9)
      }
    }
  }

  @Test func `known ranges of lengths do not change the distribution`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let items = items(&random, count: Int.random(in: 1...5, using: &random))
      let length = CGFloat(Int.random(in: 0...300, using: &random))
      let unknown = Int.random(in: 0..<items.count, using: &random)
      func distribute(_ range: (Int) -> ClosedRange<CGFloat>?) -> [CGFloat] {
        LengthDistribution(
          length, among: items.map { _ in 0 }, range: range,
          measure: { items[$0].length($1) }
        ).lengths
      }
      let measured = distribute { _ in nil }
      let known = distribute { index in
        index == unknown ? nil : items[index].least...items[index].greatest
      }
      #expect(known == measured, "\(items) in \(length)")
    }
  }

  @Test func `items of equal flexibility that fit keep their length in any order`() {
    // As five buttons with a title, some of which have an icon too.
    func lengths(_ length: CGFloat, _ items: [Item]) -> [CGFloat] {
      LengthDistribution(length, among: items.map { _ in 0 }) { items[$0].length($1) }.lengths
    }
    let items = [(35, 75), (47, 87), (75, 115), (75, 115), (75, 115)].map {
      Item(least: $0.0, greatest: $0.1)
    }
    #expect(lengths(507, items) == [75, 87, 115, 115, 115])
    #expect(lengths(507, items.reversed()) == [115, 115, 115, 87, 75])
    // A difference by rounding is none.
    let rounded = Item(least: 75, greatest: 115 - 1e-12)
    #expect(lengths(190, [rounded, items[0]])[0] > 114)
    // Of items that take any length, the one with the larger minimum comes first.
    let wide = Item(least: 80, greatest: .infinity)
    #expect(lengths(100, [Item(least: 0, greatest: .infinity), wide]) == [20, 80])
  }

  @Test func `a text between an icon and a spacer is not measured at its minimum`() {
    let items = [
      Item(least: 20, greatest: 20), Item(least: 10, greatest: 90),
      Item(least: 8, greatest: .infinity),
    ]
    var proposals: [CGFloat] = []
    let distribution = LengthDistribution(
      200, among: [0, 0, 0],
      range: { $0 == 1 ? nil : items[$0].least...items[$0].greatest },
      measure: { index, length in
        if index == 1 { proposals.append(length) }
        return items[index].length(length)
      })
    #expect(distribution.lengths == [20, 90, 90])
    #expect(proposals == [.infinity, 90])
  }

  @Test func `texts that fit are not measured at their minimum`() {
    func distribute(_ length: CGFloat) -> (lengths: [CGFloat], proposals: Set<CGFloat>) {
      var proposals: Set<CGFloat> = []
      let ideals: [CGFloat] = [30, 50]
      let distribution = LengthDistribution(
        length, among: [0, 0], keepsIdealLength: { _ in true },
        measure: { index, proposed in
          proposals.insert(proposed)
          return min(proposed, ideals[index])
        })
      return (distribution.lengths, proposals)
    }
    let wide = distribute(200)
    #expect(wide.lengths == [30, 50])
    #expect(wide.proposals == [.infinity, 100, 170])
    // Of 60 points each has a share of 30, so that the order matters.
    let narrow = distribute(60)
    #expect(narrow.lengths == [30, 30])
    #expect(narrow.proposals.contains(0))
  }

  @Test func `a text before a spacer of lower priority is measured once`() {
    var proposals: [CGFloat] = []
    let distribution = LengthDistribution(
      100, among: [0, -.infinity], range: { $0 == 0 ? nil : 8...(.infinity) },
      measure: { index, length in
        if index == 0 { proposals.append(length) }
        return index == 0 ? min(length, 40) : max(length, 8)
      })
    #expect(distribution.lengths == [40, 60])
    #expect(proposals == [92])
  }
}
