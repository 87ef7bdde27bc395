// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The items of a stack with their priorities and gaps, which do not depend on sizes.
@MainActor
package final class StackItems {
  let items: [Element]
  let axis: Axis
  let priorities: [Double]
  /// The distance before each item, in points: by default, and if it is not finite, 0 beside a spacer.
  let gaps: [CGFloat]
  /// The spacing of the stack. Searched once: a change elsewhere in a tree does not search all that is inside.
  private(set) lazy var preferredSpacing = ViewSpacing.stack(items, axis)

  /// Returns whether the items are arranged in the same way if the stack is proposed no length along an axis,
  /// or any that is not less than its own; false if that is not known without measuring them.
  func keepIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    guard axis == self.axis else {
      // With a length along the axis of the stack, the proposal for each item would have to be known.
      guard across == nil else { return false }
      for item in items where !item.keepsIdealLength(along: axis, across: nil) { return false }
      return true
    }
    // All but one have a fixed length, so that the other one takes its own.
    var hasFlexible = false
    for (item, priority) in zip(items, priorities) {
      guard priority == priorities[0], item.keepsIdealLength(along: axis, across: across) else {
        return false
      }
      let range = item.lengthRange(along: axis, across: across)
      if let range, range.lowerBound == range.upperBound { continue }
      guard !hasFlexible else { return false }
      hasFlexible = true
    }
    return true
  }

  /// The least and the greatest length across the axis, if they are the same whatever is proposed to the items along
  /// it; nil for others. Searched once, as the items of stacks in stacks search theirs.
  private(set) lazy var rangeAcross: ClosedRange<CGFloat>? = findRangeAcross()

  private func findRangeAcross() -> ClosedRange<CGFloat>? {
    var (least, greatest): (CGFloat, CGFloat) = (0, 0)
    for item in items {
      guard let range = item.lengthRange(along: axis.other, across: 0), range.lowerBound >= 0,
        range == item.lengthRange(along: axis.other, across: .infinity)
      else { return nil }
      least = max(least, range.lowerBound)
      greatest = max(greatest, range.upperBound)
    }
    return least...greatest
  }

  init(_ items: [Element], _ axis: Axis, spacing: CGFloat?) {
    (self.items, self.axis) = (items, axis)
    let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    var (priorities, gaps, last) = ([Double](), [CGFloat](), ViewSpacing.view)
    priorities.reserveCapacity(items.count)
    gaps.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      item.applyStackAxis(axis)
      priorities.append(item.layoutPriority)
      let preferred = spacing == nil ? item.preferredSpacing : last
      gaps.append(index > 0 ? spacing ?? last.distance(to: preferred, along: axis) : 0)
      last = preferred
    }
    self.priorities = priorities
    self.gaps = gaps
  }
}
