// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A row to which a scroll view was asked to scroll, and which may not be created yet.
struct RequestedRow {
  weak var source: (any RowSource)?
  let id: AnyHashable
  let index: Int
  let anchor: UnitPoint?
  let transaction: Transaction
}

extension ScrollElement {
  /// Scrolls to a row that may not be created, with a transaction's animation. Its position is
  /// corrected while the rows before it are created.
  func scroll(to row: RequestedRow) {
    guard let target = offset(showing: row) else { return }
    var pass = host.pass(at: host.time)
    pass.transaction = row.transaction
    updateMotion { motion, _ in
      if target != motion.offset { motion.scroll(to: target, pass) }
    }
    requestedRow = row
  }

  /// Corrects the motion to a requested row after a layout.
  func scrollToRequestedRow() {
    guard let row = requestedRow else { return }
    let target = offset(showing: row)
    guard let target, motion.phase == .animating || motion.phase == .idle else {
      requestedRow = nil
      return
    }
    if abs(target.x - motion.destination.x) > 0.01 || abs(target.y - motion.destination.y) > 0.01 {
      updateMotion { motion, _ in motion.correct(to: target) }
    } else if motion.phase == .idle, row.source?.madeRows.contains(row.index) == true {
      requestedRow = nil
    }
  }

  /// The offset that shows a row, from its frame or its estimated frame; nil if it is gone.
  private func offset(showing row: RequestedRow) -> CGPoint? {
    guard let source = row.source, row.index < source.rowCount,
      let rows = source.container as? LazyRows
    else { return nil }
    if let element = source.elements(ofRow: row.index).first, element.isPlaced {
      return offset(showing: contentFrame(of: element), row.anchor)
    }
    guard let frame = rows.frame(ofRow: row.index, of: source) else { return nil }
    let origin = contentFrame(of: rows.element).origin
    return offset(showing: frame.offsetBy(dx: origin.x, dy: origin.y), row.anchor)
  }
}
