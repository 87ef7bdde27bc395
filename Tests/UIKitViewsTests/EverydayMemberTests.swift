// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A square that is panned, and tints.
private final class TintedView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

@MainActor
private final class SpringDismissal: UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  let driver = UIPercentDrivenInteractiveTransition()
  let usesInterruption: Bool
  var ended: Bool?
  private var own: UIViewPropertyAnimator?

  init(usesInterruption: Bool) { self.usesInterruption = usesInterruption }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let own { return own }
    let view = context.view(forKey: .from)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view?.alpha = 0 }
    animator.addCompletion { [self] _ in
      ended = !context.transitionWasCancelled
      context.completeTransition(!context.transitionWasCancelled)
    }
    own = animator
    return animator
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    #expect(!usesInterruption)
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Members of UIKit that tutorials use every day.
@MainActor
@Suite struct EverydayMemberTests {
  private let controller = UIViewController()

  private func harness() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  @Test func `the tint is dimmed with the superview's`() {
    let (outer, inner) = (TintedView(), TintedView())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintAdjustmentMode == .normal && inner.changes == 1)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.changes == 2)
    var (red, green) = (CGFloat(0), CGFloat(0))
    inner.tintColor.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(abs(red - green) < 0.01)
    inner.tintAdjustmentMode = .normal
    inner.tintColor.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(red > green + 0.3)
  }

  @Test func `observers are told each state of a recognizer`() {
    let pan = UIPanGestureRecognizer()
    controller.view.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    let observation = pan.observe(\.state) { pan, _ in states.append(pan.state) }
    let harness = harness()
    harness.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100), over: 0.2)
    harness.frame()
    #expect(states.first == .began && states.contains(.ended))
    #expect(states.last == .possible)
    observation.invalidate()
  }

  @Test func `an animation between two calls runs`() {
    let harness = harness()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    harness.frame()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    box.center.x += 100
    UIView.commitAnimations()
    box.center.y += 50
    harness.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.position.x ?? 0) - 55) < 3)
    #expect(box.layer.presentation()?.position.y == 55)
  }

  @Test func `a font has its style in a descriptor`() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    let bold = try #require(rounded.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == 20 && made.fontDescriptor == bold && made != font)
    #expect(UIFont(descriptor: bold, size: 8).pointSize == 8)
  }

  @Test func `a layer's spring is made from its perceptual duration`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(spring.damping - 17.59291886010284) < 1e-9)
    #expect(abs(spring.settlingDuration - 0.8629552831744205) < 1e-9)
    let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(slow.damping - 35.90391604102621) < 1e-9)
    #expect(slow.allowsOverdamping)
  }

  @Test(arguments: [false, true])
  func `a gesture drives the property animator of a transition`(cancels: Bool) throws {
    let harness = harness()
    let dismissal = SpringDismissal(usesInterruption: true)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = dismissal
    controller.present(sheet, animated: false)
    harness.frame()
    sheet.dismiss(animated: true)
    harness.frame()
    dismissal.driver.update(0.5)
    harness.advance(by: 1)
    #expect(abs((sheet.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    if cancels { dismissal.driver.cancel() } else { dismissal.driver.finish() }
    harness.advance(by: 0.1)
    #expect(dismissal.ended == nil)
    harness.advance(by: 1)
    #expect(dismissal.ended == !cancels)
    #expect((controller.presentedViewController == nil) == !cancels)
  }
}
