// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A row of squares of 50 points, whose inserted items come from below.
private final class Squares: UICollectionViewFlowLayout {
  var inserted: [IndexPath] = []
  var isFinished = false

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath) { attributes?.center.y += 100 }
    return attributes
  }

  override func finalizeCollectionViewUpdates() { isFinished = true }
}

@MainActor
private final class Items: UICollectionViewDataSource {
  var names: [[String]]
  var made = 0

  init(_ names: [[String]]) { self.names = names }

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = names[indexPath.section][indexPath.item]
    made += 1
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    names[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
  }
}

@MainActor
@Suite struct CollectionUpdateTests {
  private let layout = Squares()
  private let items = Items([["a", "b", "c"]])

  private func start() -> (Harness, UICollectionView) {
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 300), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    return (harness, collection)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func names(_ collection: UICollectionView) -> [String] {
    collection.visibleCells.compactMap(\.accessibilityIdentifier)
  }

  @Test func `a deleted item fades, and those after it keep their views and move`() throws {
    let (harness, collection) = start()
    let removed = try #require(collection.cellForItem(at: path(0)))
    let kept = try #require(collection.cellForItem(at: path(2)))
    items.names[0].removeFirst()
    items.made = 0
    var isComplete = false
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(0)])
    } completion: { _ in
      isComplete = true
    }
    harness.advance(by: 0.12)
    #expect(collection.cellForItem(at: path(1)) === kept)
    let middle = try #require(kept.layer.presentation()?.frame.minY)
    #expect(middle > 55 && middle < 95)
    #expect((removed.layer.presentation()?.opacity ?? 1) < 0.9)
    #expect(!isComplete)
    harness.settle()
    #expect(isComplete && layout.isFinished)
    #expect(removed.superview == nil)
    #expect(items.made == 0)
    #expect(names(collection) == ["b", "c"])
  }

  @Test func `an inserted item comes from where the layout says`() throws {
    let (harness, collection) = start()
    items.names[0].insert("new", at: 1)
    collection.insertItems(at: [path(1)])
    harness.frame()
    let cell = try #require(collection.cellForItem(at: path(1)))
    let first = try #require(cell.layer.presentation())
    #expect(first.frame.minY > 100 && first.opacity < 0.3)
    harness.settle()
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(cell.alpha == 1)
    #expect(names(collection) == ["a", "new", "b", "c"])
  }

  @Test func `a moved item keeps its view, and a reloaded one gets another`() throws {
    let (harness, collection) = start()
    let moved = try #require(collection.cellForItem(at: path(0)))
    let reloaded = try #require(collection.cellForItem(at: path(1)))
    items.names = [["B", "c", "a"]]
    collection.performBatchUpdates {
      collection.moveItem(at: path(0), to: path(2))
      collection.reloadItems(at: [path(1)])
    }
    harness.settle()
    #expect(collection.cellForItem(at: path(2)) === moved)
    #expect(moved.frame.minY == 100)
    #expect(collection.cellForItem(at: path(0)) !== reloaded)
    #expect(names(collection) == ["B", "c", "a"])
  }

  @Test func `sections are inserted and deleted`() {
    let (harness, collection) = start()
    items.names = [["x"], ["a", "b", "c"]]
    collection.insertSections([0])
    harness.settle()
    #expect(names(collection) == ["x", "a", "b", "c"])
    items.names = [["x"]]
    collection.deleteSections([1])
    harness.settle()
    #expect(names(collection) == ["x"])
  }

  @Test func `a selection moves with its item, and a touch highlights one`() {
    let (harness, collection) = start()
    collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    items.names[0].insert("new", at: 0)
    collection.insertItems(at: [path(0)])
    harness.settle()
    #expect(collection.indexPathsForSelectedItems == [path(2)])
    harness.press(CGPoint(x: 25, y: 25))
    #expect(collection.cellForItem(at: path(0))?.isHighlighted == true)
    harness.release(CGPoint(x: 25, y: 25))
    #expect(collection.cellForItem(at: path(0))?.isHighlighted == false)
    #expect(collection.cellForItem(at: path(0))?.isSelected == true)
  }

  @Test func `the user moves an item, and the others make room`() throws {
    let (harness, collection) = start()
    let cell = try #require(collection.cellForItem(at: path(0)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 130))
    harness.settle()
    #expect(cell.center == CGPoint(x: 25, y: 130))
    #expect(items.names == [["a", "b", "c"]])
    #expect(names(collection) == ["b", "c", "a"])
    collection.endInteractiveMovement()
    harness.settle()
    #expect(items.names == [["b", "c", "a"]])
    #expect(cell.center == CGPoint(x: 25, y: 125))
    #expect(collection.cellForItem(at: path(2)) === cell)
  }

  @Test func `items are mapped by the changes of sections, whose numbers must fit`() throws {
    var updates = ListUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [1]
    updates.inserted = [path(0, 0)]
    let sources = try updates.sources(from: [2, 1], to: [2, 1], kind: "items").get()
    #expect(sources.sections == [0: 1])
    #expect(sources.items.all == [path(1, 0): path(0, 1)])
    guard case .failure(let problem) = updates.sources(from: [2, 1], to: [5, 1], kind: "items")
    else {
      Issue.record("The numbers do not fit.")
      return
    }
    #expect(
      problem.message
        == "Section 0 had 1 items; 1 were inserted and 0 deleted, but the data source returned 5.")
  }
}
