// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A controller that manages a collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  private var collection: UICollectionView? { didSet { itemDrag.collection = collection } }
  private lazy var itemDrag = ItemDrag(self)

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with the collection view of a storyboard, or else one with a flow layout.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override func loadView() {
    if loadInterface() {
      collection = viewIfLoaded as? UICollectionView
      return
    }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    self.collection = collection
    view = collection
  }

  /// The collection view; loads the controller's view. nil only if a subclass loads another view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection = newValue
      view = newValue
    }
  }

  /// Whether a long press moves an item; true by default. It does so only in subclasses that override
  /// `collectionView(_:moveItemAt:to:)`.
  open var installsStandardGestureForInteractiveMovement: Bool {
    get { itemDrag.press.isEnabled }
    set { itemDrag.press.isEnabled = newValue }
  }

  /// Whether selected items are deselected before the view is shown; true by default.
  open var clearsSelectionOnViewWillAppear = true

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  /// The layout of the collection.
  public var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? layout
  }

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items of a section; 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns the cell of an item; an empty one by default.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns the header, footer or other view of a kind; an empty one by default.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Returns whether a long press may move an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the user has moved an item, which the program has to do in its data; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns whether a touch highlights an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when a touch has highlighted an item; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called when an item is no longer highlighted; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns whether a tap selects an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns whether a tap deselects an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called before a header, footer or other view becomes visible; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called when a tap has selected an item; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called when a tap has deselected an item; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Called before a cell becomes visible; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when a cell is no longer visible; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called when the contents have moved; does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to move the contents; does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when a finger is lifted, to change where the contents stop; does nothing by default.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when a finger has been lifted; does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the contents have stopped after a finger was lifted; does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated scroll of the program has ended; does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
