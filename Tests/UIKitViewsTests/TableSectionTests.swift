// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Two sections of two rows of 50 points, with titles of 20 points above and 10 points below them.
@MainActor
private final class Sections: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "B" }
}

@MainActor
@Suite struct TableSectionTests {
  private let sections = Sections()
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)

  private func show() -> Harness {
    table.dataSource = sections
    table.contentInsetAdjustmentBehavior = .never
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (50, 20, 10)
    let controller = UIViewController()
    controller.view.addSubview(table)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  @Test func `the rectangles of sections and titles are where they are without scrolling`() {
    let harness = show()
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 130, width: 300, height: 20))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 250, width: 300, height: 10))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 130, width: 300, height: 130))
    #expect(table.rect(forSection: 2) == .zero)
    let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 1, height: 100)) ?? []
    #expect(rows == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)])
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 900, width: 1, height: 1)) == nil)
    _ = harness
  }

  @Test func `a row is found at a point, also outside of the visible part`() {
    table.frame.size.height = 60
    let harness = show()
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 25)) == IndexPath(row: 0, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 210)) == IndexPath(row: 1, section: 1))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 140)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 310, y: 210)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 900)) == nil)
    _ = harness
  }

  @Test func `space above titles moves what follows`() {
    let harness = show()
    table.sectionHeaderTopPadding = 12
    harness.settle()
    #expect(table.rectForHeader(inSection: 0).minY == 12)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 174)
    #expect(table.contentSize.height == 284)
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = 30
    harness.settle()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 170)
  }

  @Test func `the background of a row is below that of a selected one`() {
    let (cell, back, selected) = (UITableViewCell(), UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === back && cell.subviews.dropFirst().first === selected)
    #expect(back.frame == cell.bounds)
    cell.backgroundView = nil
    #expect(back.superview == nil)
  }
}
