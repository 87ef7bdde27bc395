// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The distribution of a length among items as in SwiftUI's stacks: by priority, then the least
/// flexible items first, each with an equal share of the remaining length as its proposal.
@MainActor
package struct LengthDistribution {
  /// The length proposed to each item.
  private(set) var shares: [CGFloat]
  /// The length that each item took.
  package private(set) var lengths: [CGFloat]

  private struct Member: Comparable {
    var index: Int
    var minimum: CGFloat
    var maximum: CGFloat

    /// Of items that take any length the one with the larger minimum comes first. Of others of equal flexibility it
    /// is the shortest one: it leaves of its share what the longer ones need, so that items that fit keep their length.
    static func < (a: Member, b: Member) -> Bool {
      let (flexibility, other) = (a.maximum - a.minimum, b.maximum - b.minimum)
      if flexibility != other, !(abs(flexibility - other) < 1e-6) { return flexibility < other }
      if a.minimum == b.minimum { return a.index < b.index }
      return flexibility.isFinite ? a.minimum < b.minimum : a.minimum > b.minimum
    }
  }

  /// Distributes a length. `measure` returns the length that an item takes under a proposed one;
  /// `range` the least and the greatest of these where they are known; `keepsIdealLength` whether an item takes the
  /// same length wherever its ideal one or more is proposed.
  package init(
    _ length: CGFloat, among priorities: [Double],
    range: (Int) -> ClosedRange<CGFloat>? = { _ in nil },
    keepsIdealLength: (Int) -> Bool = { _ in false }, measure: (Int, CGFloat) -> CGFloat
  ) {
    shares = Array(repeating: 0, count: priorities.count)
    lengths = shares
    var remaining = length
    let order = Self.order(priorities)
    var end = Self.endOfGroup(from: 0, order, priorities)
    // The least length of the lower groups is reserved for them before the first group, and released group by group.
    var minimums: [CGFloat] = []
    var start = end
    while start < order.count {
      let next = Self.endOfGroup(from: start, order, priorities)
      var minimum: CGFloat = 0
      for index in order[start..<next] { minimum += range(index)?.lowerBound ?? measure(index, 0) }
      minimums.append(minimum)
      remaining -= minimum
      start = next
    }
    start = 0
    var number = 0
    while start < order.count {
      let group = order[start..<end]
      if number > 0 { remaining += minimums[number - 1] }
      let members =
        Self.membersByRange(group, range, measure)
        ?? Self.measuredMembers(
          group, share: remaining / CGFloat(group.count), range, keepsIdealLength, measure)
      for (done, member) in members.enumerated() {
        let share = max(0, remaining / CGFloat(members.count - done))
        shares[member.index] = share
        lengths[member.index] = measure(member.index, share)
        remaining -= lengths[member.index]
      }
      number += 1
      start = end
      end = Self.endOfGroup(from: start, order, priorities)
    }
  }

  /// The items by descending priority, and those of one priority in their order.
  private static func order(_ priorities: [Double]) -> [Int] {
    let order = Array(priorities.indices)
    for index in order.dropFirst() where priorities[index] > priorities[index - 1] {
      return order.sorted { a, b in
        priorities[a] == priorities[b] ? a < b : priorities[a] > priorities[b]
      }
    }
    return order
  }

  /// The end of the items in order that have the priority of the one at an index.
  private static func endOfGroup(from start: Int, _ order: [Int], _ priorities: [Double]) -> Int {
    guard start < order.count else { return start }
    var end = start + 1
    while end < order.count, priorities[order[end]] == priorities[order[start]] { end += 1 }
    return end
  }

  /// The items in measuring order, by the lengths that they take if 0 and if an infinite length is proposed. At 0,
  /// which is costly for text, none is measured if each has its ideal length in any order: none exceeds a share.
  private static func measuredMembers(
    _ group: ArraySlice<Int>, share: CGFloat, _ range: (Int) -> ClosedRange<CGFloat>?,
    _ keepsIdealLength: (Int) -> Bool, _ measure: (Int, CGFloat) -> CGFloat
  ) -> [Member] {
    var members: [Member] = []
    var (unknown, fit): ([Int], Bool) = ([], true)
    for index in group {
      if let range = range(index) {
        let isFixed = range.lowerBound == range.upperBound && range.upperBound <= share
        fit = fit && (isFixed || range.upperBound == .infinity)
        members.append(
          Member(index: index, minimum: range.lowerBound, maximum: range.upperBound))
      } else {
        let length = measure(index, .infinity)
        fit = fit && length <= share && keepsIdealLength(index)
        unknown.append(members.count)
        members.append(Member(index: index, minimum: length, maximum: length))
      }
    }
    if !fit {
      for position in unknown { members[position].minimum = measure(members[position].index, 0) }
    }
    return sorted(members)
  }

  /// The items in measuring order, if all but one have either a fixed length or take any: measuring
  /// that one at both extremes, which is costly for text, is then unnecessary. Nil for others.
  private static func membersByRange(
    _ group: ArraySlice<Int>, _ range: (Int) -> ClosedRange<CGFloat>?,
    _ measure: (Int, CGFloat) -> CGFloat
  ) -> [Member]? {
    // A single item is proposed the whole length: its flexibility does not matter.
    if group.count == 1 { return [Member(index: group[group.startIndex], minimum: 0, maximum: 0)] }
    var members: [Member] = []
    members.reserveCapacity(group.count)
    var other: Int?
    var hasUnlimited = false
    for index in group {
      if let range = range(index) {
        guard range.lowerBound == range.upperBound || range.upperBound == .infinity else {
          return nil
        }
        if range.upperBound == .infinity { hasUnlimited = true }
        members.append(
          Member(index: index, minimum: range.lowerBound, maximum: range.upperBound))
      } else if other == nil {
        other = members.count
        // After the fixed lengths, before the unlimited ones.
        members.append(Member(index: index, minimum: 0, maximum: .greatestFiniteMagnitude))
      } else {
        return nil
      }
    }
    if let other, hasUnlimited {
      let index = members[other].index
      let maximum = measure(index, .infinity)
      if !maximum.isFinite {
        members[other] = Member(index: index, minimum: measure(index, 0), maximum: maximum)
      }
    }
    return sorted(members)
  }

  private static func sorted(_ members: [Member]) -> [Member] {
    for index in members.indices.dropFirst() where members[index] < members[index - 1] {
      return members.sorted()
    }
    return members
  }
}
