// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `a snapshot is changed by identifiers`() {
    var one = snapshot([("a", [1, 2]), ("b", [3])])
    one.insertItems([9], beforeItem: 2)
    one.moveItem(3, afterItem: 1)
    one.moveSection("a", afterSection: "b")
    #expect(one.sectionIdentifiers == ["b", "a"])
    #expect(one.itemIdentifiers(inSection: "a") == [1, 3, 9, 2])
    #expect(one.numberOfItems == 4 && one.numberOfItems(inSection: "b") == 0)
    #expect(one.indexOfItem(9) == 2)
    #expect(one.sectionIdentifier(containingItem: 3) == "a")
    one.deleteSections(["a"])
    #expect(one.itemIdentifiers.isEmpty && one.indexOfItem(1) == nil)
  }

  @Test func `a collection shows a snapshot, and keeps the views of items that remain`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    harness.frame()
    #expect(collection.visibleCells.map(\.tag) == [1, 2, 3])
    let kept = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    var isShown = false
    source.apply(snapshot([("b", [7]), ("a", [3, 1])])) { isShown = true }
    harness.advance(by: 0.1)
    let middle = try #require(kept.layer.presentation()?.frame.minY)
    #expect(middle > 41 && middle < 79)
    #expect(!isShown)
    harness.settle()
    #expect(isShown)
    #expect(collection.visibleCells.map(\.tag) == [7, 3, 1])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 1)) === kept)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 1)
    #expect(source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
  }

  @Test func `a table shows a snapshot, whose rows come and go`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.tag = item
      return cell
    }
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    harness.frame()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])
    source.apply(snapshot([("a", [3, 2, 4])]))
    harness.settle()
    #expect(table.visibleCells.map(\.tag) == [3, 2, 4])
    let texts = table.visibleCells.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(texts == ["3", "2", "4"])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let kept = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    var isShown = false
    source.apply(snapshot([("a", [4, 3])]), animatingDifferences: false) { isShown = true }
    harness.frame()
    #expect(table.visibleCells.map(\.tag) == [4, 3])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === kept && kept.frame.minY == 50)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    harness.settle()
    #expect(isShown)
  }

  /// Rows that can be moved.
  private final class MovableRows: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private func movableTable() -> (UITableView, MovableRows, Harness) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    let source = MovableRows(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.tag = item
      return cell
    }
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    source.apply(snapshot([("a", [1, 2, 3, 4])]), animatingDifferences: false)
    harness.settle()
    return (table, source, harness)
  }

  @Test(arguments: [false, true])
  func `a snapshot ends the movement of a row`(isAnimated: Bool) {
    let (table, source, harness) = movableTable()
    table.setEditing(true, animated: false)
    harness.settle()
    let moved = table.cellForRow(at: IndexPath(row: 0, section: 0))
    harness.press(CGPoint(x: 280, y: 25))
    harness.move(from: CGPoint(x: 280, y: 25), to: CGPoint(x: 280, y: 190), over: 0.3)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === moved)
    source.apply(snapshot([("a", [2, 1])]), animatingDifferences: isAnimated)
    harness.frame()
    harness.move(from: CGPoint(x: 280, y: 190), to: CGPoint(x: 280, y: 60), over: 0.2)
    harness.release(CGPoint(x: 280, y: 60))
    harness.settle()
    #expect(table.visibleCells.map(\.tag) == [2, 1])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === moved)
    #expect(moved?.layer.zPosition == 0)
  }

  @Test(arguments: [false, true])
  func `a row that a snapshot moves under a finger is not highlighted after it`(
    isAnimated: Bool
  ) throws {
    let (table, source, harness) = movableTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    harness.press(CGPoint(x: 100, y: 25))
    harness.advance(by: 0.3)
    #expect(cell.isHighlighted)
    source.apply(snapshot([("a", [2, 3, 1])]), animatingDifferences: isAnimated)
    harness.frame()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    harness.release(CGPoint(x: 100, y: 25))
    harness.settle()
    #expect(!cell.isHighlighted)
  }

  /// Shuffles its items each time that they have been shown.
  @MainActor
  private final class Shuffler {
    let collection: UICollectionView
    let table: UITableView
    private(set) var counts = [0, 0]
    private var sources:
      (
        items: UICollectionViewDiffableDataSource<Int, Int>,
        rows: UITableViewDiffableDataSource<Int, Int>
      )

    init() {
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200),
        collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      table = UITableView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
      sources = (items, rows)
    }

    private func next() -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(counts[0] % 2 == 0 ? [1, 2, 3] : [3, 2, 1])
      return snapshot
    }

    func shuffle(_ index: Int, animated: Bool) {
      counts[index] += 1
      // More would overflow the stack.
      guard counts[index] < 100 else { return }
      let again = { [unowned self] in shuffle(index, animated: animated) }
      if index == 0 {
        sources.items.apply(next(), animatingDifferences: animated, completion: again)
      } else {
        sources.rows.apply(next(), animatingDifferences: animated, completion: again)
      }
    }
  }

  @Test(arguments: [0, 1], [false, true])
  func `a snapshot that is applied when another one is shown does not hold up the frame`(
    index: Int, isAnimated: Bool
  ) {
    let shuffler = Shuffler()
    let controller = UIViewController()
    for view in [shuffler.collection, shuffler.table] { controller.view.addSubview(view) }
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    shuffler.shuffle(index, animated: isAnimated)
    for _ in 0..<3 { harness.frame() }
    #expect((1...4).contains(shuffler.counts[index]))
    harness.advance(by: 2)
    #expect(shuffler.counts[index] > 4)
  }
}
