// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews

extension UICollectionView {
  func tapped(_ recognizer: UITapGestureRecognizer) {
    guard swipe?.close() != true, allowsSelection,
      let path = indexPathForItem(at: recognizer.location(in: self))
    else { return }
    let delegate = collectionDelegate
    if selection.contains(path), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path {
        deselectItem(at: other, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selection.insert(path)
    shown[path]?.isSelected = true
    shown[path]?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Highlights the item under a touch.
  func highlight(_ touch: UITouch?) {
    guard swipe?.isOpen != true, allowsSelection, let touch,
      let path = indexPathForItem(at: touch.location(in: self)),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    shown[path]?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Ends the highlight of a touch.
  func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    shown[path]?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects an item, without telling the delegate, and shows it.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil to deselect all.
  ///   - scrollPosition: Where it is then; empty to leave the contents where they are.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection where other != indexPath { deselectItem(at: other, animated: false) }
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    shown[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    shown[indexPath]?.isSelected = false
  }

  /// The selected items; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }
  /// The visible items.
  public var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }
  /// The views of the visible items.
  public var visibleCells: [UICollectionViewCell] { shown.keys.sorted().compactMap { shown[$0] } }
  /// The view of an item; nil if it is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }
  /// The item of a view; nil if it is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The item at a point; nil for none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.filter { $0.value.convert($0.value.bounds, to: self).encloses(point) }.max {
      $0.value.layer.zPosition < $1.value.layer.zPosition
    }?.key
  }
  /// The attributes of an item in the current layout; nil if there is none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Moves the items to make one visible.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    if collectionViewLayout.scrollScroller(to: indexPath, at: scrollPosition, animated: animated) {
      return
    }
    guard let rect = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    var offset = contentOffset
    let inset = adjustedContentInset
    // At the item, the bar above has collapsed.
    let top = inset.top - (rect.minY > 0 ? bar?.collapsibleHeight ?? 0 : 0)
    let available = bounds.height - top - inset.bottom
    if scrollPosition.contains(.left) { offset.x = rect.minX }
    if scrollPosition.contains(.right) { offset.x = rect.maxX - bounds.width }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
    if scrollPosition.contains(.top) { offset.y = rect.minY - top }
    if scrollPosition.contains(.bottom) { offset.y = rect.maxY - top - available }
    if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - top - available / 2 }
    if scrollPosition.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    offset.x = min(
      max(offset.x, -inset.left),
      max(-inset.left, contentSize.width + inset.right - bounds.width))
    offset.y = min(
      max(offset.y, -inset.top),
      max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    setContentOffset(offset, animated: animated)
  }
}
