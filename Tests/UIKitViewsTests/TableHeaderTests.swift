// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A table with a view before each section.
@MainActor
private final class BannerController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  var makeBanner: () -> UIView? = { nil }
  var made = 0
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (self, self)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    made += 1
    return makeBanner()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

@MainActor
@Suite struct TableHeaderTests {
  private let controller = BannerController()

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    return harness
  }

  private func row(_ section: Int) -> CGRect {
    controller.table.rectForRow(at: IndexPath(row: 0, section: section))
  }

  /// A view whose height follows from a box inside, with 10 points around it.
  private func banner() -> UIView {
    let (outer, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
    ])
    return outer
  }

  @Test func `a view before a section is as tall as its constraints say`() {
    controller.makeBanner = banner
    let harness = start()
    #expect(row(0).minY == 95 && row(1).minY == 290)
    #expect(controller.table.contentSize.height == 390)
    harness.advance(by: 0.1)
    controller.table.contentOffset.y = 20
    harness.frame()
    // The one that is measured is the one that is shown.
    #expect(controller.made == 2)
  }

  @Test func `a height of the table counts for all views`() {
    controller.makeBanner = banner
    controller.table.sectionHeaderHeight = 40
    _ = start()
    #expect(row(0).minY == 40 && row(1).minY == 180)
  }

  @Test func `a view without constraints has the height of a title, and none has no height`() {
    controller.makeBanner = { UIView() }
    _ = start()
    #expect(row(0).minY == 28)
    controller.makeBanner = { nil }
    controller.table.reloadData()
    #expect(row(0).minY == 0 && row(1).minY == 100)
  }

  @Test func `the default heights of titles are automatic`() {
    #expect(UITableView().sectionHeaderHeight == UITableView.automaticDimension)
  }

  @Test func `a program selects a row by the delegate of a table`() {
    _ = start()
    let path = IndexPath(row: 1, section: 0)
    controller.table.delegate?.tableView(controller.table, didSelectRowAt: path)
    #expect(controller.selected == [1])
  }

  @Test func `index paths of Foundation's class have rows and sections`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(item: 1, section: 0) as IndexPath == IndexPath(item: 1, section: 0))
  }

  @Test func `the window is in portrait orientation if it is taller than wide`() {
    _ = start()
    let scene = controller.view.window?.windowScene
    #expect(scene?.interfaceOrientation == .portrait)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(UIInterfaceOrientation.portrait.isPortrait)
    #expect(scene?.statusBarManager?.isStatusBarHidden == true)
    #expect(UIApplication.shared.statusBarFrame == .zero)
  }
}
