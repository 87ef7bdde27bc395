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
  /// The spacing of the stack. Searched once: a change elsewhere in a tree does not search all that is inside.
  private(set) lazy var preferredSpacing = ViewSpacing.stack(items, axis)

  init(_ items: [Element], _ axis: Axis, spacing: CGFloat?) {
    self.items = items
    self.axis = axis
    var (priorities, gaps, last) = ([Double](), [CGFloat](), ViewSpacing.view)
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
