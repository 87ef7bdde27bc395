// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The defaults that `appearance()` sets for instances of UIKit's classes. They are those of the process,
/// so that each test resets them.
@MainActor
@Suite(.serialized) struct ViewAppearanceTests {
  private final class Heading: UILabel {}
  private final class Sidebar: UIView {}

  private func show(_ views: UIView...) -> Harness {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    let harness = Harness { _rootView(controller) }
    harness.frame()
    return harness
  }

  @Test func `views take the defaults of their class when they are shown`() {
    defer { AppearanceRules.shared.reset() }
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance().font = .systemFont(ofSize: 30)
    UISwitch.appearance().onTintColor = .systemPink
    let (label, coloredLabel, control) = (UILabel(), UILabel(), UISwitch())
    coloredLabel.textColor = .systemGreen
    #expect(label.textColor == .label)
    _ = show(label, coloredLabel, control)
    #expect(label.textColor == .systemRed)
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(coloredLabel.textColor == .systemGreen)
    #expect(coloredLabel.font == .systemFont(ofSize: 30))
    #expect(control.onTintColor == .systemPink)
  }

  @Test func `the defaults of a subclass and of a container are before those of the class`() {
    defer { AppearanceRules.shared.reset() }
    Heading.appearance().textColor = .systemBlue
    UILabel.appearance().textColor = .systemRed
    UILabel.appearance(whenContainedInInstancesOf: [Sidebar.self]).textColor = .systemGreen
    let (plain, heading, inside, bar) = (UILabel(), Heading(), UILabel(), Sidebar())
    bar.addSubview(inside)
    _ = show(plain, heading, bar)
    #expect(plain.textColor == .systemRed)
    #expect(heading.textColor == .systemBlue)
    #expect(inside.textColor == .systemGreen)
  }

  @Test func `tables and refresh controls have defaults`() {
    defer { AppearanceRules.shared.reset() }
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().backgroundColor = .clear
    UIRefreshControl.appearance().tintColor = .systemPurple
    let (table, refresh) = (UITableView(), UIRefreshControl())
    table.refreshControl = refresh
    _ = show(table)
    #expect(table.separatorStyle == .none)
    #expect(table.backgroundColor == .clear)
    #expect(refresh.tintColor == .systemPurple)
  }

  @Test func `the items of tab bars have a default font and color`() throws {
    let defaults = UITabBarItem.appearance()
    defer { defaults.setTitleTextAttributes(nil, for: .normal) }
    defaults.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let customItem = UITabBarItem(title: "Own", image: nil, tag: 1)
    customItem.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
    bar.items = [UITabBarItem(title: "Tab", image: nil, tag: 0), customItem]
    let items = show(bar).list.glyphItems
    let heights = try ["Tab", "Own"].map { text in
      try #require(items.first { $0.run.text == text }).run.glyphs.first?.size
    }
    #expect(heights == [20, 9])
  }

  @Test func `bar button items have a default color`() throws {
    defer { UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal) }
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: red], for: .normal)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
    let item = try #require(show(bar).list.glyphItems.first { $0.run.text == "Edit" })
    guard case .color(let color) = item.paint else { return #expect(Bool(false)) }
    #expect(color == ResolvedColor(red: 1, green: 0, blue: 0))
  }
}
