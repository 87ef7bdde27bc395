// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The interactive move of one row among those of a `ForEach`.
///
/// While the lifted row is dragged, the rows that it passes are offset by its height, to close its
/// old gap and to open a new one. Near the upper and the lower edge of the list it scrolls.
@MainActor
final class RowReordering {
  private var rows: [MovableRow] = []
  /// The identities of `rows`.
  private var rowIDs: Set<ObjectIdentifier> = []
  /// The index of the lifted row.
  private var source = 0
  /// The index that the lifted row would have after a drop.
  private var target = 0
  /// The distance of the touch from its start, in points.
  private var translation: CGFloat = 0
  private var lifted: MovableRow?
  private weak var scroll: ScrollElement?
  /// The content offset when the row was lifted, in points.
  private var startOffset: CGFloat = 0
  private let edgeScroller = EdgeScroller()
  /// Called with the offset of the lifted row from its layout position, in points.
  var offsetChanged: (CGFloat) -> Void = { _ in }

  static let animation = Animation.spring(response: 0.35, dampingFraction: 0.85)

  func add(_ row: MovableRow) {
    if rowIDs.insert(ObjectIdentifier(row)).inserted { rows.append(row) }
  }

  func remove(_ row: MovableRow) {
    guard rowIDs.remove(ObjectIdentifier(row)) != nil else { return }
    rows.removeAll { $0 === row }
  }

  /// Starts to move a row.
  func lift(_ row: MovableRow) {
    (source, target) = (row.index, row.index)
    lifted = row
    row.setHeld(true)
    scroll = row.scroll
    startOffset = scroll?.offset.y ?? 0
    edgeScroller.moved = { [weak self] in self?.update() }
  }

  /// Moves the lifted row with a touch, `translation` points from its start, and scrolls if the touch
  /// is near an edge of the list. `y` is the touch's position in the window.
  func drag(by translation: CGFloat, at y: CGFloat?) {
    self.translation = translation
    update()
    if let scroll, let y { edgeScroller.follow(y, in: scroll) }
  }

  private func frame(_ index: Int) -> CGRect? {
    rows.first { $0.index == index }?.layoutFrame
  }

  /// Updates the target index, and animates the rows in between to make space.
  private func update() {
    let distance = translation + (scroll?.offset.y ?? 0) - startOffset
    offsetChanged(distance)
    guard let sourceFrame = frame(source) else { return }
    let midY = sourceFrame.midY + distance
    var newTarget = source
    for row in rows {
      let frame = row.layoutFrame
      if row.index > source, midY > frame.minY { newTarget = max(newTarget, row.index) }
      if row.index < source, midY < frame.maxY { newTarget = min(newTarget, row.index) }
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
      row.setOffset(offset, RowReordering.animation)
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
    edgeScroller.stop()
    lifted?.setHeld(false)
    lifted = nil
    offsetChanged = { _ in }
    let (old, new) = (frame(source), frame(target))
    for row in rows where row.index != source { row.setOffset(0, nil) }
    guard target != source, let old, let new else { return offset }
    move(source, target > source ? target + 1 : target)
    let distance = target > source ? new.maxY - old.maxY : new.minY - old.minY
    return offset - distance
  }
}
