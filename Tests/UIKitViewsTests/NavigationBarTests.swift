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
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The backgrounds of UIKit's bars, and their changes while controllers are pushed.
@MainActor
@Suite struct NavigationBarTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let scroll = UIScrollView()
  private let root = UIViewController()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    scroll.contentSize = CGSize(width: 300, height: 2000)
    root.view = scroll
    root.title = "Inbox"
    navigation = UINavigationController(rootViewController: root)
  }

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 500)) { _rootView(navigation) }
    harness.settle()
    return harness
  }

  private func plates(_ bar: UIView) -> [UIView] {
    bar.subviews.filter { $0 is UIVisualEffectView }
  }

  @Test func `a bar of a program has its background in its whole area`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(plates(bar).map(\.frame) == [bar.bounds])
    #expect(plates(bar).map(\.isHidden) == [false])
    bar.bounds.size = CGSize(width: 200, height: 60)
    bar.layoutIfNeeded()
    #expect(plates(bar).map(\.frame) == [bar.bounds])
  }

  @Test func `views at the back of a bar do not double its background`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.insertSubview(UIView(), at: 0)
    bar.barTintColor = Self.red
    #expect(plates(bar).map(\.isHidden) == [true])
    #expect(bar.backgroundColor == Self.red)
    bar.barTintColor = nil
    #expect(plates(bar).map(\.isHidden) == [false])
  }

  @Test func `colors for scrolled contents are not shown at the edge`() {
    let harness = start()
    bar.barTintColor = Self.red
    #expect(bar.backgroundColor == .clear)
    scroll.contentOffset.y += 100
    harness.settle()
    #expect(bar.backgroundColor == Self.red)
    let (scrolled, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    scrolled.backgroundColor = Self.green
    scrolled.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    bar.standardAppearance = scrolled
    bar.scrollEdgeAppearance = edge
    harness.settle()
    #expect(bar.backgroundColor == Self.green)
    let large = harness.list.glyphItems.first { $0.run.text == "Inbox" }?.origin.x ?? 0
    scroll.contentOffset.y -= 100
    harness.settle()
    let small = harness.list.glyphItems.first { $0.run.text == "Inbox" }?.origin.x ?? 0
    #expect(small > large + 5)
    edge.backgroundColor = Self.red
    bar.scrollEdgeAppearance = edge
    #expect(bar.backgroundColor == Self.red)
  }

  @Test func `the bar changes its height in the animation of a push`() throws {
    bar.prefersLargeTitles = true
    let harness = start()
    #expect(bar.frame.height == 96)
    let next = UIViewController()
    next.title = "Next"
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    harness.advance(by: 0.1)
    let height = try #require(bar.layer.presentation()?.bounds.height)
    #expect(height > 50 && height < 95)
    #expect(bar.frame.height == 44)
    harness.settle()
    #expect(bar.layer.presentation()?.bounds.height == 44)
    #expect(!bar.subviews.contains { $0.clipsToBounds && $0.alpha == 0 })
  }

  @Test func `a large title that is partly collapsed slides out below the row`() throws {
    bar.prefersLargeTitles = true
    let harness = start()
    scroll.contentOffset.y += 30
    harness.frame()
    let old = bar.subviews
    navigation.pushViewController(UIViewController(), animated: true)
    harness.frame()
    let leaving = bar.subviews.first { view in
      view.clipsToBounds && !old.contains { $0 === view }
    }
    #expect(try #require(leaving).frame == CGRect(x: 0, y: 44, width: 300, height: 22))
  }

  @Test func `a bar has its background while contents of a SwiftUI view are under it`() {
    let harness = start()
    let host = UIHostingController(rootView: ScrollView { Color.red.frame(height: 2000) })
    navigation.pushViewController(host, animated: false)
    harness.settle()
    #expect(plates(bar).map(\.isHidden) == [true])
    func top() -> CGFloat? { harness.list.fillBounds.first { $0.height == 2000 }?.minY }
    #expect(top() == 44)
    let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 200))
    harness.press(start)
    harness.move(from: start, to: end, over: 0.5)
    harness.advance(by: 0.2)
    harness.release(end)
    harness.settle()
    #expect((top() ?? 0) < 0)
    #expect(plates(bar).map(\.isHidden) == [false])
    navigation.popViewController(animated: false)
    harness.settle()
    #expect(plates(bar).map(\.isHidden) == [true])
  }
}
