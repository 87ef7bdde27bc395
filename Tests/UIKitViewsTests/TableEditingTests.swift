// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Rows that are edited and moved.
@MainActor
private final class List: UITableViewController {
  var titles = (0..<4).map { "row \($0)" }
  var log: [String] = []
  override var _movesRows: Bool { true }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == 0 ? .insert : indexPath.row == 3 ? .none : .delete
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle) \(indexPath.row)")
    if editingStyle == .delete {
      titles.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    titles.insert(titles.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}

@MainActor
@Suite struct TableEditingTests {
  private let list = List()

  private func start() -> Harness {
    list.tableView.rowHeight = 50
    list.tableView.contentInsetAdjustmentBehavior = .never
    list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(list) }
    harness.settle()
    return harness
  }

  private func cell(_ row: Int) -> UITableViewCell? {
    list.tableView.cellForRow(at: IndexPath(row: row, section: 0))
  }

  @Test func `editing the controller moves the contents of rows for their buttons`() {
    let harness = start()
    list.setEditing(true, animated: true)
    harness.advance(by: 0.15)
    let moving = cell(1)?.contentView.layer.presentation()?.frame.minX ?? 0
    #expect(moving > 5 && moving < 35)
    harness.settle()
    #expect(list.tableView.isEditing)
    #expect(cell(1)?.isEditing == true && cell(1)?.editingStyle == .delete)
    #expect(cell(1)?.contentView.frame == CGRect(x: 38, y: 0, width: 218, height: 50))
    #expect(cell(3)?.contentView.frame.minX == 0)
    list.isEditing = false
    harness.settle()
    #expect(cell(1)?.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(cell(1)?.isEditing == false)
  }

  @Test func `the buttons insert at once, and delete after a second press`() {
    let harness = start()
    list.setEditing(true, animated: false)
    harness.settle()
    harness.tap(CGPoint(x: 20, y: 25))
    harness.settle()
    #expect(list.log == ["insert 0"])
    harness.tap(CGPoint(x: 20, y: 75))
    harness.settle()
    #expect(list.log.count == 1)
    #expect(cell(1)?.showingDeleteConfirmation == true)
    harness.tap(CGPoint(x: 270, y: 75))
    harness.settle()
    #expect(list.log == ["insert 0", "delete 1"])
    #expect(list.titles.count == 3)
    #expect(cell(1)?.textLabel?.text == "row 2")
  }

  @Test func `rows are selected during editing only if that is allowed`() {
    let harness = start()
    list.setEditing(true, animated: false)
    harness.tap(CGPoint(x: 150, y: 75))
    #expect(list.log.isEmpty)
    list.tableView.allowsMultipleSelectionDuringEditing = true
    list.setEditing(false, animated: false)
    list.setEditing(true, animated: false)
    harness.settle()
    harness.tap(CGPoint(x: 20, y: 75))
    harness.tap(CGPoint(x: 150, y: 125))
    #expect(list.log == ["select 1", "select 2"])
    #expect(list.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2])
  }

  @Test func `a row that is dragged by its grip follows the finger, and the others make room`() {
    let harness = start()
    list.setEditing(true, animated: false)
    harness.settle()
    let dragged = cell(0)
    harness.press(CGPoint(x: 280, y: 25))
    harness.move(from: CGPoint(x: 280, y: 25), to: CGPoint(x: 280, y: 130), over: 0.3)
    #expect(dragged?.center.y == 130)
    harness.advance(by: 0.5)
    #expect(cell(0)?.textLabel?.text == "row 1" && cell(0)?.frame.minY == 0)
    #expect(list.titles[0] == "row 0")
    harness.release(CGPoint(x: 280, y: 130))
    harness.settle()
    #expect(list.titles == ["row 1", "row 2", "row 0", "row 3"])
    #expect(dragged === cell(2) && dragged?.frame.minY == 100)
    #expect(dragged?.layer.zPosition == 0)
  }

  @Test(arguments: [true, false])
  func `a change of the rows ends the movement of one`(reloads: Bool) {
    let harness = start()
    list.setEditing(true, animated: false)
    harness.settle()
    harness.press(CGPoint(x: 280, y: 25))
    harness.move(from: CGPoint(x: 280, y: 25), to: CGPoint(x: 280, y: 190), over: 0.3)
    list.titles.removeLast(2)
    if reloads {
      list.tableView.reloadData()
    } else {
      list.tableView.deleteRows(
        at: [IndexPath(row: 2, section: 0), IndexPath(row: 3, section: 0)], with: .none)
    }
    harness.frame()
    harness.move(from: CGPoint(x: 280, y: 190), to: CGPoint(x: 280, y: 60), over: 0.2)
    harness.release(CGPoint(x: 280, y: 60))
    harness.settle()
    #expect(list.titles == ["row 0", "row 1"])
    #expect((0..<2).map { cell($0)?.textLabel?.text } == ["row 0", "row 1"])
    #expect((0..<2).map { cell($0)?.frame.minY } == [0, 50])
    #expect(cell(2) == nil && cell(0)?.layer.zPosition == 0)
  }

  @Test func `a grip held near the edge scrolls the table`() {
    list.titles = (0..<40).map { "row \($0)" }
    let harness = start()
    list.setEditing(true, animated: false)
    harness.settle()
    harness.press(CGPoint(x: 280, y: 125))
    harness.move(from: CGPoint(x: 280, y: 125), to: CGPoint(x: 280, y: 395), over: 0.3)
    harness.advance(by: 2)
    #expect(list.tableView.contentOffset.y > 600)
    harness.release(CGPoint(x: 280, y: 395))
    harness.settle()
    let index = list.titles.firstIndex(of: "row 2") ?? 0
    #expect(index > 18)
    #expect(list.titles.count == 40)
    #expect(cell(index)?.textLabel?.text == "row 2")
  }

  @Test func `the edit button begins and ends editing`() {
    let harness = start()
    #expect(list.editButtonItem.title == "Edit")
    list.editButtonItem.primaryAction?.perform(sender: nil)
    harness.settle()
    #expect(list.isEditing && list.tableView.isEditing)
    #expect(list.editButtonItem.title == "Done")
  }
}
