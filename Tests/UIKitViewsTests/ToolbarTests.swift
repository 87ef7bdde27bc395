// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The toolbars of navigation controllers.
@MainActor
@Suite struct ToolbarTests {
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let harness: Harness
  private let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)

  init() {
    let navigation = UINavigationController(rootViewController: root)
    self.navigation = navigation
    harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(navigation) }
    harness.settle()
  }

  @Test func `it is hidden until it is shown, with the items of the shown controller`() {
    #expect(navigation.isToolbarHidden)
    root.toolbarItems = [item]
    harness.settle()
    #expect(root.view.safeAreaInsets.bottom == 0)
    navigation.isToolbarHidden = false
    harness.settle()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 556, width: 400, height: 44))
    #expect(navigation.toolbar.items?.first === item)
    #expect(root.view.safeAreaInsets.bottom == 44)
    #expect(harness.list.glyphItems.contains { $0.run.text == "One" })
    let second = UIViewController()
    second.setToolbarItems(
      [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)], animated: false)
    navigation.pushViewController(second, animated: false)
    harness.settle()
    #expect(navigation.toolbar.items?.first === second.toolbarItems?.first)
    #expect(harness.list.glyphItems.contains { $0.run.text == "Two" })
    #expect(!harness.list.glyphItems.contains { $0.run.text == "One" })
    navigation.popViewController(animated: false)
    harness.settle()
    #expect(navigation.toolbar.items?.first === item)
    navigation.isToolbarHidden = true
    harness.settle()
    #expect(root.view.safeAreaInsets.bottom == 0)
    #expect(!harness.list.glyphItems.contains { $0.run.text == "One" })
  }

  @Test func `its buttons act`() {
    var presses = 0
    root.toolbarItems = [
      UIBarButtonItem(
        title: "Press", image: nil, primaryAction: UIAction { _ in presses += 1 }, menu: nil)
    ]
    navigation.isToolbarHidden = false
    harness.settle()
    harness.press(CGPoint(x: 25, y: 578))
    harness.release(CGPoint(x: 25, y: 578))
    #expect(presses == 1)
  }

  /// A controller with a method that a button without a target calls.
  private final class EditingController: UINavigationController {
    private(set) var senders: [ObjectIdentifier] = []

    func edit(_ sender: UIBarButtonItem) { senders.append(ObjectIdentifier(sender)) }
  }

  @Test func `a button without a target calls the method of a controller around it`() {
    let navigation = EditingController(rootViewController: root)
    let item = UIBarButtonItem(
      title: "Press", style: .plain, target: nil,
      action: Selector(method: EditingController.edit(_:), "edit"))
    root.toolbarItems = [item]
    navigation.isToolbarHidden = false
    let harness = Harness(size: CGSize(width: 400, height: 600)) { _rootView(navigation) }
    harness.settle()
    harness.press(CGPoint(x: 25, y: 578))
    harness.release(CGPoint(x: 25, y: 578))
    #expect(navigation.senders == [ObjectIdentifier(item)])
  }

  @Test func `it moves in and out`() {
    root.toolbarItems = [item]
    navigation.setToolbarHidden(false, animated: true)
    harness.advance(by: 0.1)
    let middle = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
    #expect(middle > 557 && middle < 599)
    harness.settle()
    #expect(navigation.toolbar.frame.minY == 556)
    navigation.setToolbarHidden(true, animated: true)
    harness.advance(by: 0.1)
    #expect(!navigation.toolbar.isHidden)
    harness.settle()
    #expect(navigation.toolbar.isHidden && navigation.toolbar.frame.minY == 600)
  }

  @Test func `a pushed controller without a bottom bar hides it`() {
    navigation.isToolbarHidden = false
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    harness.settle()
    #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden)
    navigation.popViewController(animated: false)
    harness.settle()
    #expect(!navigation.toolbar.isHidden)
  }
}
