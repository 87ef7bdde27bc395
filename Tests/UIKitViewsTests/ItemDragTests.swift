// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Squares of 100 points, three in a row.
@MainActor
private class SquaresController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
}

private final class MovingController: SquaresController {
  var moves: [[Int]] = []

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath.item, destinationIndexPath.item])
  }
}

/// A subclass of one that moves items, and fixes the first one.
private class FixingController: SquaresController {
  var moves = 0

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves += 1
  }
}

private final class FirstFixedController: FixingController {
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item > 0 }
}

@MainActor
@Suite struct ItemDragTests {
  private func start(_ controller: UICollectionViewController) -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    return harness
  }

  /// Holds the finger on the first item, and moves it to the third one without lifting it.
  private func lift(_ harness: Harness, from start: CGPoint = CGPoint(x: 40, y: 50)) {
    harness.press(start)
    harness.advance(by: 0.6)
    harness.move(from: start, to: CGPoint(x: 240, y: start.y), over: 0.3)
  }

  @Test func `a long press moves an item, which follows the finger`() throws {
    let controller = MovingController()
    let harness = start(controller)
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    lift(harness)
    #expect(abs(cell.center.x - 250) < 0.01 && abs(cell.center.y - 50) < 0.01)
    #expect(controller.moves.isEmpty)
    harness.release(CGPoint(x: 240, y: 50))
    #expect(controller.moves == [[0, 2]])
    harness.settle()
    #expect(cell.frame == CGRect(x: 200, y: 0, width: 100, height: 100))
  }

  @Test func `a controller that does not move items in its data does not lift them`() throws {
    let controller = SquaresController()
    let harness = start(controller)
    let cell = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    lift(harness)
    #expect(cell.center == CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 240, y: 50))
  }

  @Test func `a controller decides which items move`() {
    let controller = FirstFixedController()
    let harness = start(controller)
    lift(harness)
    harness.release(CGPoint(x: 240, y: 50))
    harness.settle()
    #expect(controller.moves == 0)
    lift(harness, from: CGPoint(x: 140, y: 50))
    harness.release(CGPoint(x: 240, y: 50))
    #expect(controller.moves == 1)
  }

  @Test func `the gesture can be switched off`() {
    let controller = MovingController()
    controller.installsStandardGestureForInteractiveMovement = false
    let harness = start(controller)
    lift(harness)
    harness.release(CGPoint(x: 240, y: 50))
    #expect(controller.moves.isEmpty)
  }
}
