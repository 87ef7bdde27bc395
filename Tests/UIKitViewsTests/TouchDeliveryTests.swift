// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Counts the touches that it gets.
@MainActor
private final class TouchCounter: UIView {
  var began = 0
  var ended = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += touches.count
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended += touches.count
  }
}

@MainActor
@Suite struct TouchDeliveryTests {
  private let controller = UIViewController()
  private let left = TouchCounter(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let right = TouchCounter(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
  private let onLeft = [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)]
  private let onBoth = [CGPoint(x: 50, y: 100), CGPoint(x: 350, y: 100)]

  private func touch(_ locations: [CGPoint]) {
    controller.view.addSubview(left)
    controller.view.addSubview(right)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.touch(.down, locations)
    harness.frame()
    harness.touch(.up, locations)
    harness.frame()
  }

  @Test func `touches of several views reach all of them`() {
    touch(onBoth)
    #expect(left.began == 1)
    #expect(right.began == 1)
    #expect(left.ended == 1)
    #expect(right.ended == 1)
  }

  @Test(arguments: [true, false])
  func `an exclusive touch keeps other views from getting touches`(isLeft: Bool) {
    (isLeft ? left : right).isExclusiveTouch = true
    touch(onBoth)
    #expect(left.began + right.began == 1)
    #expect(left.ended + right.ended == 1)
  }

  @Test func `a view gets the first of several touches by default`() {
    touch(onLeft)
    #expect(left.began == 1)
    #expect(left.ended == 1)
  }

  @Test func `a view with multiple touch gets all touches`() {
    left.isMultipleTouchEnabled = true
    touch(onLeft)
    #expect(left.began == 2)
    #expect(left.ended == 2)
  }

  @Test func `a recognizer for pencils does not track fingers`() {
    let tap = UITapGestureRecognizer()
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    left.addGestureRecognizer(tap)
    touch([onLeft[0]])
    #expect(left.ended == 1)
    #expect(tap.state == .possible)
  }

  @Test(arguments: [true, false])
  func `a pan cancels touches of contents if it may`(canCancel: Bool) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    scrollView.canCancelContentTouches = canCancel
    scrollView.addSubview(left)
    controller.view.addSubview(scrollView)
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), over: 0.2)
    #expect((scrollView.contentOffset.y > 0) == canCancel)
    #expect(left.began == 1)
    #expect(left.ended == (canCancel ? 0 : 1))
  }

  @Test func `a selected cell shows its own background`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView()
    cell.selectedBackgroundView = background
    cell.layoutIfNeeded()
    #expect(background.isHidden)
    #expect(background.frame == cell.bounds)
    cell.isSelected = true
    #expect(!background.isHidden)
    cell.selectedBackgroundView = nil
    #expect(background.superview == nil)
  }
}
