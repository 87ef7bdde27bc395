// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing
import UIKitContainers
import UIKitLists

/// The earlier indices of items, compared with a list of them.
@Suite struct ItemSourceTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(indexes: [0, row]) }

  @Test(arguments: 0..<40)
  func `sources and targets are those of a list to which the changes are applied`(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let old = Array(0..<Int.random(in: 0...12, using: &generator))
    let removed = old.indices.filter { _ in Bool.random(using: &generator) }
    let kept = old.filter { !removed.contains($0) }
    var new: [Int?] = kept
    var added: [Int] = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      new.insert(nil, at: Int.random(in: 0...new.count, using: &generator))
    }
    for (index, item) in new.enumerated() where item == nil { added.append(index) }
    var sources = ItemSources()
    sources.keep(
      0, as: 0, removed: removed.shuffled(using: &generator), added: added, count: new.count)
    for (index, item) in new.enumerated() { #expect(sources[path(index)] == item.map(path)) }
    for item in old {
      #expect(sources.target(of: path(item)) == new.firstIndex(of: item).map(path))
    }
    #expect(sources[path(new.count)] == nil)
    #expect(sources.all.count == kept.count)
  }

  @Test func `a moved item is at its own place`() {
    var sources = ItemSources()
    sources.keep(0, as: 0, removed: [0], added: [2], count: 3)
    sources.move(from: path(0), to: path(2))
    #expect([0, 1, 2].map { sources[path($0)] } == [path(1), path(2), path(0)])
    #expect([0, 1, 2].map { sources.target(of: path($0)) } == [path(2), path(0), path(1)])
  }
}

/// A generator whose numbers are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
