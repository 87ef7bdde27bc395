// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private final class TopColumn: UISplitViewControllerDelegate {
  let column: UISplitViewController.Column
  var collapses = 0

  init(_ column: UISplitViewController.Column) { self.column = column }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { column }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }
}

@MainActor
@Suite struct SplitControllerTests {
  private let split: UISplitViewController
  private let list = UIViewController()
  private let middle = UIViewController()
  private let detail = UIViewController()

  init() {
    split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func show(_ width: CGFloat, _ split: UISplitViewController) -> Harness {
    let harness = Harness(size: CGSize(width: width, height: 700)) { _rootView(split) }
    harness.settle()
    return harness
  }

  private func column(_ column: UISplitViewController.Column) -> UINavigationController? {
    split.viewController(for: column) as? UINavigationController
  }

  @Test func `columns of a wide window are beside each other, with limited widths`() {
    let harness = show(1000, split)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(column(.primary)?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(column(.secondary)?.view.frame == CGRect(x: 320, y: 0, width: 680, height: 700))
    #expect(detail.splitViewController === split && detail.view.window != nil)
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.minimumPrimaryColumnWidth = 260
    harness.settle()
    #expect(split.primaryColumnWidth == 260)
    #expect(column(.secondary)?.view.frame.minX == 260)
  }

  @Test func `the primary column hides and comes back`() {
    let harness = show(1000, split)
    split.hide(.primary)
    harness.advance(by: 0.1)
    let x = column(.secondary)?.view.layer.presentation()?.frame.minX ?? 0
    #expect(x > 10 && x < 310)
    harness.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(column(.secondary)?.view.frame.width == 1000)
    #expect(list.view.window == nil)
    split.show(.primary)
    harness.settle()
    #expect(column(.primary)?.view.frame.minX == 0 && list.view.window != nil)
    #expect(column(.secondary)?.view.frame.minX == 320)
  }

  @Test func `a column over the secondary one takes no space from it`() {
    split.preferredDisplayMode = .oneOverSecondary
    let harness = show(1000, split)
    #expect(column(.secondary)?.view.frame.width == 1000)
    #expect(column(.primary)?.view.frame.width == 320)
    // A tap beside it hides it.
    harness.press(CGPoint(x: 700, y: 400))
    harness.release(CGPoint(x: 700, y: 400))
    harness.settle()
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    split.show(.primary)
    harness.settle()
    #expect(split.displayMode == .oneOverSecondary && list.view.window != nil)
    // The program's setting applies after that of the user.
    split.preferredDisplayMode = .secondaryOnly
    harness.settle()
    #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
  }

  @Test func `three columns need a width`() {
    let three = UISplitViewController(style: .tripleColumn)
    three.viewControllers = [list, middle, detail]
    _ = show(1200, three)
    #expect(three.displayMode == .twoBesideSecondary)
    #expect(three.viewController(for: .secondary)?.view.frame.minX == 640)
    #expect(middle.view.window != nil && list.view.window != nil)
    three.hide(.primary)
    #expect(three.displayMode == .oneBesideSecondary)
  }

  @Test func `a narrow window has one stack, with the secondary column at its top`() {
    let harness = show(390, split)
    #expect(split.isCollapsed)
    #expect(column(.primary)?.viewControllers == [list, detail])
    #expect(detail.view.window != nil && list.viewIfLoaded?.window == nil)
    split.show(.primary)
    harness.settle()
    #expect(column(.primary)?.viewControllers == [list])
    split.show(.secondary)
    harness.settle()
    #expect(column(.primary)?.viewControllers == [list, detail])
  }

  @Test func `a delegate decides on the top column, and details are pushed`() {
    let delegate = TopColumn(.primary)
    split.delegate = delegate
    let harness = show(390, split)
    #expect(delegate.collapses == 1)
    #expect(column(.primary)?.viewControllers == [list])
    list.showDetailViewController(middle, sender: nil)
    harness.settle()
    #expect(column(.primary)?.viewControllers == [list, middle])
    #expect(middle.view.window != nil && list.presentedViewController == nil)
  }

  @Test func `details replace the secondary column of a wide window`() {
    let harness = show(1000, split)
    list.showDetailViewController(middle, sender: nil)
    harness.settle()
    #expect(column(.secondary)?.viewControllers == [middle])
    #expect(middle.view.window != nil && detail.viewIfLoaded?.window == nil)
  }

  @Test func `controllers move between the stack and the columns with the width`() {
    let harness = show(1000, split)
    harness.send(.resize(time: harness.time, size: CGSize(width: 390, height: 700), scale: 1))
    harness.settle()
    #expect(split.isCollapsed && column(.primary)?.viewControllers == [list, detail])
    detail.navigationController?.pushViewController(middle, animated: false)
    harness.send(.resize(time: harness.time, size: CGSize(width: 1000, height: 700), scale: 1))
    harness.settle()
    #expect(!split.isCollapsed)
    #expect(column(.primary)?.viewControllers == [list])
    #expect(column(.secondary)?.viewControllers == [detail, middle])
    #expect(middle.view.window != nil && list.view.window != nil)
  }
}
