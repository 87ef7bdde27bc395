// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The items of a stack with their priorities and gaps, which do not depend on sizes.
@MainActor
package final class StackItems {
  let items: [Element]
  let axis: Axis
  let priorities: [Double]
  /// The distance before each item, in points: by default 0 beside a spacer.
  let gaps: [CGFloat]

  init(_ items: [Element], _ axis: Axis, spacing: CGFloat?) {
    self.items = items
    self.axis = axis
    var (priorities, gaps) = ([Double](), [CGFloat]())
    for (index, item) in items.enumerated() {
      item.applyStackAxis(axis)
      priorities.append(item.layoutPriority)
      let preferred =
        index > 0 && spacing == nil
        ? items[index - 1].preferredSpacing.distance(to: item.preferredSpacing, along: axis) : 0
      gaps.append(index > 0 ? spacing ?? preferred : 0)
    }
    self.priorities = priorities
    self.gaps = gaps
  }
}
