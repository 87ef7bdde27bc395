// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// Tracks the finger on the reorder control of a row.
  func gripped(_ cell: UITableViewCell, _ recognizer: UIGestureRecognizer) {
    let finger = recognizer.location(in: self).y - contentOffset.y
    switch recognizer.state {
    case .began:
      guard editing.movement == nil, let path = indexPath(for: cell) else { return }
      editing.movement = ListMovement(origin: path, current: path, cell: cell)
      editing.drag = RowDrag(
        self, offset: cell.center.y - contentOffset.y - finger, finger: finger)
      lift(cell, true)
    case .changed:
      editing.drag?.finger = finger
      editing.drag?.follow()
    case .ended: drop(isCancelled: false)
    case .cancelled: drop(isCancelled: true)
    default: break
    }
  }

  /// Puts a row that is being moved back, as rows are about to change.
  func cancelMovement() {
    guard let movement = editing.movement else { return }
    preview(at: movement.origin)
    endMovement()
  }

  /// Ends the movement of a row without moving it, as all rows are loaded again.
  func endMovement() {
    guard let movement = editing.movement else { return }
    editing.drag?.stop()
    (editing.drag, editing.movement) = (nil, nil)
    lift(movement.cell, false)
    setNeedsLayout()
  }

  private func lift(_ cell: UITableViewCell, _ isLifted: Bool) {
    cell.layer.zPosition = isLifted ? 1000 : 0
    cell.isLifted = isLifted
    cell.layer.shadowOpacity = isLifted ? 0.25 : 0
    cell.layer.shadowRadius = 8
    cell.layer.shadowOffset = .zero
  }

  /// Moves the row to a height of its middle; the others make room.
  func moveRow(to y: CGFloat) {
    guard let movement = editing.movement else { return }
    let cell = movement.cell
    let end = contentSize.height
    let half = cell.bounds.height / 2
    ViewAnimation.withoutAnimation {
      cell.center.y = min(max(y, half), max(half, end - half))
    }
    guard let proposed = row(nearest: cell.center.y), proposed != movement.current else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: movement.origin, toProposedIndexPath: proposed)
      ?? proposed
    preview(at: target)
  }

  /// The row at a height, or the first or last one of the section that is nearest.
  private func row(nearest y: CGFloat) -> IndexPath? {
    let tops = allTops()
    guard let section = tops.indices.last(where: { tops[$0] <= y }) ?? tops.indices.first,
      let movement = editing.movement
    else { return nil }
    // A section without rows takes the row, too.
    let last = max(counts[section] - (movement.current.section == section ? 1 : 0), 0)
    return IndexPath(row: min(rows[section].row(below: y - tops[section]), last), section: section)
  }

  /// Shows the arrangement with the moved row at a position.
  private func preview(at target: IndexPath) {
    guard var movement = editing.movement, target != movement.current,
      counts.indices.contains(target.section), counts.indices.contains(movement.current.section)
    else { return }
    var new = counts
    new[movement.current.section] -= 1
    new[target.section] += 1
    guard target.row < new[target.section] else { return }
    var updates = TableUpdates()
    updates.moved[movement.current] = target
    guard case .success(let sources) = updates.sources(from: counts, to: new) else { return }
    movement.current = target
    editing.movement = movement
    apply(updates, sources, new, nil)
  }

  private func drop(isCancelled: Bool) {
    guard let movement = editing.movement else { return }
    editing.drag?.stop()
    editing.drag = nil
    if isCancelled { preview(at: movement.origin) }
    editing.movement = nil
    if !isCancelled, movement.current != movement.origin {
      dataSource?.tableView(self, moveRowAt: movement.origin, to: movement.current)
    }
    UIView.animate(withDuration: 0.25) { [self] in
      movement.cell.frame = rectForRow(at: isCancelled ? movement.origin : movement.current)
      setNeedsLayout()
      layoutIfNeeded()
    } completion: { [self] _ in
      lift(movement.cell, false)
    }
  }
}
