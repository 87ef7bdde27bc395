// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

@MainActor
@Suite struct ViewAnimationTests {
  private let controller = UIViewController()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func start() -> Harness {
    controller.view.addSubview(box)
    box.backgroundColor = .blue
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private var presentedX: CGFloat { box.layer.presentation()?.frame.minX ?? -1 }

  @Test func `the model changes at once, and the presented value along a curve`() {
    let harness = start()
    var end: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 100 },
      completion: { end = $0 })
    #expect(box.frame.minX == 100)
    #expect(presentedX == 0)
    harness.advance(by: 0.5)
    #expect(abs(presentedX - 50) < 0.01)
    harness.advance(by: 0.6)
    #expect(presentedX == 100)
    #expect(end == true)
  }

  @Test(arguments: [(1.0, 0.8, 8.9943), (1, 0.5, 12.7169), (0.5, 0.7, 19.6793), (1, 1, 9.2334)])
  func `a duration and a damping ratio give UIKit's spring`(
    duration: Double, ratio: Double, frequency: Double
  ) {
    let timing = AnimationTiming.spring(duration: duration, dampingRatio: ratio, velocity: 0)
    guard case .spring(let spring, _) = timing.curve else { return #expect(Bool(false)) }
    #expect(abs(spring.stiffness.squareRoot() - frequency) < 1e-3)
  }

  @Test func `timing parameters without values are the critically damped spring of transitions`() {
    let harness = start()
    let animator = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    animator.addAnimations { box.frame.origin.x = 100 }
    animator.startAnimation()
    harness.advance(by: 0.1)
    // A mass of 3 and a stiffness of 1000: 1 - (1 + a)exp(-a) of the distance, where a is 0.1 times the root of
    // 1000/3.
    #expect(abs(presentedX - 54.48) < 0.3)
  }

  @Test func `a UIKit card follows the same spring as a SwiftUI card`() {
    let harness = start()
    harness.host.onNextFrame {
      UIView.animate(springDuration: 0.5, bounce: 0.3) { box.frame.origin.x = 200 }
    }
    let card = StateHarness(0.0) { x in
      Color.blue.frame(width: 20, height: 20).offset(x: x)
    }
    let start = card.x
    card.set(200, .spring(duration: 0.5, bounce: 0.3))
    harness.frame()
    for _ in 1...60 {
      card.harness.frame()
      harness.frame()
      #expect(abs(presentedX - (card.x - start)) < 0.01)
    }
    #expect(presentedX > 199)
  }

  @Test func `a property animator is paused, scrubbed, reversed and resumed`() {
    let harness = start()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 100 }
    var place: UIViewAnimatingPosition?
    animator.addCompletion { place = $0 }
    animator.startAnimation()
    harness.advance(by: 0.5)
    #expect(abs(presentedX - 50) < 0.1)
    animator.pauseAnimation()
    harness.advance(by: 0.5)
    #expect(abs(presentedX - 50) < 0.1)
    #expect(abs(animator.fractionComplete - 0.5) < 0.001)
    animator.fractionComplete = 0.8
    harness.frame()
    #expect(abs(presentedX - 80) < 0.1)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    harness.advance(by: 0.4)
    #expect(abs(presentedX - 40) < 2)
    harness.advance(by: 0.6)
    #expect(place == .start)
    #expect(box.frame.minX == 0)
    #expect(animator.state == .inactive)
  }

  @Test func `a stopped animator stays where it is`() {
    let harness = start()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 100 }
    animator.startAnimation()
    harness.advance(by: 0.3)
    animator.stopAnimation(true)
    #expect(abs(box.frame.minX - 30) < 0.1)
    #expect(animator.state == .inactive)
  }

  @Test func `a basic animation presents its values and is removed`() {
    let harness = start()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 10
    animation.toValue = 110
    animation.duration = 1
    box.layer.add(animation, forKey: "move")
    harness.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.position.x ?? 0) - 60) < 0.01)
    harness.advance(by: 0.6)
    #expect(box.layer.presentation()?.position.x == 10)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func `a transform turns instead of shrinking`() {
    let harness = start()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    harness.advance(by: 0.5)
    let m = box.layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(m.a - cos(Double.pi / 4)) < 0.001)
    #expect(abs(m.b - sin(Double.pi / 4)) < 0.001)
  }
}
