// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The items of a stack under one proposal, with lengths distributed as in SwiftUI: the least
/// flexible first, each with an equal share of the remaining length.
@MainActor
package final class LinearArrangement {
  let proposal: ProposedViewSize
  private let members: StackItems
  /// The guide that aligns the items across the axis.
  private let alignment: AlignmentKey
  private let dimensions: [ViewDimensions]
  /// The position of that guide in each item.
  private let guides: [CGFloat]
  /// The largest distance from an item's start to its guide, across the axis.
  private let guidePosition: CGFloat
  /// The size of all items together, with the gaps.
  package let size: CGSize

  private let items: [Element]
  private let axis: Axis
  /// Whether an item was measured at length 0, where its length may depend on the one proposed across the axis.
  private let hasMeasuredMinimum: Bool

  package init(_ members: StackItems, alignment: AlignmentKey, _ proposal: ProposedViewSize) {
    self.members = members
    (items, axis) = (members.items, members.axis)
    self.alignment = alignment
    self.proposal = proposal
    // Constants of local values: each access to a variable of an object would be checked.
    (dimensions, hasMeasuredMinimum) = Self.distribute(members, proposal)
    var (guides, size): ([CGFloat], CGSize) = ([], .zero)
    guides.reserveCapacity(items.count)
    var (maximumBefore, maximumAfter, length) = (-CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
    for index in items.indices {
      let guide = dimensions[index].position(of: alignment)
      guides.append(guide)
      maximumBefore = max(maximumBefore, guide)
      maximumAfter = max(maximumAfter, dimensions[index].size[axis.other].length(after: guide))
      length += members.gaps[index] + dimensions[index].size[axis]
    }
    if !items.isEmpty { (size[axis], size[axis.other]) = (length, maximumBefore + maximumAfter) }
    (self.guides, self.size) = (guides, size)
    guidePosition = items.isEmpty ? 0 : maximumBefore
  }

  package convenience init(
    _ items: [Element], _ axis: Axis, spacing: CGFloat?, alignment: AlignmentKey,
    _ proposal: ProposedViewSize
  ) {
    self.init(StackItems(items, axis, spacing: spacing), alignment: alignment, proposal)
  }

  /// The items one after the other, aligned by their guides.
  package var placements: [ElementPlacement] {
    var placements: [ElementPlacement] = []
    placements.reserveCapacity(items.count)
    var position: CGFloat = 0
    for index in items.indices {
      position += members.gaps[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = guidePosition - guides[index]
      position += dimensions[index].size[axis]
      placements.append(ElementPlacement(items[index], origin, dimensions[index]))
    }
    return placements
  }

  /// Returns whether the items, for which no length across the axis was proposed, are arranged in the same way
  /// if the given one is: none is longer, and none becomes longer.
  func keepsLengths(in length: CGFloat) -> Bool {
    guard !hasMeasuredMinimum, length >= size[axis.other] else { return false }
    for index in items.indices
    where !items[index].keepsIdealLength(
      along: axis.other, across: dimensions[index].proposal[axis])
    { return false }
    return true
  }

  /// The dimensions of the items, and whether one was measured at length 0.
  private static func distribute(
    _ members: StackItems, _ proposal: ProposedViewSize
  ) -> ([ViewDimensions], Bool) {
    let (items, axis) = (members.items, members.axis)
    func proposed(_ length: CGFloat?) -> ProposedViewSize {
      var proposal = proposal
      proposal[axis] = length
      return proposal
    }
    var (dimensions, hasMeasuredMinimum): ([ViewDimensions], Bool) = ([], false)
    dimensions.reserveCapacity(items.count)
    guard let length = proposal[axis] else {
      for item in items { dimensions.append(item.dimensions(in: proposed(nil))) }
      return (dimensions, false)
    }
    var free = length
    for gap in members.gaps { free -= gap }
    let across = proposal[axis.other]
    let distribution = LengthDistribution(
      free, among: members.priorities,
      range: { items[$0].lengthRange(along: axis, across: across) },
      keepsIdealLength: { items[$0].keepsIdealLength(along: axis, across: across) },
      measure: { index, length in
        if length == 0 { hasMeasuredMinimum = true }
        return items[index].size(proposed(length))[axis]
      })
    for index in items.indices {
      dimensions.append(items[index].dimensions(in: proposed(distribution.shares[index])))
    }
    return (dimensions, hasMeasuredMinimum)
  }
}

extension ProposedViewSize {
  /// Returns the proposal for the views of a placed stack: across the axis its size, if none was proposed.
  package func placing(_ axis: Axis, in size: CGSize) -> ProposedViewSize {
    var result = self
    if result[axis.other] == nil { result[axis.other] = size[axis.other] }
    return result
  }
}

extension CGFloat {
  /// The part of the length after a guide in it; infinite for an infinite length.
  package func length(after guide: CGFloat) -> CGFloat { isFinite ? self - guide : self }
}
