// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
import UIKitMenus
@_spi(ViewTree) import UIKitViews

/// The menus that a long press on a view opens.
@MainActor
@Suite final class ContextMenuTests {
  fileprivate var log: [String] = []
  private let controller = UIViewController()

  private func start() -> Harness {
    let harness = Harness { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func choose(_ text: String, _ harness: Harness) throws {
    let origin = try #require(harness.list.glyphItems.first { $0.run.text == text }?.origin)
    harness.tap(CGPoint(x: origin.x + 4, y: origin.y - 4))
    harness.settle()
  }

  private func hold(_ point: CGPoint, _ harness: Harness) {
    harness.press(point)
    harness.advance(by: 0.7)
    harness.release(point)
    harness.settle()
  }

  private func menu(_ identifier: String) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: identifier, previewProvider: nil) { [self] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy \(identifier)") }])
    }
  }

  @Test func `a long press on a view with an interaction opens its menu`() throws {
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    card.backgroundColor = .systemTeal
    let delegate = Menus(self, menu("card"))
    card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    controller.view.addSubview(card)
    let harness = start()
    harness.tap(CGPoint(x: 160, y: 240))
    harness.settle()
    #expect(!texts(harness).contains("Copy"))
    hold(CGPoint(x: 160, y: 240), harness)
    #expect(log == ["asked 60 40", "open card"])
    #expect(texts(harness).contains("Copy"))
    try choose("Copy", harness)
    #expect(log == ["asked 60 40", "open card", "close", "copy card", "gone"])
    #expect(controller.view.subviews == [card])
  }

  @Test func `the secondary mouse button opens the menu at once`() throws {
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    let delegate = Menus(self, menu("card"))
    card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    controller.view.addSubview(card)
    let harness = start()
    harness.mouse(.down, CGPoint(x: 160, y: 240), .right)
    harness.frame()
    harness.frame()
    #expect(log.contains("open card"))
  }

  @Test func `a press on the preview of a controller performs its action`() throws {
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
    let preview = UIViewController()
    preview.preferredContentSize = CGSize(width: 200, height: 160)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
    label.text = "Detail"
    preview.view.addSubview(label)
    let delegate = Menus(self, UIContextMenuConfiguration(previewProvider: { preview }))
    card.addInteraction(UIContextMenuInteraction(delegate: delegate))
    controller.view.addSubview(card)
    let harness = start()
    hold(CGPoint(x: 160, y: 240), harness)
    #expect(texts(harness).contains("Detail"))
    try choose("Detail", harness)
    #expect(log.suffix(4) == ["commit", "close", "committed", "gone"])
    #expect(!texts(harness).contains("Detail"))
  }

  @Test func `the delegate of a table has a menu for each row`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let rows = Rows(self)
    table.dataSource = rows
    table.delegate = rows
    table.rowHeight = 50
    controller.view.addSubview(table)
    let harness = start()
    harness.frame()
    hold(CGPoint(x: 100, y: 75), harness)
    try choose("Delete 1", harness)
    #expect(log == ["delete 1"])
    // The third row has no menu, so that a long tap selects it.
    hold(CGPoint(x: 100, y: 125), harness)
    #expect(!texts(harness).contains("Delete 2"))
  }
}

@MainActor
private final class Menus: UIContextMenuInteractionDelegate {
  private unowned let tests: ContextMenuTests
  private let configuration: UIContextMenuConfiguration

  init(_ tests: ContextMenuTests, _ configuration: UIContextMenuConfiguration) {
    (self.tests, self.configuration) = (tests, configuration)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    tests.log.append("asked \(Int(location.x)) \(Int(location.y))")
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { tests.log.append("open \(configuration.identifier as? String ?? "")") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tests.log.append("close")
    animator?.addCompletion { [tests] in tests.log.append("gone") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tests.log.append("commit")
    animator.addCompletion { [tests] in tests.log.append("committed") }
  }
}

@MainActor
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  private unowned let tests: ContextMenuTests

  init(_ tests: ContextMenuTests) { self.tests = tests }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row != 2 else { return nil }
    return UIContextMenuConfiguration(identifier: indexPath as any NSCopying, previewProvider: nil)
    { [tests] _ in
      UIMenu(children: [
        UIAction(title: "Delete \(indexPath.row)", attributes: .destructive) { _ in
          tests.log.append("delete \(indexPath.row)")
        }
      ])
    }
  }
}
