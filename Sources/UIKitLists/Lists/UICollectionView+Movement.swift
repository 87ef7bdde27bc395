// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

extension UICollectionView {
  /// Begins to move an item by the user. Returns false if it cannot be moved, or if it is not visible.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let cell = shown[indexPath],
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    movement = ListMovement(origin: indexPath, current: indexPath, cell: cell)
    cell.layer.zPosition = 1000
    return true
  }

  /// Moves the middle of the item to a point of the contents; the others make room.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    let cell = movement.cell
    if let outer = cell.superview { cell.center = outer.convert(targetPosition, from: self) }
    let element = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).first {
      $0.representedElementCategory == .cell && $0.frame.encloses(targetPosition)
    }
    guard let proposed = element?.indexPath, proposed != movement.current else { return }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed)
      ?? proposed
    preview(at: target)
  }

  /// Ends the movement: the data source moves what the item shows.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.current != movement.origin {
      dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.current)
    }
    settle(movement.cell)
  }

  /// Ends the movement; the item returns to where it was.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    preview(at: movement.origin)
    self.movement = nil
    settle(movement.cell)
  }

  private func settle(_ cell: UICollectionViewCell) {
    UIView.animate(withDuration: 0.25) { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Shows the arrangement with the moved item at a position.
  private func preview(at target: IndexPath) {
    guard var movement, target != movement.current else { return }
    let old = loadedCounts()
    var new = old
    guard new.indices.contains(target.section) else { return }
    new[movement.current.section] -= 1
    new[target.section] += 1
    guard target.item < new[target.section] else { return }
    var updates = ListUpdates()
    updates.moved[movement.current] = target
    guard case .success(let sources) = updates.sources(from: old, to: new, kind: "items") else {
      return
    }
    movement.current = target
    self.movement = movement
    apply(updates, sources, new, animated: true, nil)
  }
}
