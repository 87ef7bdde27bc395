// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct SectionSnapshotTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a11"], to: "a1")
    return tree
  }

  @Test func `items are in the order of an outline`() {
    var tree = tree()
    #expect(tree.items == ["a", "a1", "a11", "a2", "b"])
    #expect(tree.rootItems == ["a", "b"])
    #expect(tree.items.map { tree.level(of: $0) } == [0, 1, 2, 1, 0])
    #expect(tree.parent(of: "a11") == "a1" && tree.parent(of: "a2") == "a")
    #expect(tree.parent(of: "b") == nil && tree.index(of: "b") == 4)
    tree.insert(["x"], after: "a1")
    tree.insert(["y"], before: "b")
    #expect(tree.items == ["a", "a1", "a11", "x", "a2", "y", "b"])
    #expect(tree.level(of: "x") == 1 && tree.level(of: "y") == 0)
    tree.delete(["a1", "none"])
    #expect(tree.items == ["a", "x", "a2", "y", "b"] && !tree.contains("a11"))
  }

  @Test func `the items in expanded ones are visible`() {
    var tree = tree()
    #expect(tree.visibleItems == ["a", "b"])
    // What is in a collapsed item stays hidden.
    tree.expand(["a1", "none"])
    #expect(tree.visibleItems == ["a", "b"] && !tree.isVisible("a11"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a11", "a2", "b"] && tree.isVisible("a11"))
    tree.collapse(["a1"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"] && !tree.isExpanded("a1"))
  }

  @Test func `a part of a tree is one itself`() {
    var tree = tree()
    tree.expand(["a1"])
    let part = tree.snapshot(of: "a")
    #expect(part.items == ["a1", "a11", "a2"] && part.level(of: "a11") == 1)
    #expect(part.isExpanded("a1"))
    #expect(tree.snapshot(of: "a", includingParent: true).level(of: "a11") == 2)
    tree.replace(childrenOf: "a", using: tree.snapshot(of: "a1"))
    #expect(tree.items == ["a", "a11", "b"] && tree.level(of: "a11") == 1)
  }

  @Test func `a tap on the arrow of a row expands its item`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 700),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var expanded: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let harness = Harness(size: CGSize(width: 390, height: 700)) { _rootView(controller) }
    source.apply(tree(), to: 0, animatingDifferences: false)
    harness.settle()
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    func tap(_ item: String) {
      guard let path = source.indexPath(for: item), let cell = collection.cellForItem(at: path)
      else { return }
      let point = cell.convert(CGPoint(x: 100, y: 10), to: nil)
      harness.press(point)
      harness.release(point)
      harness.settle()
    }
    tap("b")
    #expect(expanded == [])
    tap("a")
    #expect(expanded == ["a"])
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: 0).items.count == 5)
    let row = source.indexPath(for: "a1").flatMap { collection.cellForItem(at: $0) }
    #expect((row as? UICollectionViewListCell)?.indentationLevel == 1)
    tap("a")
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    #expect(source.snapshot(for: 0).contains("a11"))
  }

  @Test func `a tap on a row performs the action of its arrow, if it has one`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    var count = 0
    cell.accessories = [
      .outlineDisclosure(options: .init(style: .header), actionHandler: { count += 1 })
    ]
    let controller = UIViewController()
    controller.view.addSubview(cell)
    let harness = Harness(size: CGSize(width: 390, height: 700)) { _rootView(controller) }
    harness.settle()
    harness.tap(CGPoint(x: 100, y: 122))
    harness.settle()
    #expect(count == 1)
  }
}
