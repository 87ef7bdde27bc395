// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Two sections of rows with titles, whose rows can be deleted.
@MainActor
private final class Sections: UITableViewDataSource, UITableViewDelegate {
  var rows = [["a", "b", "c"], ["d"]]
  var shown: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Title \(section)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "Footer" : nil
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    shown.append(header.textLabel?.text ?? "")
  }
}

@MainActor
@Suite struct InsetTableTests {
  private let sections = Sections()

  private func table(_ style: UITableView.Style, width: CGFloat = 390) -> (UITableView, Harness) {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
    (table.dataSource, table.delegate, table.rowHeight) = (sections, sections, 44)
    table.contentInsetAdjustmentBehavior = .never
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: width, height: 600)) { _rootView(controller) }
    harness.settle()
    return (table, harness)
  }

  private func cell(_ table: UITableView, _ row: Int, _ section: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test func `the rows of a section are a card with rounded corners`() throws {
    let (table, harness) = table(.insetGrouped)
    let (first, middle, last) = (
      try cell(table, 0, 0), try cell(table, 1, 0), try cell(table, 2, 0)
    )
    #expect(
      first.frame.minX == 16 && first.frame.width == 358
        && table.rectForRow(at: IndexPath(row: 1, section: 0)).minX == 16)
    for cell in [first, middle, last] {
      #expect(cell.layer.cornerRadius == 10 && cell.clipsToBounds)
    }
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(middle.layer.maskedCorners == [])
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(try cell(table, 0, 1).layer.maskedCorners.rawValue == 15)
    _ = harness
  }

  @Test func `wide tables have wider margins, other styles none`() throws {
    let (wide, first) = table(.insetGrouped, width: 430)
    #expect(try cell(wide, 0, 0).frame.minX == 20 && cell(wide, 0, 0).frame.width == 390)
    for style in [UITableView.Style.plain, .grouped] {
      let (table, harness) = table(style)
      #expect(try cell(table, 0, 0).frame.minX == 0 && cell(table, 0, 0).layer.cornerRadius == 0)
      _ = harness
    }
    _ = first
  }

  @Test func `titles of grouped sections are in capitals, beside the edge of their card`() throws {
    let (table, harness) = table(.insetGrouped)
    let title = try #require(harness.list.glyphItems.first { $0.run.text == "TITLE 0" })
    #expect(abs(title.origin.x - 32) < 0.5)
    #expect(harness.list.glyphItems.contains { $0.run.text == "Footer" })
    #expect(sections.shown == ["TITLE 0", "TITLE 1"])
    #expect(table.headerView(forSection: 0)?.frame.minX == 16)
    let card = table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    #expect(title.origin.y < card - 7 && title.origin.y > card - 16)
  }

  @Test func `titles move with their sections when rows are deleted`() throws {
    let (table, harness) = table(.insetGrouped)
    let before = try #require(table.headerView(forSection: 1)?.frame.minY)
    sections.rows[0].removeLast()
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    let after = try #require(table.headerView(forSection: 1)?.frame.minY)
    #expect(abs(before - after - 44) < 0.01)
    for _ in 0..<5 {
      harness.frame()
      let header = try #require(table.headerView(forSection: 1))
      let shown = header.layer.presentation()?.frame ?? header.frame
      #expect(shown.minX == 16 && shown.width == 358)
      #expect(shown.minY <= before + 0.01 && shown.minY >= after - 0.01)
    }
    harness.settle()
    #expect(
      try cell(table, 1, 0).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}
