// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Rows that are deleted, or have buttons of their own.
@MainActor
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  var titles = ["a", "b", "c"]
  var trailing: UISwipeActionsConfiguration?
  var leading: UISwipeActionsConfiguration?
  var old: [UITableViewRowAction]?
  var log: [String] = []
  var _commitsRowEdits = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    titles[indexPath.row] != "c"
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle) \(indexPath.row)")
    titles.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { old }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("open \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("closed")
  }
}

@MainActor
@Suite struct RowSwipeTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let rows = Rows()

  private func start() -> Harness {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func shift(_ row: Int) -> CGFloat? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.bounds.minX
  }

  /// Drags a row slowly, and waits until it rests.
  private func drag(_ row: Int, by distance: CGFloat, _ harness: Harness) {
    let y = 25 + 50 * CGFloat(row)
    let start = CGPoint(x: distance < 0 ? 280 : 20, y: y)
    let end = CGPoint(x: start.x + distance, y: y)
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    harness.advance(by: 0.2)
    harness.release(end)
    harness.settle()
  }

  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [rows] _, _, done in
      rows.log.append(title)
      done(true)
    }
  }

  @Test func `a row follows the finger after ten points, and reveals its button`() {
    let harness = start()
    harness.press(CGPoint(x: 280, y: 25))
    harness.move(from: CGPoint(x: 280, y: 25), to: CGPoint(x: 220, y: 25), over: 0.3)
    #expect(abs((shift(0) ?? 0) - 50) < 0.01)
    #expect(texts(harness).contains("Delete"))
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 220, y: 25))
    harness.settle()
    #expect(abs((shift(0) ?? 0) - 75) <= 1)
    #expect(shift(1) == 0)
    #expect(rows.log == ["open 0"])
  }

  @Test func `the button deletes the row by the data source`() {
    let harness = start()
    drag(0, by: -80, harness)
    harness.tap(CGPoint(x: 270, y: 25))
    harness.settle()
    #expect(rows.log == ["open 0", "delete 0", "closed"])
    #expect(rows.titles == ["b", "c"])
    #expect(shift(0) == 0)
    #expect(texts(harness).sorted() == ["b", "c"])
  }

  @Test func `the button deletes its row, also after others were inserted above`() {
    let harness = start()
    drag(1, by: -100, harness)
    rows.titles.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    harness.settle()
    harness.tap(CGPoint(x: 270, y: 125))
    harness.settle()
    #expect(rows.log.contains("delete 2"), "\(rows.log)")
    #expect(rows.titles == ["new", "a", "c"])
  }

  @Test func `a row that is brought back to where it was is closed`() {
    let harness = start()
    let start = CGPoint(x: 200, y: 75)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 120, y: 75), over: 0.3)
    harness.move(from: CGPoint(x: 120, y: 75), to: CGPoint(x: 260, y: 75), over: 0.3)
    harness.advance(by: 0.2)
    harness.release(CGPoint(x: 260, y: 75))
    harness.settle()
    #expect(shift(1) == 0)
    #expect(rows.log == ["open 1", "closed"])
  }

  @Test func `rows that cannot be edited are not swiped`() {
    let harness = start()
    drag(2, by: -80, harness)
    #expect(shift(2) == 0)
    #expect(rows.log.isEmpty)
  }

  @Test func `rows of a data source without a method that deletes them are not swiped`() {
    let source = TableRows(count: 3)
    let harness = start()
    (table.dataSource, table.delegate) = (source, source)
    harness.settle()
    drag(0, by: -80, harness)
    #expect(shift(0) == 0)
  }

  @Test func `a tap beside the buttons and scrolling close the row, and select nothing`() {
    let harness = start()
    drag(0, by: -80, harness)
    harness.tap(CGPoint(x: 100, y: 75))
    harness.settle()
    #expect(shift(0) == 0)
    drag(1, by: -80, harness)
    #expect((shift(1) ?? 0) >= 74)
    harness.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 260), over: 0.2)
    harness.settle()
    #expect(shift(1) == 0)
    #expect(rows.log == ["open 0", "closed", "open 1", "closed"])
    harness.tap(CGPoint(x: 100, y: 75))
    harness.settle()
    #expect(rows.log.last == "select 1")
  }

  @Test func `buttons of both sides have their texts and colors, and call their handlers`() {
    let pin = action("Pin")
    pin.backgroundColor = .systemOrange
    rows.leading = UISwipeActionsConfiguration(actions: [pin])
    rows.trailing = UISwipeActionsConfiguration(actions: [
      action("Remove", .destructive), action("More"),
    ])
    let harness = start()
    drag(0, by: 60, harness)
    #expect(shift(0) == -74)
    #expect(texts(harness).contains("Pin"))
    harness.tap(CGPoint(x: 30, y: 25))
    harness.settle()
    #expect(shift(0) == 0)
    drag(0, by: -120, harness)
    let wide = shift(0) ?? 0
    #expect(wide > 148 && wide < 180)
    harness.tap(CGPoint(x: 300 - wide + 10, y: 25))
    harness.settle()
    #expect(rows.log == ["open 0", "Pin", "closed", "open 0", "More", "closed"])
  }

  @Test func `a full swipe performs the first action unless that is switched off`() {
    rows.trailing = UISwipeActionsConfiguration(actions: [action("First"), action("Second")])
    let harness = start()
    drag(0, by: -240, harness)
    #expect(rows.log == ["open 0", "First", "closed"])
    rows.trailing?.performsFirstActionWithFullSwipe = false
    drag(0, by: -240, harness)
    #expect(rows.log.last == "open 0")
    #expect((shift(0) ?? 0) > 100)
  }

  @Test func `actions of old programs are buttons at the right`() {
    rows.old = [
      UITableViewRowAction(style: .normal, title: "Flag") { [rows] _, path in
        rows.log.append("Flag \(path.row)")
      }
    ]
    let harness = start()
    drag(1, by: -80, harness)
    harness.tap(CGPoint(x: 270, y: 75))
    harness.settle()
    #expect(rows.log == ["open 1", "Flag 1", "closed"])
  }

  @Test func `assistive technologies perform the actions of a row`() throws {
    rows.leading = UISwipeActionsConfiguration(actions: [action("Pin")])
    let harness = start()
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    func names(_ label: String) -> [String] {
      flat(harness.host.accessibilityTree()).first { $0.label == label }?.actions
        .filter { $0.kind == .custom }.map(\.name) ?? []
    }
    #expect(names("a") == ["Pin", "Delete"])
    #expect(names("c") == [])
    let row = flat(harness.host.accessibilityTree()).first { $0.label == "a" }
    row?.actions.first { $0.name == "Delete" }?.perform()
    harness.settle()
    #expect(rows.titles == ["b", "c"])
  }

  @Test func `a vertical drag over a row scrolls`() {
    rows.titles = (0..<30).map(String.init)
    let harness = start()
    harness.press(CGPoint(x: 100, y: 300))
    harness.move(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 90, y: 200), over: 0.2)
    #expect(table.contentOffset.y > 80)
    #expect(rows.log.isEmpty)
  }

  @Test func `rows of a collection's list are swiped`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [self] path in
      path.item == 0 ? UISwipeActionsConfiguration(actions: [action("Archive")]) : nil
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "item \(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot, animatingDifferences: false)
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.settle()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    drag(0, by: -80, harness)
    #expect(cell.bounds.minX > 70)
    harness.tap(CGPoint(x: 280, y: 20))
    harness.settle()
    #expect(rows.log == ["Archive"])
    #expect(cell.bounds.minX == 0)
  }
}
