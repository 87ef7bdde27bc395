// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The nodes of views that are siblings, in reading order.
package enum ReadingOrder {
  /// Returns the nodes of all views, sorted by row, then from left to right. Views whose
  /// center is above the lower edge of the first one of a row are in that row. Views at the same
  /// place keep their order.
  @MainActor
  package static func sorted(_ views: [[AccessibilityChild]]) -> [AccessibilityChild] {
    let filled = views.filter { !$0.isEmpty }
    guard filled.count > 1 else { return filled.first ?? [] }
    let rest = filled.enumerated()
      .map { (frame: frame(of: $1), index: $0) }
      .sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    var rows: [[(frame: CGRect, index: Int)]] = []
    for view in rest {
      if let first = rows.last?.first, view.frame.midY < first.frame.maxY {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    return rows.flatMap { row in
      row.sorted { ($0.frame.minX, $0.index) < ($1.frame.minX, $1.index) }
        .flatMap { filled[$0.index] }
    }
  }

  /// The smallest rectangle around nodes; zero for none.
  @MainActor
  private static func frame(of nodes: [AccessibilityChild]) -> CGRect {
    let frames = nodes.compactMap { $0.node?.frame }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }
}
