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

/// The defaults that UIKit's `appearance()` sets for SwiftUI's bars and controls. They are those of the
/// process, so that each test resets them.
@MainActor
@Suite(.serialized) struct AppearanceTests {
  private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private static let green = ResolvedColor(red: 0, green: 1, blue: 0)
  private static let uiGreen = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let uiRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func fills(_ harness: Harness, _ color: ResolvedColor) -> [CGRect] {
    zip(
      harness.list.items.filter { if case .fill = $0 { true } else { false } },
      harness.list.fillBounds
    ).compactMap { item, rect in
      if case .fill(_, .color(color), _) = item { rect } else { nil }
    }
  }

  private func color(of text: String, _ harness: Harness) -> ResolvedColor? {
    for item in harness.list.glyphItems where item.run.text == text {
      if case .color(let color) = item.paint { return color }
    }
    return nil
  }

  @Test func `the defaults of navigation bars are those of SwiftUI's`() {
    let bar = UINavigationBar.appearance()
    defer {
      bar.largeTitleTextAttributes = nil
      bar.standardAppearance = UINavigationBarAppearance()
      bar.scrollEdgeAppearance = nil
    }
    bar.largeTitleTextAttributes = [.foregroundColor: Self.uiRed]
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = Self.uiGreen
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    let harness = Harness {
      NavigationStack { Text("Page").navigationTitle("Title") }
    }
    #expect(color(of: "Title", harness) == Self.red)
    #expect(fills(harness, Self.green).first?.width == 390)
  }

  @Test func `the appearance of a tab bar sets the colors of SwiftUI's badges`() {
    let item = UITabBarItemAppearance()
    item.normal.badgeBackgroundColor = Self.uiGreen
    item.selected.badgeBackgroundColor = Self.uiRed
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance = item
    UITabBar.appearance().standardAppearance = appearance
    defer { UITabBar.appearance().standardAppearance = UITabBarAppearance() }
    let harness = Harness {
      TabView {
        Text("One").tabItem { Text("First") }.badge(1)
        Text("Two").tabItem { Text("Second") }.badge(2)
      }
    }
    #expect(fills(harness, Self.green).count == 1)
    #expect(fills(harness, Self.red).count == 1)
  }

  @Test func `the defaults of tab bars are those of SwiftUI's`() {
    let bar = UITabBar.appearance()
    defer {
      bar.isHidden = false
      bar.backgroundColor = nil
      bar.unselectedItemTintColor = nil
    }
    func harness() -> Harness {
      Harness {
        TabView {
          Text("One").tabItem { Text("First") }
          Text("Two").tabItem { Text("Second") }
        }
      }
    }
    bar.backgroundColor = Self.uiGreen
    bar.unselectedItemTintColor = Self.uiRed
    let shown = harness()
    #expect(color(of: "Second", shown) == Self.red)
    #expect(fills(shown, Self.green).first?.height == 49)
    bar.isHidden = true
    #expect(color(of: "Second", harness()) == nil)
  }

  @Test func `the defaults of segmented controls are those of SwiftUI's pickers`() {
    let control = UISegmentedControl.appearance()
    defer {
      control.selectedSegmentTintColor = nil
      control.setTitleTextAttributes(nil, for: .selected)
    }
    control.selectedSegmentTintColor = Self.uiGreen
    control.setTitleTextAttributes([.foregroundColor: Self.uiRed], for: .selected)
    let harness = Harness {
      Picker("Size", selection: .constant(0)) {
        Text("S").tag(0)
        Text("M").tag(1)
      }
      .pickerStyle(.segmented)
    }
    #expect(fills(harness, Self.green).count == 1)
    #expect(color(of: "S", harness) == Self.red)
    #expect(color(of: "M", harness) != Self.red)
  }

  @Test func `the defaults of page controls are the colors of the dots`() {
    let control = UIPageControl.appearance()
    defer { control.currentPageIndicatorTintColor = nil }
    control.currentPageIndicatorTintColor = Self.uiGreen
    let harness = Harness {
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page)
    }
    #expect(fills(harness, Self.green).map(\.width) == [7])
  }

  @Test func `the look of a bar can be copied, and is that of an instance`() {
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.titleTextAttributes = [.foregroundColor: Self.uiRed]
    let copy = look.copy()
    look.backgroundColor = Self.uiRed
    #expect(copy.backgroundColor == nil && copy.shadowColor == nil)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == Self.uiRed)
    let bar = UINavigationBar(frame: .zero)
    bar.standardAppearance = copy
    #expect(bar.backgroundColor == .clear)
    bar.scrollEdgeAppearance = look
    #expect(bar.backgroundColor == Self.uiRed)
    let tabs = UITabBar(frame: .zero)
    let tabLook = UITabBarAppearance()
    tabLook.backgroundColor = Self.uiGreen
    tabs.standardAppearance = tabLook
    #expect(tabs.backgroundColor == Self.uiGreen)
  }

  @Test func `items of bars are equal to themselves only`() {
    let items = [1, 2].map { UITabBarItem(title: "Tab", image: nil, tag: $0) }
    #expect(items.firstIndex(of: items[1]) == 1)
    #expect(Set(items).count == 2)
  }
}
