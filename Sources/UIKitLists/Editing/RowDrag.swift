// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

/// A finger that moves a row by its reorder control, and scrolls the table near its edges.
@MainActor
final class RowDrag: FrameTicker {
  private weak var table: UITableView?
  /// The middle of the row relative to the finger, in points.
  private let offset: CGFloat
  /// The finger in the table's frame, in points from its upper edge.
  var finger: CGFloat
  private var lastTime: Double?
  private var isOver = false
  /// The distance from an edge within which the table scrolls, in points.
  private static let edge: CGFloat = 44
  /// The speed at the edge in points per second.
  private static let speed: CGFloat = 600

  init(_ table: UITableView, offset: CGFloat, finger: CGFloat) {
    (self.table, self.offset, self.finger) = (table, offset, finger)
    UIKitService.current?.add(self)
  }

  /// Ends the drag.
  func stop() { isOver = true }

  /// Moves the row to the finger.
  func follow() {
    guard let table else { return }
    table.moveRow(to: table.contentOffset.y + finger + offset)
  }

  func tick(at time: Double) -> Bool {
    guard let table, !isOver else { return false }
    let elapsed = min(time - (lastTime ?? time), 0.1)
    lastTime = time
    let inset = table.adjustedContentInset
    let top = inset.top - table.collapsedInset
    let above = Self.edge - (finger - top)
    let below = Self.edge - (table.bounds.height - inset.bottom - finger)
    var direction: CGFloat = 0
    if above > 0 { direction = -min(above / Self.edge, 1) }
    if below > 0 { direction = min(below / Self.edge, 1) }
    guard direction != 0 else { return true }
    let start = -inset.top
    let bottom = max(start, table.contentSize.height + inset.bottom - table.bounds.height)
    let y = table.contentOffset.y + direction * Self.speed * CGFloat(elapsed)
    let clamped = min(max(y, start), bottom)
    if clamped != table.contentOffset.y {
      table.contentOffset.y = clamped
      follow()
    }
    return true
  }
}
