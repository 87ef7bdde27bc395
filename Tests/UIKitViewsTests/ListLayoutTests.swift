// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A view that constraints place, in a shown hierarchy.
@MainActor
@Suite struct ShownConstraintTests {
  private let controller = UIViewController()
  private let box = UIView()

  private func start() -> (Harness, NSLayoutConstraint) {
    controller.view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let left = box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    return (harness, left)
  }

  @Test func `constraints that are activated again return a view that code has moved`() {
    let (harness, left) = start()
    left.isActive = false
    harness.frame()
    box.center.x = 200
    harness.frame()
    #expect(box.center.x == 200)
    left.isActive = true
    harness.frame()
    #expect(box.center.x == 25)
  }

  @Test func `a constant of other views does not return a view that code has moved`() {
    let other = UIView()
    let (harness, _) = start()
    let parent = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    controller.view.addSubview(parent)
    parent.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    let width = other.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    harness.frame()
    box.center.x = 200
    harness.frame()
    width.constant = 30
    harness.frame()
    #expect(other.frame.width == 30)
    #expect(box.center.x == 200)
  }

  @Test func `guides alone place a view`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (card, inner) = (UIView(), UIView())
    for (view, parent) in [(card, root), (inner, card)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let guide = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 40),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 12, y: 22, width: 56, height: 56))
  }

  @Test func `animations inside of code without animation take effect at once`() {
    let (harness, _) = start()
    var wereEnabled = true
    UIView.performWithoutAnimation {
      wereEnabled = UIView.areAnimationsEnabled
      UIView.animate(withDuration: 1) { box.alpha = 0 }
    }
    harness.frame()
    #expect(!wereEnabled && UIView.areAnimationsEnabled)
    #expect(box.layer.presentation()?.opacity ?? 0 == 0)
  }

  @Test func `the contents of a row have its size before the constraints inside are solved`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == cell.bounds)
    cell.frame.size = CGSize(width: 300, height: 90)
    #expect(cell.contentView.frame.size == CGSize(width: 300, height: 90))
  }

  @Test func `anchors of two views are the same objects while they are used`() {
    let (root, one, other) = (UIView(), UIView(), UIView())
    for view in [one, other] { root.addSubview(view) }
    let first = one.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let second = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let (anchor, next) = (first.firstAnchor, second.firstAnchor)
    #expect(first.firstAnchor === anchor)
    #expect(second.firstAnchor === next)
  }

  @Test func `a size by constraints follows the contents, and constraints that are added`() {
    let (root, label) = (UIView(), WideContents())
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let narrow = root.systemLayoutSizeFitting(.zero)
    label.width = 90
    let wide = root.systemLayoutSizeFitting(.zero)
    #expect(narrow.width == 10 && wide.width == 90)
    label.heightAnchor.constraint(equalToConstant: 90).isActive = true
    #expect(root.systemLayoutSizeFitting(.zero).height == 90)
  }
}

/// A view with contents of a width.
@MainActor
private final class WideContents: UIView {
  var width: CGFloat = 10 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
}

/// A table of rows whose heights their contents determine.
@MainActor
private final class ContentRows: UITableViewDataSource {
  var count = 30
  var height: CGFloat = 64
  var width: CGFloat?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      width.map {
        view.heightAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: $0)
      }
        ?? view.heightAnchor.constraint(equalToConstant: height),
    ])
    return cell
  }
}

/// Items of a flow layout.
@MainActor
private final class FlowItems: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var asked = 0

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 100 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 90, height: 40)
  }
}

/// Lists stay where they are when rows change, and use another size.
@MainActor
@Suite struct ListLayoutTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func start(_ rows: ContentRows) -> Harness {
    table.dataSource = rows
    return show(table)
  }

  private func show(_ view: UIView) -> Harness {
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 600, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    return harness
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `rows that change without animation do not move the contents`() {
    let rows = ContentRows()
    let harness = start(rows)
    UIView.performWithoutAnimation { table.reloadRows(at: [path(0)], with: .none) }
    harness.frame()
    #expect(table.contentOffset.y == 0)
    rows.count += 1
    UIView.performWithoutAnimation { table.insertRows(at: [path(0)], with: .none) }
    harness.frame()
    #expect(table.contentOffset.y == 0)
    #expect(table.rectForRow(at: path(1)).minY == 64)
  }

  @Test func `rows that are configured again stay in place`() {
    let rows = ContentRows()
    rows.height = 100
    let harness = start(rows)
    table.contentOffset.y = 1060
    harness.frame()
    let visible = table.indexPathsForVisibleRows ?? []
    let before = visible.dropFirst().first.map {
      table.rectForRow(at: $0).minY - table.contentOffset.y
    }
    table.reconfigureRows(at: visible)
    harness.frame()
    let after = visible.dropFirst().first.map {
      table.rectForRow(at: $0).minY - table.contentOffset.y
    }
    #expect(before == after)
  }

  @Test func `empty updates keep the heights of rows that are not visible`() {
    let rows = ContentRows()
    rows.height = 100
    let harness = start(rows)
    for offset in stride(from: 0, through: 2000, by: 300) {
      table.contentOffset.y = CGFloat(offset)
      harness.frame()
    }
    let first = table.indexPathsForVisibleRows?.first
    table.beginUpdates()
    table.endUpdates()
    harness.settle()
    #expect(table.indexPathsForVisibleRows?.first == first)
    #expect(table.rectForRow(at: path(1)).minY == 100)
  }

  @Test func `without estimates rows have the heights of their contents`() {
    table.estimatedRowHeight = 0
    let harness = start(ContentRows())
    harness.frame()
    #expect(table.rectForRow(at: path(1)).minY == 64)
  }

  @Test func `rows are measured again for another width`() {
    let rows = ContentRows()
    rows.width = 0.25
    let harness = start(rows)
    #expect(table.rectForRow(at: path(1)).minY == 75)
    table.frame.size.width = 600
    harness.frame()
    harness.frame()
    #expect(table.rectForRow(at: path(1)).minY == 150)
  }

  @Test func `a flow layout uses another width`() {
    let (collection, items) = collection()
    let harness = show(collection)
    #expect(collection.layoutAttributesForItem(at: path(5))?.frame.minY == 50)
    collection.frame.size.width = 600
    harness.frame()
    #expect(collection.layoutAttributesForItem(at: path(5))?.frame.minY == 0)
    _ = items
  }

  @Test func `pinned headers do not ask for sizes while scrolled`() throws {
    let (collection, items) = collection()
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let harness = show(collection)
    items.asked = 0
    collection.contentOffset.y = 60
    harness.frame()
    #expect(items.asked == 0)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(header?.frame.minY == 60)
  }

  private func collection() -> (UICollectionView, FlowItems) {
    let items = FlowItems()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (collection.dataSource, collection.delegate) = (items, items)
    return (collection, items)
  }
}
