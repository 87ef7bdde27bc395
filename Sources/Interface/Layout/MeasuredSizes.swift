// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The sizes that an element has answered to its last dozen proposals.
///
/// A stack in a stack asks nine times: at least, at most and for the share, along both axes.
struct MeasuredSizes {
  private var entries: [Entry] = []
  /// Which entry the next one replaces, once there are as many as are kept.
  private var oldest = 0
  private static let limit = 12

  private struct Entry {
    var key: SIMD2<UInt64>
    var proposal: ProposedViewSize
    var size: CGSize
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The size under a proposal; nil where it is not known.
  func size(_ proposal: ProposedViewSize) -> CGSize? {
    let key = Self.key(proposal)
    for entry in entries where entry.key == key { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(key: Self.key(proposal), proposal: proposal, size: size)
    if entries.count < Self.limit {
      if entries.isEmpty { entries.reserveCapacity(4) }
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }

  /// Whether all sizes are what `measure` answers.
  func areAll(_ measure: (ProposedViewSize) -> CGSize) -> Bool {
    for entry in entries where measure(entry.proposal) != entry.size { return false }
    return true
  }

  /// The numbers as bits, which compare faster than two that may each be missing.
  private static func key(_ proposal: ProposedViewSize) -> SIMD2<UInt64> {
    // A NaN that no arithmetic makes stands for what is not specified.
    SIMD2(
      proposal.width?.bitPatternOfDouble ?? UInt64.max,
      proposal.height?.bitPatternOfDouble ?? UInt64.max)
  }
}

extension CGFloat {
  fileprivate var bitPatternOfDouble: UInt64 { Double(self).bitPattern }
}
