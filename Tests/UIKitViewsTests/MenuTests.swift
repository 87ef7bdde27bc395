// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
import UIKitMenus
@_spi(ViewTree) import UIKitViews

/// The menus of buttons and of items of bars.
@MainActor
@Suite final class MenuTests {
  private var log: [String] = []
  private let button = UIButton(type: .system)
  private let controller = UIViewController()
  private let center = CGPoint(x: 150, y: 120)

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [self] action in
      log.append(action.title)
    }
  }

  private func start(_ menu: UIMenu, isPrimary: Bool = true) -> Harness {
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.menu = menu
    button.showsMenuAsPrimaryAction = isPrimary
    button.addAction(UIAction { [self] _ in log.append("press") }, for: .touchUpInside)
    controller.view.addSubview(button)
    let harness = Harness { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] { harness.list.glyphItems.map(\.run.text) }

  private func place(_ text: String, _ harness: Harness) throws -> CGPoint {
    let origin = try #require(harness.list.glyphItems.first { $0.run.text == text }?.origin)
    return CGPoint(x: origin.x + 4, y: origin.y - 4)
  }

  private func open(_ harness: Harness) {
    harness.tap(center)
    harness.settle()
  }

  private func choose(_ title: String, _ harness: Harness) throws {
    harness.tap(try place(title, harness))
    harness.settle()
  }

  @Test func `a press opens the menu of a button instead of its action`() throws {
    let harness = start(UIMenu(title: "Sort by", children: [action("Name"), action("Date")]))
    open(harness)
    #expect(texts(harness).contains("Name"))
    #expect(texts(harness).contains("Sort by"))
    #expect(log.isEmpty)
    let card = try #require(harness.list.fillBounds.first { $0.width == 250 })
    #expect(card.minY >= 140)
    try choose("Date", harness)
    #expect(log == ["Date"])
    #expect(!texts(harness).contains("Name"))
    #expect(controller.view.subviews == [button])
    open(harness)
    #expect(texts(harness).contains("Name"))
  }

  @Test func `a long press opens the menu of a button whose press is its action`() throws {
    let harness = start(UIMenu(children: [action("Later")]), isPrimary: false)
    open(harness)
    #expect(log == ["press"])
    harness.press(center)
    harness.advance(by: 0.7)
    #expect(texts(harness).contains("Later"))
    let target = try place("Later", harness)
    harness.move(from: center, to: target, over: 0.2)
    harness.release(target)
    harness.settle()
    #expect(log == ["press", "Later"])
    #expect(!texts(harness).contains("Later"))
  }

  @Test func `a touch that jumps to an entry chooses it, one that stays chooses none`() throws {
    let harness = start(UIMenu(children: [action("Here")]))
    harness.press(center)
    harness.advance(by: 0.7)
    harness.release(center)
    harness.settle()
    #expect(log.isEmpty && texts(harness).contains("Here"))
    harness.tap(CGPoint(x: 150, y: 700))
    harness.settle()
    harness.press(center)
    harness.advance(by: 0.7)
    let target = try place("Here", harness)
    harness.send(.move, target)
    harness.frame()
    harness.release(target)
    harness.settle()
    #expect(log == ["Here"])
  }

  @Test func `disabled actions do nothing, hidden ones are not shown`() throws {
    let harness = start(
      UIMenu(children: [
        action("Off", .disabled), action("Gone", .hidden), action("Stay", .keepsMenuPresented),
        action("Delete", .destructive),
      ]))
    open(harness)
    #expect(!texts(harness).contains("Gone"))
    try choose("Off", harness)
    try choose("Stay", harness)
    #expect(log == ["Stay"])
    #expect(texts(harness).contains("Stay"))
    let delete = try #require(harness.list.glyphItems.first { $0.run.text == "Delete" })
    guard case .color(let color) = delete.paint else { return #expect(Bool(false)) }
    #expect(color.red > color.blue + 0.3)
    try choose("Delete", harness)
    #expect(log == ["Stay", "Delete"])
    #expect(!texts(harness).contains("Stay"))
  }

  @Test func `a section checks one of its actions, a submenu opens in place of the menu`() throws {
    let sizes = [action("Small", state: .on), action("Large")]
    let harness = start(
      UIMenu(children: [
        UIMenu(title: "Size", options: [.displayInline, .singleSelection], children: sizes),
        UIMenu(title: "More", children: [action("Inner")]),
      ]))
    open(harness)
    #expect(texts(harness).contains("Size"))
    try choose("Large", harness)
    #expect(sizes.map(\.state) == [.off, .on])
    #expect(button.menu?.selectedElements == [sizes[1]])
    open(harness)
    #expect(!texts(harness).contains("Inner"))
    try choose("More", harness)
    try choose("Inner", harness)
    #expect(log == ["Large", "Inner"])
  }

  @Test func `a pop-up button shows the checked action`() throws {
    button.changesSelectionAsPrimaryAction = true
    let actions = [action("One"), action("Two"), action("Three")]
    actions[1].state = .on
    let harness = start(UIMenu(children: actions))
    #expect(button.currentTitle == "Two")
    open(harness)
    try choose("Three", harness)
    #expect(button.currentTitle == "Three")
    #expect(actions.map(\.state) == [.off, .off, .on])
    #expect(log == ["Three"])
  }

  @Test func `a deferred entry is replaced when its others arrive`() throws {
    var arrive: ([UIMenuElement]) -> Void = { _ in }
    let harness = start(
      UIMenu(children: [action("First"), UIDeferredMenuElement { arrive = $0 }]))
    open(harness)
    #expect(texts(harness).contains("Loading…"))
    arrive([action("Second")])
    harness.settle()
    #expect(!texts(harness).contains("Loading…"))
    try choose("Second", harness)
    #expect(log == ["Second"])
  }

  @Test func `an item of a bar opens its menu, and is the sender of its actions`() throws {
    let page = UIViewController()
    var sender: AnyObject?
    let item = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Share") { sender = $0.sender as AnyObject }]))
    page.navigationItem.rightBarButtonItem = item
    let harness = Harness { _rootView(UINavigationController(rootViewController: page)) }
    harness.frame()
    harness.tap(try place("More", harness))
    harness.settle()
    try choose("Share", harness)
    #expect(sender === item)
  }

  @Test func `a tap beside a menu closes it and does nothing else`() {
    let harness = start(UIMenu(children: [action("Name")]))
    open(harness)
    harness.tap(CGPoint(x: 150, y: 700))
    harness.settle()
    #expect(!texts(harness).contains("Name"))
    #expect(log.isEmpty)
  }
}
