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

    init(index: Int, minimum: CGFloat, maximum: CGFloat) {
      (self.index, self.minimum, self.maximum) = (index, minimum, maximum)
    }

    init(index: Int, range: ClosedRange<CGFloat>) {
      self.init(index: index, minimum: range.lowerBound, maximum: range.upperBound)
    }

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
  /// `range` the least and the greatest of these where they are known.
  package init(
    _ length: CGFloat, among priorities: [Double],
    range: (Int) -> ClosedRange<CGFloat>? = { _ in nil }, measure: (Int, CGFloat) -> CGFloat
  ) {
    shares = Array(repeating: 0, count: priorities.count)
    lengths = shares
    var remaining = length
    for group in Self.groups(priorities, range, measure) {
      remaining -= group.reserved
      for (done, member) in group.members.enumerated() {
        let share = max(0, remaining / CGFloat(group.members.count - done))
        shares[member.index] = share
        lengths[member.index] = measure(member.index, share)
        remaining -= lengths[member.index]
      }
    }
  }

  /// The items in measuring order, by descending priority. `reserved` is subtracted from the
  /// remaining length before a group: the minimum of all later groups before the first one, and
  /// minus its own minimum before each later group.
  private static func groups(
    _ priorities: [Double], _ range: (Int) -> ClosedRange<CGFloat>?,
    _ measure: (Int, CGFloat) -> CGFloat
  ) -> [(members: [Member], reserved: CGFloat)] {
    // A single item is proposed the whole length: its flexibility does not matter.
    guard priorities.count > 1 else {
      return [(priorities.indices.map { Member(index: $0, minimum: 0, maximum: 0) }, 0)]
    }
    var groups: [(members: [Member], minimum: CGFloat)] = []
    let levels = levels(priorities)
    if levels.count == 1, let members = membersByRange(priorities.count, range, measure) {
      return [(members, 0)]
    }
    for level in levels {
      var members: [Member] = []
      members.reserveCapacity(priorities.count)
      var minimum: CGFloat = 0
      for index in priorities.indices where priorities[index] == level {
        let member =
          range(index).map { Member(index: index, range: $0) }
          ?? Member(index: index, minimum: measure(index, 0), maximum: measure(index, .infinity))
        minimum += member.minimum
        members.append(member)
      }
      if !isSorted(members) { members.sort() }
      groups.append((members, minimum))
    }
    guard groups.count > 1 else { return [(groups[0].members, 0)] }
    // The minimum of the lower groups is reserved before the first group, and released group by
    // group.
    let later = groups.dropFirst().reduce(0) { $0 + $1.minimum }
    return groups.enumerated().map { index, group in
      (group.members, index == 0 ? later : -group.minimum)
    }
  }

  /// The items in measuring order, if all but one have either a fixed length or take any: measuring
  /// that one at both extremes, which is costly for text, is then unnecessary. nil for others.
  private static func membersByRange(
    _ count: Int, _ range: (Int) -> ClosedRange<CGFloat>?, _ measure: (Int, CGFloat) -> CGFloat
  ) -> [Member]? {
    var members: [Member] = []
    members.reserveCapacity(count)
    var other: Int?
    var hasUnlimited = false
    for index in 0..<count {
      if let range = range(index) {
        guard range.lowerBound == range.upperBound || range.upperBound == .infinity else {
          return nil
        }
        if range.upperBound == .infinity { hasUnlimited = true }
        members.append(Member(index: index, range: range))
      } else if other == nil {
        other = index
        // After the fixed lengths, before the unlimited ones.
        members.append(Member(index: index, minimum: 0, maximum: .greatestFiniteMagnitude))
      } else {
        return nil
      }
    }
    if let other, hasUnlimited {
      let maximum = measure(other, .infinity)
      if !maximum.isFinite {
        members[other] = Member(index: other, minimum: measure(other, 0), maximum: maximum)
      }
    }
    if !isSorted(members) { members.sort() }
    return members
  }

  private static func isSorted(_ members: [Member]) -> Bool {
    for index in members.indices.dropFirst() where members[index] < members[index - 1] {
      return false
    }
    return true
  }

  /// The distinct priorities in descending order.
  private static func levels(_ priorities: [Double]) -> [Double] {
    let first = priorities[0]
    for priority in priorities where priority != first {
      return Set(priorities).sorted(by: >)
    }
    return [first]
  }
}
