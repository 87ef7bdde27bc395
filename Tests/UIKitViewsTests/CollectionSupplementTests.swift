// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

private final class Header: UICollectionReusableView {}

private final class Source: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let layout = UICollectionViewFlowLayout()
  lazy var collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 200, height: 80)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (collection.dataSource, collection.delegate) = (self, self)
    view.addSubview(collection)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@MainActor
@Suite struct CollectionSupplementTests {
  private let source = Source()
  private let kind = UICollectionView.elementKindSectionHeader

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(source) }
    harness.frame()
    harness.frame()
    return harness
  }

  @Test func `headers are above the items of their sections, and reused`() throws {
    let harness = start()
    let headers = source.collection.visibleSupplementaryViews(ofKind: kind)
    #expect(
      headers.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 0, y: 190, width: 200, height: 30),
      ])
    #expect(abs(source.collection.contentSize.height - 570) < 0.01)
    #expect(headers.first?.reuseIdentifier == "header")
    source.collection.contentOffset.y = 370
    harness.frame()
    let later = source.collection.visibleSupplementaryViews(ofKind: kind)
    #expect(later.map(\.frame.minY) == [380])
    #expect(headers.contains { $0 === later[0] })
  }

  @Test func `a length of an item that is not finite counts as zero`() {
    let harness = start()
    source.layout.itemSize = CGSize(width: CGFloat.nan, height: .infinity)
    harness.frame()
    #expect(source.collection.contentSize == CGSize(width: 200, height: 90))
  }

  @Test func `a pinned header stays at the edge until its section ends`() {
    let harness = start()
    source.layout.sectionHeadersPinToVisibleBounds = true
    source.collection.contentOffset.y = 100
    harness.frame()
    func first() -> CGFloat? {
      source.collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(first() == 100)
    source.collection.contentOffset.y = 175
    harness.frame()
    #expect(first() == 160)
  }
}
