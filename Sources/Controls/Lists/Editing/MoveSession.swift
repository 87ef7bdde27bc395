// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The interactive move of one row among those of a `ForEach`.
///
/// While the lifted row is dragged, the rows that it passes are offset by its height, to close its
/// old gap and to open a new one.
@MainActor
final class MoveSession {
  private var rows: [MovableRow] = []
  /// The identities of `rows`.
  private var rowIDs: Set<ObjectIdentifier> = []
  /// The frames of the rows in the window when one was lifted, by index, in points.
  private var frames: [Int: CGRect] = [:]
  /// The index of the lifted row.
  private var source = 0
  /// The index that the lifted row would have after a drop.
  private var target = 0

  static let animation = Animation.spring(response: 0.35, dampingFraction: 0.85)

  func add(_ row: MovableRow) {
    if rowIDs.insert(ObjectIdentifier(row)).inserted { rows.append(row) }
  }

  func remove(_ row: MovableRow) {
    guard rowIDs.remove(ObjectIdentifier(row)) != nil else { return }
    rows.removeAll { $0 === row }
  }

  /// Starts to move the row at an index.
  func lift(_ index: Int) {
    frames = [:]
    for row in rows { frames[row.index] = row.frame }
    (source, target) = (index, index)
  }

  /// Updates the target index while the lifted row is `distance` points away from its layout position, and
  /// animates the rows in between to make space.
  func drag(by distance: CGFloat) {
    guard let sourceFrame = frames[source] else { return }
    let midY = sourceFrame.midY + distance
    var newTarget = source
    for (index, frame) in frames {
      if index > source, midY > frame.minY { newTarget = max(newTarget, index) }
      if index < source, midY < frame.maxY { newTarget = min(newTarget, index) }
    }
    guard newTarget != target else { return }
    target = newTarget
    for row in rows where row.index != source {
      let offset: CGFloat =
        if row.index > source, row.index <= target {
          -sourceFrame.height
        } else if row.index < source, row.index >= target {
          sourceFrame.height
        } else {
          0
        }
      row.setOffset(offset, MoveSession.animation)
    }
  }

  /// Ends the move.
  ///
  /// - Parameters:
  ///   - offset: The offset of the lifted row from its old layout position, in points.
  ///   - move: Moves the element in the data, from an index to the position before another index; not
  ///     called if the position is the same.
  /// - Returns: The offset of the row from its new layout position, in points.
  func drop(at offset: CGFloat, move: (Int, Int) -> Void) -> CGFloat {
    let (old, new) = (frames[source], frames[target])
    for row in rows where row.index != source { row.setOffset(0, nil) }
    guard target != source, let old, let new else { return offset }
    move(source, target > source ? target + 1 : target)
    let distance = target > source ? new.maxY - old.maxY : new.minY - old.minY
    return offset - distance
  }
}
