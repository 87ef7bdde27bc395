// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A stack's items, with what of them does not depend on sizes.
@MainActor
struct StackMembers {
  let items: [Element]
  let axis: Axis
  let priorities: [Double]
  /// The space before each item: none by default beside a spacer.
  let gaps: [CGFloat]

  init(_ items: [Element], _ axis: Axis, spacing: CGFloat?) {
    for item in items { item.takeStackAxis(axis) }
    self.items = items
    self.axis = axis
    priorities = items.map(\.layoutPriority)
    gaps = items.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing
        ?? items[index - 1].preferredSpacing.distance(
          to: items[index].preferredSpacing, along: axis)
    }
  }
}

/// A stack's items under a proposal, as SwiftUI shares it out: the least flexible first, each with an equal
/// share of what is left.
@MainActor
struct StackRow {
  let proposal: ProposedViewSize
  private let members: StackMembers
  /// The guide across the axis by which the items line up.
  private let alignment: AlignmentKey
  private var taken: [ViewDimensions] = []
  /// Where that guide lies in each item.
  private var guides: [CGFloat] = []
  /// How far the items reach to both sides of the guide.
  private var across: (before: CGFloat, after: CGFloat) = (0, 0)

  private var items: [Element] { members.items }
  private var axis: Axis { members.axis }

  init(_ members: StackMembers, alignment: AlignmentKey, _ proposal: ProposedViewSize) {
    self.members = members
    self.alignment = alignment
    self.proposal = proposal
    share()
    lineUp()
  }

  init(
    _ items: [Element], _ axis: Axis, spacing: CGFloat?, alignment: AlignmentKey,
    _ proposal: ProposedViewSize
  ) {
    self.init(StackMembers(items, axis, spacing: spacing), alignment: alignment, proposal)
  }

  /// What the items take together.
  var size: CGSize {
    var size = CGSize.zero
    size[axis] = items.indices.reduce(0) { $0 + gap(before: $1) + taken[$1].size[axis] }
    let (before, after) = across
    size[axis.other] = before + after
    return size
  }

  /// The items one after the other, lined up by their guides.
  var placings: [Placing] {
    let guide = across.before
    var position: CGFloat = 0
    return items.indices.map { index in
      position += gap(before: index)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = guide - guides[index]
      position += taken[index].size[axis]
      return Placing(items[index], origin, taken[index])
    }
  }

  private mutating func lineUp() {
    guard !items.isEmpty else { return }
    guides = taken.map { $0.place(of: alignment) }
    across = (-.infinity, -.infinity)
    for (dimensions, guide) in zip(taken, guides) {
      across.before = max(across.before, guide)
      across.after = max(across.after, dimensions.size[axis.other].beyond(guide))
    }
  }

  private mutating func share() {
    guard let length = proposal[axis] else {
      taken = items.map { $0.dimensions(in: proposed(nil)) }
      return
    }
    let free = length - items.indices.reduce(0) { $0 + gap(before: $1) }
    let shared = SharedLength(free, among: members.priorities) { index, share in
      items[index].size(proposed(share))[axis]
    }
    taken = zip(items, shared.shares).map { $0.dimensions(in: proposed($1)) }
  }

  private func gap(before index: Int) -> CGFloat { members.gaps[index] }

  private func proposed(_ length: CGFloat?) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = length
    return proposal
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
