// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A cache of an element's sizes for its last 12 proposals.
///
/// A stack in a stack proposes up to nine sizes: the minimum, the maximum and the share, along both
/// axes. Most elements see one or two, which need no memory of their own.
struct MeasuredSizes {
  private var first = Entry()
  private var second = Entry()
  private var others: [Entry] = []
  private var count = 0
  /// The index of the entry to replace next, once the cache is full.
  private var oldest = 0
  /// Whether a size has been replaced since all were removed.
  private var hasForgotten = false
  private static let limit = 12

  private struct Entry {
    /// The proposal as bit patterns, which compare faster than two optionals.
    var key = SIMD2<UInt64>.zero
    var size = CGSize.zero

    var proposal: ProposedViewSize {
      func length(_ bits: UInt64) -> CGFloat? {
        bits == MeasuredSizes.none ? nil : CGFloat(Double(bitPattern: bits))
      }
      return ProposedViewSize(width: length(key.x), height: length(key.y))
    }
  }

  /// A NaN with a payload that no arithmetic produces stands for nil.
  private static var none: UInt64 { UInt64.max }

  var isEmpty: Bool { count == 0 }

  /// Returns the cached size for a proposal; nil if there is none.
  func size(_ proposal: ProposedViewSize) -> CGSize? {
    if count == 0 { return nil }
    let key = Self.key(proposal)
    if first.key == key { return first.size }
    if count == 1 { return nil }
    if second.key == key { return second.size }
    for entry in others where entry.key == key { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(key: Self.key(proposal), size: size)
    if count < Self.limit {
      set(entry, at: count)
      count += 1
    } else {
      hasForgotten = true
      set(entry, at: oldest)
      oldest = (oldest + 1) % Self.limit
    }
  }

  private mutating func set(_ entry: Entry, at index: Int) {
    switch index {
    case 0: first = entry
    case 1: second = entry
    case others.count + 2: others.append(entry)
    default: others[index - 2] = entry
    }
  }

  /// Returns whether `measure` returns the same size as before for each proposal. False if some of the
  /// proposals are no longer known: containers may have kept what they computed from their sizes.
  func areAll(_ measure: (ProposedViewSize) -> CGSize) -> Bool {
    if hasForgotten { return false }
    if count > 0, measure(first.proposal) != first.size { return false }
    if count > 1, measure(second.proposal) != second.size { return false }
    for entry in others where measure(entry.proposal) != entry.size { return false }
    return true
  }

  private static func key(_ proposal: ProposedViewSize) -> SIMD2<UInt64> {
    SIMD2(
      proposal.width.map { Double($0).bitPattern } ?? none,
      proposal.height.map { Double($0).bitPattern } ?? none)
  }
}
