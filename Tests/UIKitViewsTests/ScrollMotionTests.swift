// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A scroll view, and a record of the calls to its delegate.
@MainActor
private final class ScrollController: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 2000)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("decelerated") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
}

@MainActor
@Suite struct ScrollMotionTests {
  private let controller = ScrollController()
  private var scroll: UIScrollView { controller.scroll }
  private let middle = CGPoint(x: 150, y: 200)

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func drag(_ harness: Harness, by distance: CGFloat) {
    harness.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y + distance), over: 0.3)
  }

  @Test func `a notch of the wheel moves the contents on a spring`() {
    let harness = start()
    harness.wheel(at: middle, notches: -1, holding: [])
    harness.frame()
    #expect(scroll.contentOffset.y > 0)
    #expect(scroll.contentOffset.y < 60)
    harness.settle()
    #expect(scroll.contentOffset.y == 60)
    #expect(controller.log == ["decelerated"])
    harness.wheel(at: middle, notches: 5, holding: [])
    harness.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a rectangle is scrolled to where no inset covers it`() {
    let harness = start()
    scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 150, right: 0)
    func show(_ y: CGFloat, height: CGFloat = 40, animated: Bool = false) -> CGFloat {
      scroll.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 300, height: height), animated: animated)
      return scroll.contentOffset.y
    }
    #expect(show(350) == 140)
    #expect(show(200) == 140)
    #expect(show(100) == 50)
    #expect(show(1990, height: 100) == 1750)
    #expect(show(1800, animated: true) == 1750)
    harness.settle()
    #expect(controller.log.isEmpty)
  }

  @Test func `further notches add up`() {
    let harness = start()
    for _ in 0..<3 {
      harness.wheel(at: middle, notches: -1, holding: [])
      harness.frame()
    }
    harness.settle()
    #expect(scroll.contentOffset.y == 180)
  }

  @Test func `a notch turns a page`() {
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 900, height: 400)
    let harness = start()
    scroll.contentSize = CGSize(width: 900, height: 400)
    harness.wheel(at: middle, notches: -1, holding: [])
    harness.settle()
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test func `the wheel scrolls the outer view once the inner one is at its end`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 300, height: 430)
    controller.loadViewIfNeeded()
    scroll.addSubview(inner)
    let harness = start()
    harness.wheel(at: middle, notches: -1, holding: [])
    harness.settle()
    #expect(inner.contentOffset.y == 30)
    #expect(scroll.contentOffset.y == 0)
    harness.advance(by: 1)
    harness.wheel(at: middle, notches: -1, holding: [])
    harness.settle()
    #expect(scroll.contentOffset.y == 60)
  }

  @Test func `a view that cannot be scrolled lets the wheel pass`() {
    scroll.isScrollEnabled = false
    let harness = start()
    harness.wheel(at: middle, notches: -1, holding: [])
    harness.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  /// The indicators that are drawn.
  private func bars(_ harness: Harness) -> [CGRect] {
    harness.list.fillBounds.filter { abs($0.width - 2.5) < 0.01 || abs($0.height - 2.5) < 0.01 }
  }

  @Test func `an indicator shows the position while contents move, and fades out`() {
    let harness = start()
    #expect(bars(harness).isEmpty)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 150, y: 100), over: 0.1)
    let bar = bars(harness)
    #expect(bar.count == 1)
    // The visible part of the contents, on a track without the margins.
    let length: CGFloat = 394.0 * 400 / 2000
    let top: CGFloat = 3 + (394 - length) * scroll.contentOffset.y / 1600
    #expect(abs((bar.first?.height ?? 0) - length) < 0.01)
    #expect(abs((bar.first?.minY ?? 0) - top) < 0.01)
    #expect(bar.first?.maxX == 297)
    harness.release(CGPoint(x: 150, y: 100))
    harness.settle()
    #expect(bars(harness).isEmpty)
    scroll.flashScrollIndicators()
    harness.frame()
    #expect(bars(harness).count == 1)
  }

  @Test func `no indicator is shown along an axis without scrolling, or if it is off`() {
    scroll.showsVerticalScrollIndicator = false
    let harness = start()
    drag(harness, by: -100)
    #expect(scroll.contentOffset.y > 50)
    #expect(bars(harness).isEmpty)
  }

  @Test func `pulling contents down refreshes them until the program has finished`() {
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    let harness = start()
    let (top, bottom) = (CGPoint(x: 150, y: 60), CGPoint(x: 150, y: 380))
    harness.press(top)
    harness.move(from: top, to: CGPoint(x: 150, y: 200), over: 0.1)
    #expect(count == 0)
    #expect(!control.isHidden)
    harness.move(from: CGPoint(x: 150, y: 200), to: bottom, over: 0.2)
    #expect(count == 1)
    #expect(control.isRefreshing)
    let held = scroll.contentOffset.y
    harness.move(from: bottom, to: CGPoint(x: 150, y: 381), over: 0.05)
    #expect(abs(scroll.contentOffset.y - held) < 2)
    harness.release(CGPoint(x: 150, y: 381))
    harness.advance(by: 2)
    #expect(scroll.contentOffset.y == -60)
    #expect(count == 1)
    control.endRefreshing()
    harness.settle()
    #expect(scroll.contentOffset.y == 0)
    #expect(control.isHidden)
  }

  @Test func `a short pull does not refresh`() {
    let control = UIRefreshControl()
    scroll.addSubview(control)
    let harness = start()
    drag(harness, by: 60)
    harness.settle()
    #expect(!control.isRefreshing)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `contents that are caught beyond their end do not jump`() {
    let harness = start()
    drag(harness, by: 150)
    harness.advance(by: 0.05)
    let caught = scroll.contentOffset.y
    #expect(caught < -20)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 150, y: 211), over: 0.02)
    #expect(abs(scroll.contentOffset.y - caught) < 8)
  }
}
