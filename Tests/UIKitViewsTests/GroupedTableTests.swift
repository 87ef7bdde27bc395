// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Sections of one row, of which some have titles.
@MainActor
private final class Sections: UITableViewDataSource, UITableViewDelegate {
  var count = 2
  var title: (Int) -> String? = { _ in nil }
  var background: UIColor?
  private(set) var asked = 0
  private(set) var displayed: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    if let background { cell.backgroundColor = background }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    asked += 1
    return title(section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    let text = (view as? UITableViewHeaderFooterView)?.textLabel?.text
    displayed.append("header \(section) \(text ?? "nil")")
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { displayed.append("footer \(section)") }
}

@MainActor
@Suite struct GroupedTableTests {
  private let sections = Sections()
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .grouped)

  private func show() -> Harness {
    (table.dataSource, table.delegate, table.rowHeight) = (sections, sections, 44)
    table.contentInsetAdjustmentBehavior = .never
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 390, height: 600)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  private func row(_ section: Int) -> CGRect {
    table.rectForRow(at: IndexPath(row: 0, section: section))
  }

  @Test func `scrolling asks for the titles of visible sections only`() {
    sections.count = 200
    sections.title = { "Title \($0)" }
    let harness = show()
    let before = sections.asked
    table.contentOffset.y = 4000
    harness.frame()
    #expect(sections.asked > before && sections.asked - before < 100)
    #expect(table.headerView(forSection: 0) == nil)
    let visible = sections.count / 2
    table.scrollToRow(at: IndexPath(row: 0, section: visible), at: .middle, animated: false)
    harness.frame()
    #expect(table.headerView(forSection: visible)?.textLabel?.text == "TITLE \(visible)")
  }

  @Test func `the heights of the table count for sections without titles, too`() {
    let harness = show()
    #expect(row(0).minY == 35 && row(1).minY == 35 + 44 + 35)
    table.sectionFooterHeight = 0
    #expect(row(1).minY == 35 + 44 + 17.5)
    table.sectionHeaderHeight = 10
    harness.settle()
    #expect(row(0).minY == 10 && row(1).minY == 64 && table.contentSize.height == 108)
  }

  @Test func `sections without a title or a view have a space, and no views`() {
    sections.title = { $0 == 1 ? "b" : nil }
    let harness = show()
    #expect(sections.displayed == ["header 1 B"])
    #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 1) == nil)
    _ = harness
  }

  @Test(arguments: [.systemBackground, .systemRed, nil] as [UIColor?])
  func `rows are as cards are, unless the program sets their background`(color: UIColor?) throws {
    sections.background = color
    let harness = show()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.backgroundColor == color ?? .secondarySystemGroupedBackground)
    _ = harness
  }

  @Test func `both lines of a row have the color of the table`() throws {
    let harness = show()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    func lines() -> [UIColor?] {
      cell.subviews.filter { $0.frame.height == 0.5 && !$0.isHidden }.map(\.backgroundColor)
    }
    let usual = lines()
    #expect(usual.count == 2)
    table.separatorColor = .systemRed
    harness.frame()
    #expect(lines() == [.systemRed, .systemRed])
    table.separatorColor = nil
    harness.frame()
    #expect(lines() == usual)
  }
}
