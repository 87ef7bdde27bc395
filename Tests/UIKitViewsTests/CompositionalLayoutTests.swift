// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct CompositionalLayoutTests {
  private let counts = Counts()

  /// Shows numbers of items.
  @MainActor
  private final class Counts: UICollectionViewDataSource {
    var counts = [5]
    var made: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      made(cell, indexPath)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
  }

  private func start(_ section: NSCollectionLayoutSection) -> (Harness, UICollectionView) {
    start(UICollectionViewCompositionalLayout(section: section))
  }

  private func start(_ layout: UICollectionViewLayout) -> (Harness, UICollectionView) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "bar",
      withReuseIdentifier: "bar")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "bar")
    collection.dataSource = counts
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    return (harness, collection)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.indexPathsForVisibleItems.compactMap {
      collection.layoutAttributesForItem(at: $0)?.frame
    }
  }

  @Test func `a row repeats its item as often as it fits`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .absolute(80)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    let (_, collection) = start(section)
    #expect(
      frames(collection) == [
        CGRect(x: 5, y: 25, width: 90, height: 70), CGRect(x: 105, y: 25, width: 90, height: 70),
        CGRect(x: 205, y: 25, width: 90, height: 70), CGRect(x: 5, y: 115, width: 90, height: 70),
        CGRect(x: 105, y: 115, width: 90, height: 70),
      ])
    #expect(collection.contentSize == CGSize(width: 300, height: 210))
  }

  @Test func `a number of items shares the length, and groups nest`() {
    let whole = size(.fractionalWidth(1), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: whole), count: 2)
    column.interItemSpacing = .fixed(10)
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)), subitems: [large, column])
    let (_, collection) = start(NSCollectionLayoutSection(group: group))
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 180, height: 110), CGRect(x: 180, y: 0, width: 120, height: 50),
        CGRect(x: 180, y: 60, width: 120, height: 50),
        CGRect(x: 0, y: 110, width: 180, height: 110),
        CGRect(x: 180, y: 110, width: 120, height: 50),
      ])
  }

  @Test func `flexible spacing takes up what is left`() {
    counts.counts = [3]
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item, item, item])
    group.interItemSpacing = .flexible(10)
    let (_, collection) = start(NSCollectionLayoutSection(group: group))
    #expect(frames(collection).map(\.minX) == [0, 120, 240])
  }

  @Test func `a custom group has the frames of its closure`() {
    counts.counts = [3]
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 10, y: 50, width: width - 20, height: 50)),
      ]
    }
    let (_, collection) = start(NSCollectionLayoutSection(group: group))
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 10, y: 50, width: 280, height: 50),
        CGRect(x: 0, y: 100, width: 300, height: 40),
      ])
  }

  @Test func `the contents determine estimated heights`() {
    counts.counts = [3]
    counts.made = { cell, path in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: CGFloat(path.item + 1) * 30),
      ])
    }
    let estimated = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
    let (_, collection) = start(NSCollectionLayoutSection(group: group))
    #expect(frames(collection).map(\.height) == [30, 60, 90])
    #expect(frames(collection).map(\.minY) == [0, 30, 90])
    #expect(collection.contentSize.height == 180)
  }

  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test func `a section scrolls across the layout, and stops at groups in the middle`() throws {
    counts.counts = [8, 2]
    let (harness, collection) = start(carousel(.groupPagingCentered))
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.convert(first.bounds, to: collection).midX == 150)
    #expect(collection.contentSize == CGSize(width: 300, height: 240))
    harness.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 120, y: 60), over: 0.2)
    harness.settle()
    let second = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(second.convert(second.bounds, to: collection).midX - 150) < 0.5)
    #expect(collection.contentOffset == .zero)
    let other = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(other.convert(other.bounds, to: collection).midX == 150)
    #expect(
      collection.indexPathForItem(at: CGPoint(x: 150, y: 60)) == IndexPath(item: 1, section: 0))
  }

  @Test func `a handler changes the look of visible items while they scroll`() throws {
    counts.counts = [8]
    let section = carousel(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items {
        let distance = abs(item.frame.midX - middle)
        let scale = max(0.5, 1 - distance / 600)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    let (harness, collection) = start(section)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    let before = cell.transform.a
    harness.drag(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 60), over: 0.2)
    harness.settle()
    #expect(cell.transform.a > before)
  }

  @Test func `headers extend a section, stay at the edge, and badges are on their items`() throws {
    counts.counts = [12]
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "bar",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (harness, collection) = start(layout)
    let path = IndexPath(item: 0, section: 0)
    #expect(frames(collection).first == CGRect(x: 0, y: 30, width: 300, height: 60))
    #expect(
      collection.supplementaryView(forElementKind: "bar", at: path)?.frame
        == CGRect(x: 290, y: 20, width: 20, height: 20))
    #expect(collection.contentSize.height == 750)
    collection.contentOffset.y = 100
    harness.frame()
    #expect(
      collection.supplementaryView(forElementKind: "header", at: path)?.frame
        == CGRect(x: 0, y: 100, width: 300, height: 30))
  }

  @Test func `a section provider has the environment, and a group without items ends`() {
    counts.counts = [2, 2]
    var widths: [CGFloat] = []
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [])
    let layout = UICollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return index == 0 ? NSCollectionLayoutSection(group: empty) : self.carousel(.none)
    }
    let (_, collection) = start(layout)
    #expect(widths.first == 300)
    #expect(collection.contentSize.height == 260)
  }
}
