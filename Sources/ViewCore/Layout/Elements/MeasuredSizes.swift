// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A cache of an element's sizes for its last 12 proposals.
///
/// A stack in a stack proposes nine sizes: the minimum, the maximum and the share, along both axes.
struct MeasuredSizes {
  private var entries: [Entry] = []
  /// The index of the entry to replace next, once the cache is full.
  private var oldest = 0
  private static let limit = 12
  /// Whether a size has been replaced since all were removed.
  private var hasForgotten = false

  private struct Entry {
    var key: SIMD2<UInt64>
    var proposal: ProposedViewSize
    var size: CGSize
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the cached size for a proposal; nil if there is none.
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
      hasForgotten = true
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    oldest = 0
    hasForgotten = false
  }

  /// Whether `measure` returns the same size as before for each proposal. False if some of the
  /// proposals are no longer known: containers may have kept what they computed from their sizes.
  func areAll(_ measure: (ProposedViewSize) -> CGSize) -> Bool {
    if hasForgotten { return false }
    for entry in entries where measure(entry.proposal) != entry.size { return false }
    return true
  }

  /// The proposal as bit patterns, which compare faster than two optionals.
  private static func key(_ proposal: ProposedViewSize) -> SIMD2<UInt64> {
    // A NaN with a payload that no arithmetic produces stands for nil.
    SIMD2(
      proposal.width?.bitPatternOfDouble ?? UInt64.max,
      proposal.height?.bitPatternOfDouble ?? UInt64.max)
  }
}

extension CGFloat {
  fileprivate var bitPatternOfDouble: UInt64 { Double(self).bitPattern }
}
