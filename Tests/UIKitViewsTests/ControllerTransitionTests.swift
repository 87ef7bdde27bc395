// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Fades the views of a transition, and records what it got.
@MainActor
private final class Fade: UIViewControllerAnimatedTransitioning {
  var from: UIView?
  var to: UIView?
  var containsFrom = false
  /// The frame of the view that appears, at first, and where the animator leaves it.
  var frame: CGRect?
  var finalFrame: CGRect?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    containsFrom = from?.superview === context.containerView
    if let to { context.containerView.addSubview(to) }
    frame = to?.frame
    if let finalFrame { to?.frame = finalFrame }
    to?.alpha = 0
    UIView.animate(withDuration: 0.4) { [to] in
      to?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Uses an animator and a driver for everything.
@MainActor
private final class Transitions: UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let fade = Fade()
  var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
}

@MainActor
@Suite struct ControllerTransitionTests {
  private let transitions = Transitions()
  private let first = UIViewController()
  private let second = UIViewController()

  private func start(_ root: UIViewController) -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(root) }
    harness.frame()
    return harness
  }

  private func present(_ style: UIModalPresentationStyle) -> Harness {
    let harness = start(first)
    second.modalPresentationStyle = style
    second.transitioningDelegate = transitions
    first.present(second, animated: true)
    return harness
  }

  @Test func `a presented view has the frame of its presentation before the animator runs`() {
    let harness = start(first)
    second.view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    second.transitioningDelegate = transitions
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    harness.frame()
    #expect(transitions.fade.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overCurrentContext, .custom])
  func `a presented view stays where the animator leaves it, until the window is resized`(
    style: UIModalPresentationStyle
  ) {
    let harness = start(first)
    second.transitioningDelegate = transitions
    second.modalPresentationStyle = style
    transitions.fade.finalFrame = CGRect(x: 0, y: 50, width: 300, height: 350)
    first.present(second, animated: true)
    harness.settle()
    #expect(second.view.frame == transitions.fade.finalFrame)
    second.view.superview?.setNeedsLayout()
    harness.frame()
    #expect(second.view.frame == transitions.fade.finalFrame)
  }

  @Test func `over the full screen an animator has both views, and the lower one is removed`() {
    let harness = present(.fullScreen)
    let window = first.view.window
    #expect(transitions.fade.from === first.view)
    #expect(transitions.fade.to === second.view)
    #expect(transitions.fade.containsFrom)
    harness.advance(by: 1)
    #expect(first.view.superview == nil)
    #expect(second.view.window === window)
    second.dismiss(animated: true)
    #expect(transitions.fade.from === second.view)
    #expect(transitions.fade.to === first.view)
    harness.advance(by: 1)
    #expect(first.view.superview === window)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(second.view.window == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func `over the other view an animator has the presented one only`(
    style: UIModalPresentationStyle
  ) {
    let harness = present(style)
    #expect(transitions.fade.from == nil)
    #expect(transitions.fade.to === second.view)
    harness.advance(by: 1)
    #expect(first.view.superview != nil)
    second.dismiss(animated: true)
    #expect(transitions.fade.from === second.view)
    #expect(transitions.fade.to == nil)
  }

  @Test func `a cancelled dismissal removes the lower view again`() {
    let harness = present(.fullScreen)
    harness.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    transitions.driver = driver
    second.dismiss(animated: true)
    driver.update(0.3)
    harness.advance(by: 0.1)
    #expect(first.view.superview != nil)
    driver.cancel()
    harness.advance(by: 1)
    #expect(first.view.superview == nil)
    #expect(first.presentedViewController === second)
    #expect(second.view.window != nil)
  }

  @Test func `a driver that starts by itself can be paused and reversed`() {
    let harness = present(.fullScreen)
    harness.advance(by: 1)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    transitions.driver = driver
    second.dismiss(animated: true)
    harness.advance(by: 0.2)
    driver.pause()
    #expect(driver.percentComplete > 0.3 && driver.percentComplete < 0.7)
    harness.advance(by: 1)
    #expect(first.presentedViewController === second)
    driver.finish()
    harness.advance(by: 1)
    #expect(first.presentedViewController == nil)
  }

  @Test func `a pop by an animator can be driven and cancelled`() {
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = transitions
    let harness = start(navigation)
    navigation.pushViewController(second, animated: true)
    #expect(transitions.fade.from === first.view && transitions.fade.to === second.view)
    #expect(navigation.transitionCoordinator != nil && second.transitionCoordinator != nil)
    harness.advance(by: 1)
    #expect(navigation.transitionCoordinator == nil)
    let driver = UIPercentDrivenInteractiveTransition()
    transitions.driver = driver
    navigation.popViewController(animated: true)
    driver.update(0.5)
    harness.advance(by: 0.1)
    #expect(first.view.layer.presentation()?.opacity ?? 0 < 0.9)
    driver.cancel()
    harness.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(second.view.superview != nil && first.view.superview == nil)
    transitions.driver = nil
    navigation.popViewController(animated: true)
    harness.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(first.view.superview != nil && second.view.superview == nil)
  }

  @Test func `a tab changes by an animator`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = transitions
    let harness = start(tabs)
    tabs.selectedIndex = 1
    #expect(transitions.fade.from === first.view && transitions.fade.to === second.view)
    harness.advance(by: 1)
    #expect(tabs.selectedViewController === second)
    #expect(second.view.superview === tabs.view && first.view.superview == nil)
  }

  @Test func `a view that is inserted beside one that is elsewhere is in front`() {
    let (view, other, stranger) = (UIView(), UIView(), UIView())
    view.addSubview(other)
    let new = UIView()
    view.insertSubview(new, belowSubview: stranger)
    #expect(view.subviews == [other, new])
  }
}
