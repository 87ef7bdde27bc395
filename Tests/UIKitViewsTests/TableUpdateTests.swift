// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private final class Rows: UITableViewDataSource {
  var titles: [String]
  var sections = 1

  init(_ titles: [String]) { self.titles = titles }

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

@MainActor
@Suite struct TableUpdateTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let rows = Rows(["a", "b", "c"])

  private func start() -> Harness {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func presented(_ row: Int) -> CGRect? {
    table.cellForRow(at: path(row))?.layer.presentation()?.frame
  }

  @Test func `a deleted row fades, and those after it close the gap`() throws {
    let harness = start()
    let removed = try #require(table.cellForRow(at: path(0)))
    let kept = try #require(table.cellForRow(at: path(2)))
    rows.titles.removeFirst()
    table.deleteRows(at: [path(0)], with: .automatic)
    harness.advance(by: 0.15)
    #expect(table.cellForRow(at: path(1)) === kept)
    let middle = try #require(presented(1))
    #expect(middle.minY > 55 && middle.minY < 95)
    #expect(removed.superview === table)
    #expect((removed.layer.presentation()?.opacity ?? 1) < 0.9)
    harness.settle()
    #expect(presented(1)?.minY == 50)
    #expect(removed.superview == nil)
    #expect(removed.alpha == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `an inserted row comes from its side, and the others make room`() throws {
    let harness = start()
    rows.titles.insert("new", at: 1)
    table.insertRows(at: [path(1)], with: .left)
    harness.frame()
    let first = try #require(presented(1))
    #expect(first.minX < -200 && first.minY == 50)
    #expect((presented(2)?.minY ?? 0) < 60)
    harness.settle()
    #expect(presented(1) == CGRect(x: 0, y: 50, width: 300, height: 50))
    #expect(presented(2)?.minY == 100)
    #expect(table.cellForRow(at: path(1))?.textLabel?.text == "new")
  }

  @Test func `changes between begin and end happen together`() {
    let harness = start()
    rows.titles = ["c", "x", "b"]
    table.beginUpdates()
    table.deleteRows(at: [path(0)], with: .none)
    table.moveRow(at: path(2), to: path(0))
    table.insertRows(at: [path(1)], with: .none)
    table.endUpdates()
    harness.settle()
    let texts = (0..<3).map { table.cellForRow(at: path($0))?.textLabel?.text }
    #expect(texts == ["c", "x", "b"])
  }

  @Test func `a selection stays with its row`() {
    let harness = start()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    rows.titles.insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    harness.settle()
    #expect(table.indexPathForSelectedRow == path(2))
  }

  @Test func `rows are mapped by the changes, whose numbers must fit`() throws {
    var updates = TableUpdates()
    updates.deleted[path(0)] = .fade
    updates.inserted[path(2)] = .fade
    let map = try updates.sources(from: [3], to: [3]).get()
    #expect(map.items.all == [path(0): path(1), path(1): path(2)])
    guard case .failure(let problem) = updates.sources(from: [3], to: [4]) else {
      Issue.record("The numbers do not fit.")
      return
    }
    #expect(
      problem.message
        == "Section 0 had 3 rows; 1 were inserted and 1 deleted, but the data source returned 4.")
  }

  @Test func `sections are inserted and deleted, and reloaded rows get other views`() throws {
    let harness = start()
    let old = try #require(table.cellForRow(at: path(1)))
    rows.titles[1] = "B"
    table.reloadRows(at: [path(1)], with: .fade)
    harness.settle()
    #expect(table.cellForRow(at: path(1)) !== old)
    #expect(table.cellForRow(at: path(1))?.textLabel?.text == "B")
    rows.sections = 2
    table.insertSections([1], with: .fade)
    harness.settle()
    #expect(table.numberOfSections == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == 150)
    rows.sections = 1
    table.deleteSections([0], with: .fade)
    harness.settle()
    #expect(table.visibleCells.count == 3)
  }

  @Test func `a badge is shown at the image of its item`() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let item = UITabBarItem(title: "A", image: nil, tag: 0)
    bar.items = [item, UITabBarItem(tabBarSystemItem: .search, tag: 1)]
    let badges = bar.subviews.compactMap { $0 as? UILabel }
    #expect(badges.map(\.isHidden) == [true, true])
    item.badgeValue = "3"
    bar.layoutIfNeeded()
    #expect(badges.map(\.isHidden) == [false, true])
    #expect(badges[0].text == "3")
    #expect(badges[0].frame.minX == 81)
    item.badgeValue = nil
    #expect(badges[0].isHidden)
  }
}
