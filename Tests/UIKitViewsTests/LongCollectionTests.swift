// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private class LongItems: UICollectionViewDataSource {
  var count: Int
  var made = 0

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// Items whose delegate gives no sizes.
@MainActor
private final class PlainItems: LongItems, UICollectionViewDelegateFlowLayout {}

/// Items that have sizes of their own.
@MainActor
private final class SizedItems: LongItems, UICollectionViewDelegateFlowLayout {
  var asked = 0
  var size: (Int) -> CGSize = { _ in CGSize(width: 90, height: 40) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return size(indexPath.item)
  }
}

/// Flow layouts of many items.
@MainActor
@Suite struct LongCollectionTests {
  private let layout = UICollectionViewFlowLayout()
  private let many = 100_000

  private func start(_ items: LongItems) -> (UICollectionView, Harness) {
    layout.itemSize = CGSize(width: 90, height: 40)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.delegate = items as? any UICollectionViewDelegate
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    return (collection, harness)
  }

  private func frame(_ item: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func `items of one size are in rows of equal distance`() {
    let items = PlainItems(many)
    let (collection, harness) = start(items)
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(frame(4) == CGRect(x: 105, y: 50, width: 90, height: 40))
    #expect(frame(many - 1)?.minY == CGFloat(many / 3) * 50)
    #expect(collection.contentSize.height == CGFloat(many / 3) * 50 + 40)
    #expect(items.made <= 30)
    items.made = 0
    collection.scrollToItem(
      at: IndexPath(item: many - 1, section: 0), at: .bottom, animated: false)
    harness.frame()
    #expect(items.made <= 30)
    #expect(collection.indexPathsForVisibleItems.max()?.item == many - 1)
  }

  @Test func `the places are the same whether or not the delegate gives the size`() {
    let plain = start(PlainItems(10)).0
    let places = (0..<10).map(frame)
    let items = SizedItems(10)
    let sized = start(items).0
    #expect(places == (0..<10).map(frame))
    #expect(items.asked >= 10)
    #expect(plain.contentSize == sized.contentSize)
    items.size = { CGSize(width: 90, height: $0 == 9 ? 41 : 40) }
    layout.invalidateLayout()
    sized.layoutIfNeeded()
    #expect(places.dropLast() == (0..<9).map(frame)[...])
    #expect(frame(9) == CGRect(x: 0, y: 150, width: 90, height: 41))
  }

  @Test func `lines that overlap are all found`() {
    layout.minimumLineSpacing = -35
    let (collection, _) = start(LongItems(30))
    let rect = CGRect(x: 0, y: 30, width: 300, height: 5)
    let found = layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item).sorted()
    let all = (0..<30).filter { frame($0)?.intersects(rect) == true }
    #expect(found == all)
    #expect(all.count > 12)
    #expect(collection.visibleCells.count == 30)
  }
}
