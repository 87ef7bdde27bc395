// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Runtime
@_spi(ViewTree) import UIKitViews

/// The long press by which a collection controller moves an item, where the controller lets it.
@MainActor
final class ItemDrag: UIGestureRecognizerDelegate {
  private unowned let controller: UICollectionViewController
  let press = UILongPressGestureRecognizer()
  /// The middle of the item relative to the finger, in points.
  private var offset = CGPoint.zero
  /// The collection to whose items it applies.
  weak var collection: UICollectionView? {
    didSet {
      guard collection !== oldValue else { return }
      oldValue?.removeGestureRecognizer(press)
      collection?.addGestureRecognizer(press)
    }
  }

  init(_ controller: UICollectionViewController) {
    self.controller = controller
    press.addTarget(self, action: Selector(method: ItemDrag.pressed, "pressed"))
    press.delegate = self
    press.isInternal = true
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard Self.movement.exists(in: type(of: controller)), let collection,
      let path = collection.indexPathForItem(at: recognizer.location(in: collection))
    else { return false }
    return collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let collection else { return }
    let finger = recognizer.location(in: collection)
    switch recognizer.state {
    case .began:
      guard let path = collection.indexPathForItem(at: finger),
        let cell = collection.cellForItem(at: path)
      else { return }
      offset = CGPoint(x: cell.center.x - finger.x, y: cell.center.y - finger.y)
      _ = collection.beginInteractiveMovementForItem(at: path)
    case .changed:
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: finger.x + offset.x, y: finger.y + offset.y))
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }

  /// Finds the controllers whose class overrides the movement of items in its data.
  private static let movement = MethodOverride(
    of: UICollectionViewController.self, without: FixedItems.self, with: MovedItems.self)
}

/// A controller that overrides nothing.
private final class FixedItems: UICollectionViewController {}

/// A controller that overrides only the movement of items.
private final class MovedItems: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    assertionFailure("never created")
  }
}
