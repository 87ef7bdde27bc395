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
  func noteSwipes(_ item: UICollectionViewLayoutAttributes) {
    guard swipe == nil, let swipes = item.swipes, swipes.leading != nil || swipes.trailing != nil
    else { return }
    swipe = RowSwipe(self)
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

  func showsRow(_ cell: UIView) -> Bool { shown.values.contains { $0 === cell } }

  func rowWillOpen(_ path: IndexPath) {}

  func rowDidClose(_ path: IndexPath) {}
}
