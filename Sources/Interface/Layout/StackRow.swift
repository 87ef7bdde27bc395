// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A stack's items, with what of them does not depend on sizes.
@MainActor
final class StackMembers {
  let items: [Element]
  let axis: Axis
  let priorities: [Double]
  /// The space before each item: none by default beside a spacer.
  let gaps: [CGFloat]

  init(_ items: [Element], _ axis: Axis, spacing: CGFloat?) {
    self.items = items
    self.axis = axis
    var (priorities, gaps) = ([Double](), [CGFloat]())
    for (index, item) in items.enumerated() {
      item.takeStackAxis(axis)
      priorities.append(item.layoutPriority)
      let usual =
        index > 0 && spacing == nil
        ? items[index - 1].preferredSpacing.distance(to: item.preferredSpacing, along: axis) : 0
      gaps.append(index > 0 ? spacing ?? usual : 0)
    }
    self.priorities = priorities
    self.gaps = gaps
  }
}

/// A stack's items under a proposal, as SwiftUI shares it out: the least flexible first, each with an equal
/// share of what is left.
@MainActor
final class StackRow {
  let proposal: ProposedViewSize
  private let members: StackMembers
  /// The guide across the axis by which the items line up.
  private let alignment: AlignmentKey
  private var taken: [ViewDimensions] = []
  /// Where that guide lies in each item.
  private var guides: [CGFloat] = []
  /// How far the items reach before the guide.
  private var before: CGFloat = 0
  /// What the items take together.
  private(set) var size = CGSize.zero

  private var items: [Element] { members.items }
  private var axis: Axis { members.axis }

  init(_ members: StackMembers, alignment: AlignmentKey, _ proposal: ProposedViewSize) {
    self.members = members
    self.alignment = alignment
    self.proposal = proposal
    share()
    lineUp()
  }

  convenience init(
    _ items: [Element], _ axis: Axis, spacing: CGFloat?, alignment: AlignmentKey,
    _ proposal: ProposedViewSize
  ) {
    self.init(StackMembers(items, axis, spacing: spacing), alignment: alignment, proposal)
  }

  /// The items one after the other, lined up by their guides.
  var placings: [Placing] {
    var placings: [Placing] = []
    placings.reserveCapacity(items.count)
    var position: CGFloat = 0
    for index in items.indices {
      position += members.gaps[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = before - guides[index]
      position += taken[index].size[axis]
      placings.append(Placing(items[index], origin, taken[index]))
    }
    return placings
  }

  private func share() {
    taken.reserveCapacity(items.count)
    guard let length = proposal[axis] else {
      for item in items { taken.append(item.dimensions(in: proposed(nil))) }
      return
    }
    var free = length
    for gap in members.gaps { free -= gap }
    let shared = SharedLength(free, among: members.priorities) { index, share in
      items[index].size(proposed(share))[axis]
    }
    for index in items.indices {
      taken.append(items[index].dimensions(in: proposed(shared.shares[index])))
    }
  }

  private func lineUp() {
    guard !items.isEmpty else { return }
    guides.reserveCapacity(items.count)
    var (reach, after, length) = (-CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
    for index in items.indices {
      let guide = taken[index].place(of: alignment)
      guides.append(guide)
      reach = max(reach, guide)
      after = max(after, taken[index].size[axis.other].beyond(guide))
      length += members.gaps[index] + taken[index].size[axis]
    }
    before = reach
    size[axis] = length
    size[axis.other] = reach + after
  }

  private func proposed(_ length: CGFloat?) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = length
    return proposal
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
