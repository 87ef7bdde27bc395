// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
import UIKitMenus
@_spi(ViewTree) import UIKitViews

/// The buttons of bars.
@MainActor
@Suite struct BarButtonTests {
  private func buttons(_ view: UIView) -> [UIButton] {
    (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
  }

  private func show(_ controller: UIViewController, width: CGFloat) -> Harness {
    let harness = Harness(size: CGSize(width: width, height: 700)) { _rootView(controller) }
    harness.frame()
    harness.frame()
    return harness
  }

  @Test(arguments: [390, 800])
  func `the image of a tab is above its title in narrow windows, and beside it in wide ones`(
    width: CGFloat
  ) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["house", "person"].map { symbol in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: "Title", image: UIImage(systemName: symbol), tag: 0)
      return child
    }
    let harness = show(tabs, width: width)
    defer { _ = harness }
    let button = try #require(buttons(tabs.tabBar).first)
    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    if width < 600 {
      #expect(image.maxY <= title.minY)
      #expect(abs(image.midX - title.midX) < 0.6)
      #expect(button.titleLabel?.font.pointSize == 10)
      #expect(title.maxY <= 49 && image.minY >= 0)
    } else {
      #expect(image.maxX <= title.minX)
      #expect(abs(image.midY - title.midY) < 0.6)
    }
  }

  @Test func `new controllers of a tab bar keep the shown one, or its index`() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = Array(controllers[...2])
    tabs.selectedIndex = 2
    let harness = show(tabs, width: 400)
    tabs.viewControllers = [controllers[2], controllers[0]]
    harness.frame()
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[2])
    tabs.selectedIndex = 1
    tabs.viewControllers = [controllers[1], controllers[3]]
    #expect(tabs.selectedIndex == 1 && tabs.children == [controllers[3]])
    tabs.viewControllers = [controllers[1]]
    #expect(tabs.selectedIndex == 0 && tabs.children == [controllers[1]])
    tabs.viewControllers = []
    #expect(tabs.selectedViewController == nil && tabs.children.isEmpty)
  }

  @Test func `a bar shows the image of an item, and no title with it`() throws {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", image: UIImage(systemName: "star"), primaryAction: UIAction(handler: { _ in }),
      menu: nil)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: root)
    let harness = show(navigation, width: 390)
    defer { _ = harness }
    let shown = buttons(navigation.navigationBar)
    let image = try #require(shown.first { $0.currentImage != nil })
    #expect(image.currentTitle == nil)
    #expect(image.accessibilityLabel == "Sort")
    #expect(shown.contains { $0.currentTitle == "Close" })
  }
}
