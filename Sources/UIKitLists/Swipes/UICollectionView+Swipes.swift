// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The buttons that swipes of the rows of a section reveal.
@MainActor
struct ListSwipes {
  let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
}

extension UICollectionView: SwipeableList {
  /// Lets rows be swiped if a section has buttons for them.
  func noteSwipes(_ cell: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
    guard let swipes = item.swipes, swipes.leading != nil || swipes.trailing != nil else { return }
    if swipe == nil { swipe = RowSwipe(self) }
    (cell as? UICollectionViewCell)?.swipe = swipe
  }

  private func swipes(_ path: IndexPath) -> ListSwipes? {
    collectionViewLayout.layoutAttributesForItem(at: path)?.swipes
  }

  func swipedRow(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard let path = indexPathForItem(at: point), let cell = shown[path] else { return nil }
    return (cell, path)
  }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let swipes = swipes(path)
    return (isLeading ? swipes?.leading : swipes?.trailing)?(path)
  }

  func path(of cell: UIView) -> IndexPath? { shown.first { $0.value === cell }?.key }

  func canSwipe(_ path: IndexPath) -> Bool { true }

  func rowWillOpen(_ path: IndexPath) {}

  func rowDidClose(_ path: IndexPath) {}
}
