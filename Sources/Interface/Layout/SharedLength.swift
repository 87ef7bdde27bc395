// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A length shared out among items, as SwiftUI's stacks do: by priority, then the least flexible first, each
/// offered an equal share of what is left.
@MainActor
struct SharedLength {
  /// What each item was offered, and what it took of it.
  private(set) var shares: [CGFloat]
  private(set) var taken: [CGFloat]

  private struct Member: Comparable {
    var index: Int
    var least: CGFloat
    var most: CGFloat

    /// With nothing to choose between two that take everything, the one that needs more comes first.
    static func < (a: Member, b: Member) -> Bool {
      let (flexibility, other) = (a.most - a.least, b.most - b.least)
      if flexibility != other { return flexibility < other }
      return a.least == b.least ? a.index < b.index : a.least > b.least
    }
  }

  /// `measure` answers what an item takes of a length that it is offered.
  init(_ length: CGFloat, among priorities: [Double], measure: (Int, CGFloat) -> CGFloat) {
    shares = Array(repeating: 0, count: priorities.count)
    taken = shares
    var left = length
    for group in Self.groups(priorities, measure) {
      left -= group.reserved
      for (done, member) in group.members.enumerated() {
        let share = max(0, left / CGFloat(group.members.count - done))
        shares[member.index] = share
        taken[member.index] = measure(member.index, share)
        left -= taken[member.index]
      }
    }
  }

  /// The items in the order in which they are asked, by priority; with what the later groups need at least.
  private static func groups(
    _ priorities: [Double], _ measure: (Int, CGFloat) -> CGFloat
  ) -> [(members: [Member], reserved: CGFloat)] {
    // One alone is offered all there is, however flexible it is.
    guard priorities.count > 1 else {
      return [(priorities.indices.map { Member(index: $0, least: 0, most: 0) }, 0)]
    }
    var groups: [(members: [Member], least: CGFloat)] = []
    for level in levels(priorities) {
      var members: [Member] = []
      members.reserveCapacity(priorities.count)
      var least: CGFloat = 0
      for index in priorities.indices where priorities[index] == level {
        let member = Member(
          index: index, least: measure(index, 0), most: measure(index, .infinity))
        least += member.least
        members.append(member)
      }
      if !isSorted(members) { members.sort() }
      groups.append((members, least))
    }
    guard groups.count > 1 else { return [(groups[0].members, 0)] }
    // What the lower groups need is set aside before the first, and given back as they come.
    let later = groups.dropFirst().reduce(0) { $0 + $1.least }
    return groups.enumerated().map { index, group in
      (group.members, index == 0 ? later : -group.least)
    }
  }

  private static func isSorted(_ members: [Member]) -> Bool {
    for index in members.indices.dropFirst() where members[index] < members[index - 1] {
      return false
    }
    return true
  }

  /// The priorities there are, the highest first.
  private static func levels(_ priorities: [Double]) -> [Double] {
    let first = priorities[0]
    for priority in priorities where priority != first {
      return Set(priorities).sorted(by: >)
    }
    return [first]
  }
}
