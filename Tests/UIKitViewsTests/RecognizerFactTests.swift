// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The states that recognizers report, in order.
@MainActor
private final class StateLog {
  var lines: [String] = []
  func noted(_ recognizer: UIGestureRecognizer) {
    lines.append(
      "\(type(of: recognizer)) \(recognizer.state)".replacingOccurrences(
        of: "GestureRecognizer", with: ""))
  }
}

@MainActor
private final class Rules: UIGestureRecognizerDelegate {
  var begins = true
  var simultaneous = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }
}

/// The documented states and defaults of recognizers.
@MainActor
@Suite struct RecognizerFactTests {
  @Test func `recognizers that are set as a list are attached, and the others detached`() {
    let (view, other) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.gestureRecognizers = [tap, pan]
    #expect(tap.view === view)
    view.gestureRecognizers = [pan]
    #expect(tap.view == nil)
    other.gestureRecognizers = [pan]
    #expect(pan.view === other)
    #expect(view.gestureRecognizers == [])
    other.addGestureRecognizer(tap)
    other.addGestureRecognizer(pan)
    #expect(other.gestureRecognizers == [tap, pan])
    other.gestureRecognizers = nil
    #expect(tap.view == nil && pan.view == nil)
  }

  private let controller = UIViewController()
  private let log = StateLog()
  private let rules = Rules()

  private func start(_ recognizers: UIGestureRecognizer...) -> Harness {
    for recognizer in recognizers {
      recognizer.addTarget(log, action: Selector(method: StateLog.noted(_:), "noted:"))
      controller.view.addGestureRecognizer(recognizer)
    }
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private let middle = CGPoint(x: 200, y: 200)

  @Test func `the raw values of the states are UIKit's`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `a discrete recognizer reports that it has ended, and nothing when it fails`() {
    let harness = start(UITapGestureRecognizer())
    harness.tap(middle)
    #expect(log.lines == ["UITap ended"])
    harness.drag(from: middle, to: CGPoint(x: 300, y: 200), over: 0.2)
    #expect(log.lines == ["UITap ended"])
  }

  @Test func `a continuous recognizer begins, changes and ends`() {
    let harness = start(UIPanGestureRecognizer())
    harness.drag(from: middle, to: CGPoint(x: 300, y: 200), over: 0.2)
    #expect(log.lines.first == "UIPan began")
    #expect(log.lines.last == "UIPan ended")
    #expect(Set(log.lines.dropFirst().dropLast()) == ["UIPan changed"])
  }

  @Test func `a recognizer that is disabled during its gesture is cancelled`() {
    let pan = UIPanGestureRecognizer()
    let harness = start(pan)
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 250, y: 200), over: 0.1)
    pan.isEnabled = false
    harness.frame()
    #expect(log.lines.last == "UIPan cancelled")
    harness.release(CGPoint(x: 250, y: 200))
    #expect(log.lines.last == "UIPan cancelled")
  }

  @Test func `a recognizer whose delegate refuses fails`() {
    let tap = UITapGestureRecognizer()
    tap.delegate = rules
    rules.begins = false
    let harness = start(tap)
    harness.tap(middle)
    #expect(log.lines == [])
  }

  @Test func `two recognizers run at once only if a delegate allows it`() {
    let (pan, pinch) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
    pan.delegate = rules
    let harness = start(pan, pinch)
    func gesture() {
      func places(_ step: Double) -> [CGPoint] {
        [CGPoint(x: 150, y: 100 + step * 10), CGPoint(x: 250 + step * 10, y: 100 + step * 10)]
      }
      harness.touch(.down, places(0))
      harness.frame()
      for step in 1...10 {
        harness.touch(.move, places(Double(step)))
        harness.frame()
      }
      harness.touch(.up, places(10))
      harness.frame()
    }
    gesture()
    let alone = Set(log.lines.map { $0.split(separator: " ")[0] })
    #expect(alone.count == 1)
    log.lines = []
    rules.simultaneous = true
    gesture()
    #expect(Set(log.lines.map { $0.split(separator: " ")[0] }) == ["UIPan", "UIPinch"])
  }

  @Test func `a long press begins after half a second, and no movement ends it then`() {
    let press = UILongPressGestureRecognizer()
    let harness = start(press)
    harness.press(middle)
    harness.advance(by: 0.45)
    #expect(log.lines == [])
    harness.advance(by: 0.1)
    #expect(log.lines == ["UILongPress began"])
    harness.move(from: middle, to: CGPoint(x: 300, y: 300), over: 0.2)
    #expect(log.lines.last == "UILongPress changed")
    harness.release(CGPoint(x: 300, y: 300))
    #expect(log.lines.last == "UILongPress ended")
  }

  @Test func `a long press may need taps before it`() {
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    let harness = start(press)
    harness.press(middle)
    harness.advance(by: 1)
    harness.release(middle)
    harness.advance(by: 1)
    #expect(log.lines == [])
    harness.tap(middle)
    harness.advance(by: 0.5)
    harness.press(middle)
    harness.advance(by: 1)
    harness.release(middle)
    harness.advance(by: 1)
    #expect(log.lines == [])
    harness.tap(middle)
    harness.advance(by: 0.1)
    harness.press(middle)
    harness.advance(by: 0.6)
    #expect(log.lines == ["UILongPress began"])
    harness.release(middle)
    #expect(log.lines.last == "UILongPress ended")
  }

  @Test func `a tap of two fingers before a long press ends with the last one`() {
    let press = UILongPressGestureRecognizer()
    (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (1, 2)
    let harness = start(press)
    let points = [CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200)]
    func second(_ phase: PointerSample.Phase) {
      harness.send(
        .pointer(
          PointerSample(
            time: harness.time, device: .finger, phase: phase, location: points[1], pointer: 1)))
      harness.frame()
    }
    func first(_ phase: PointerSample.Phase) {
      harness.touch(phase, [points[0]])
      harness.frame()
    }
    func tap() {
      first(.down)
      second(.down)
      first(.up)
      second(.up)
    }
    tap()
    first(.down)
    harness.advance(by: 1)
    #expect(log.lines == [])
    first(.up)
    harness.advance(by: 1)
    tap()
    first(.down)
    second(.down)
    harness.advance(by: 0.6)
    #expect(log.lines == ["UILongPress began"])
    first(.up)
    second(.up)
    #expect(log.lines.last == "UILongPress ended")
  }

  @Test func `a tap of one finger is none before a long press of two`() {
    let press = UILongPressGestureRecognizer()
    (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (1, 2)
    let harness = start(press)
    let points = [CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 200)]
    harness.touch(.down, [points[0]])
    harness.frame()
    harness.touch(.up, [points[0]])
    harness.frame()
    harness.touch(.down, points)
    harness.advance(by: 1)
    harness.touch(.up, points)
    harness.advance(by: 1)
    #expect(log.lines == [])
  }

  @Test func `a long press fails if the finger moves by more than ten points before`() {
    let harness = start(UILongPressGestureRecognizer())
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: 215, y: 200), over: 0.1)
    harness.advance(by: 1)
    #expect(log.lines == [])
  }

  @Test func `a swipe needs fifty points along its direction within half a second`() {
    let harness = start(UISwipeGestureRecognizer())
    harness.drag(from: middle, to: CGPoint(x: 235, y: 200), over: 0.1)
    harness.drag(from: middle, to: CGPoint(x: 120, y: 200), over: 0.2)
    harness.drag(from: middle, to: CGPoint(x: 320, y: 200), over: 1.2)
    #expect(log.lines == [])
    harness.drag(from: middle, to: CGPoint(x: 320, y: 200), over: 0.2)
    #expect(log.lines == ["UISwipe ended"])
  }

  @Test
  func `the location of several fingers is their centroid, scales are cumulative and can be set`() {
    let pinch = UIPinchGestureRecognizer()
    let harness = start(pinch)
    harness.touch(.down, [CGPoint(x: 100, y: 200), CGPoint(x: 200, y: 200)])
    harness.frame()
    for step in 1...10 {
      harness.touch(
        .move,
        [CGPoint(x: 100 - Double(step) * 5, y: 200), CGPoint(x: 200 + Double(step) * 5, y: 200)])
      harness.frame()
    }
    #expect(abs(pinch.scale - 2) < 0.25)
    #expect(pinch.location(in: controller.view).x == 150)
    let scale = pinch.scale
    pinch.scale = 1
    #expect(scale > 1.5 && pinch.scale == 1)
    harness.touch(.up, [CGPoint(x: 50, y: 200), CGPoint(x: 250, y: 200)])
  }

  @Test func `the defaults are the documented ones`() {
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    #expect(pan.cancelsTouchesInView && !pan.delaysTouchesBegan && pan.delaysTouchesEnded)
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
  }

  @Test func `the defaults of Core Animation are the documented ones`() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.timingFunction == nil && spring.fillMode == .removed)
    #expect(spring.isRemovedOnCompletion)
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.02)
    spring.damping = 15
    #expect(abs(spring.settlingDuration - 1.022) < 0.02)
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CALayer().anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func `the bits of the animation options are UIKit's`() {
    let options: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.curveEaseInOut, 0),
      (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
    ]
    for (option, value) in options { #expect(option.rawValue == value) }
  }

  @Test func `the defaults of layout and of dynamics are the documented ones`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    let (view, label) = (UIView(), UILabel())
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0)
    let item = UIDynamicItemBehavior(items: [view])
    #expect(item.density == 1 && item.friction == 0 && item.resistance == 0)
    #expect(item.angularResistance == 0 && !item.isAnchored && item.allowsRotation)
    #expect(item.elasticity == 0)
    #expect(UIGravityBehavior(items: [view]).gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(UISnapBehavior(item: view, snapTo: .zero).damping == 0.5)
  }

  @Test func `a constraint is in the nearest view around its items`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    outer.addSubview(other)
    let both = inner.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([both, own])
    #expect(outer.constraints.contains { $0 === both })
    #expect(inner.constraints.contains { $0 === own })
    inner.removeFromSuperview()
    #expect(!both.isActive && own.isActive)
  }

  @Test
  func `an arranged view that is removed from one list is removed from the other as documented`() {
    let (stack, view) = (UIStackView(), UIView())
    stack.addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack && stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `views that are animated take touches only if the animation allows it`() {
    let harness = start()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchDown)
    controller.view.addSubview(button)
    harness.frame()
    UIView.animate(withDuration: 1) { button.alpha = 0.5 }
    harness.tap(CGPoint(x: 50, y: 50))
    #expect(presses == 0)
    harness.advance(by: 1.1)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { button.alpha = 1 }
    harness.tap(CGPoint(x: 50, y: 50))
    #expect(presses == 1)
  }
}
