// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The motion of scroll views has the values that were measured on phones.
@MainActor
private final class ScrollLog: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scroll)
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 8000)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    if let newTarget { targetContentOffset.pointee = newTarget }
    target = targetContentOffset.pointee
  }
}

@MainActor
@Suite struct ScrollFactTests {
  private let log = ScrollLog()
  private var scroll: UIScrollView { log.scroll }

  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 800)) { _rootView(log) }
    harness.frame()
    return harness
  }

  private func drag(_ harness: Harness, by distance: CGFloat, over time: Double) {
    let start = CGPoint(x: 150, y: distance > 0 ? 50 : 700)
    harness.drag(from: start, to: CGPoint(x: 150, y: start.y + distance), over: time)
  }

  @Test func `the first ten points of a drag do not move the contents`() {
    let harness = start()
    harness.press(CGPoint(x: 150, y: 700))
    harness.move(
      from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 600), over: 0.5)
    #expect(abs(scroll.contentOffset.y - 90) < 0.01)
    harness.release(CGPoint(x: 150, y: 600))
  }

  @Test(arguments: [(UIScrollView.DecelerationRate.normal, 0.998), (.fast, 0.99)])
  func `the contents decelerate by the rate, and stop where the delegate was told`(
    rate: UIScrollView.DecelerationRate, perMillisecond: Double
  ) {
    #expect(abs(rate.rawValue - perMillisecond) < 1e-9)
    scroll.decelerationRate = rate
    let harness = start()
    drag(harness, by: -300, over: 0.2)
    let offset = scroll.contentOffset.y
    let speed = log.velocity.y * 1000
    #expect(speed > 1000)
    harness.settle()
    // Milliseconds are summed, until the speed is 10 points per second.
    let travel = (speed - 10) * perMillisecond / (1 - perMillisecond) / 1000
    #expect(abs(scroll.contentOffset.y - offset - travel) < 0.3)
    #expect(scroll.contentOffset.y == log.target.y)
  }

  @Test func `a target that the delegate changes is where the contents stop`() {
    log.newTarget = CGPoint(x: 0, y: 1234)
    let harness = start()
    drag(harness, by: -300, over: 0.2)
    harness.settle()
    #expect(scroll.contentOffset.y == 1234)
  }

  @Test(arguments: [(50, 26.59), (100, 51.46), (200, 96.70), (400, 172.55)])
  func `contents beyond their end follow the finger by the rubber band`(
    distance: Double, expected: Double
  ) {
    let harness = start()
    harness.press(CGPoint(x: 150, y: 50))
    harness.move(
      from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 60 + distance), over: 0.5)
    #expect(abs(scroll.contentOffset.y + expected) < 0.01)
    harness.release(CGPoint(x: 150, y: 60 + distance))
    harness.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `contents that are released beyond their end return without passing it`() {
    let harness = start()
    harness.press(CGPoint(x: 150, y: 50))
    harness.move(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 260), over: 0.3)
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 150, y: 260))
    var last = scroll.contentOffset.y
    for _ in 0..<60 {
      harness.advance(by: 1.0 / 60)
      #expect(scroll.contentOffset.y >= last - 0.01 && scroll.contentOffset.y <= 0)
      last = scroll.contentOffset.y
    }
    #expect(last > -1)
  }

  @Test(arguments: [(-170.0, 1.5, 0.0), (-420, 1.5, 800), (-200, 0.1, 800)])
  func `pages stop at multiples of the bounds: the nearest one, or the next after a fast release`(
    distance: Double, time: Double, expected: Double
  ) {
    scroll.isPagingEnabled = true
    let harness = start()
    harness.press(CGPoint(x: 150, y: 700))
    harness.move(
      from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 700 + distance), over: time)
    if time > 1 { harness.advance(by: 0.3) }
    harness.release(CGPoint(x: 150, y: 700 + distance))
    harness.settle()
    #expect(Double(scroll.contentOffset.y) == expected)
  }

  @Test func `the offset is the origin of the bounds, and the defaults are the documented ones`() {
    let view = UIScrollView()
    view.contentOffset = CGPoint(x: 3, y: 4)
    #expect(view.bounds.origin == CGPoint(x: 3, y: 4))
    #expect(view.bounces && view.bouncesZoom && view.isScrollEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
    #expect(!view.isDirectionalLockEnabled)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
  }
}
