// Part of Snapback, under the MIT licence; see LICENSE.

/// A child of a node, or several that are not created yet.
@MainActor
package enum AccessibilityChild {
  case node(AccessibilityNode)
  case rows(PendingRows)

  package var count: Int {
    switch self {
    case .node: 1
    case .rows(let rows): rows.range.count
    }
  }

  package var node: AccessibilityNode? {
    if case .node(let node) = self { node } else { nil }
  }
}
