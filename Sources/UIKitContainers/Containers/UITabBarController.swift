// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows one of several controllers, by a bar at the lower edge.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The condition under which the bar of iOS 26 becomes a small button.
  public enum MinimizeBehavior: Int, Sendable {
    /// That of the platform.
    case automatic
    /// Never.
    case never
    /// When the user starts to scroll down.
    case onScrollDown
    /// When the user starts to scroll up.
    case onScrollUp
  }

  /// The condition under which the bar becomes a small button.
  ///
  /// - Note: Differs from UIKit: the bar keeps its size, as before iOS 26.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  /// The bar at the lower edge.
  open private(set) lazy var tabBar = UITabBar()
  /// The object that may refuse the selection of a tab, and is notified of it; nil for none.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var selection = 0

  /// The controllers, one for each button of the bar; nil and none are the same.
  ///
  /// If they are replaced, the shown one stays if it is among the new ones. Else the one at its index is shown, or the
  /// first if there are fewer.
  open var viewControllers: [UIViewController]? {
    didSet {
      guard isViewLoaded else { return }
      let shown = oldValue.flatMap { $0.indices.contains(selection) ? $0[selection] : nil }
      makeButtons()
      selectAgain(shown)
    }
  }

  /// The index of the shown controller. One of no controller is ignored.
  open var selectedIndex: Int {
    get { selection }
    set { if isViewLoaded { select(newValue) } else { selection = newValue } }
  }

  /// The shown controller; nil for none. One that is not among the controllers is ignored.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tabBar.onSelect = { [weak self] in self?.press($0) }
    view.addSubview(tabBar)
    makeButtons()
    selectAgain(nil)
  }

  /// Replaces the controllers like `viewControllers`, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func makeButtons() {
    tabBar.items = (viewControllers ?? []).map { controller in
      let item: UITabBarItem = controller.tabBarItem
      if item.title == nil { item.title = controller.title }
      return item
    }
  }

  private func press(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    select(index)
    delegate?.tabBarController(self, didSelect: controllers[index])
  }

  /// Selects a controller that was shown, if it still exists, or else the one at its index, or else the first.
  private func selectAgain(_ shown: UIViewController?) {
    let controllers = viewControllers ?? []
    if controllers.isEmpty { removeChildren() }
    let index = controllers.firstIndex { $0 === shown } ?? selection
    select(controllers.indices.contains(index) ? index : 0)
  }

  private func select(_ index: Int) {
    let controllers = viewControllers ?? []
    guard controllers.indices.contains(index), ownTransition == nil else { return }
    let (old, new) = (children.last, controllers[index])
    let oldIndex = selection
    selection = index
    new.additionalSafeAreaInsets.bottom = hidesBar || tabBar.isHidden ? 0 : 49
    tabBar.selectedItem = new.tabBarItem
    if let old, old !== new, view.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      return change(from: old, to: new, animator, oldIndex)
    }
    removeChildren(except: new)
    addChild(new)
    ViewAnimation.withoutAnimation {
      new.view.frame = view.bounds
      view.insertSubview(new.view, at: 0)
    }
    new.didMove(toParent: self)
    view.setNeedsLayout()
  }

  private func removeChildren(except shown: UIViewController? = nil) {
    for controller in children where controller !== shown {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// Changes the controller by an animator of the program, in a container behind the bar.
  private func change(
    from old: UIViewController, to new: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning, _ oldIndex: Int
  ) {
    let container = UIView(frame: view.bounds)
    let transition = ModalTransition(
      container, from: old, to: new, .replacement, isAnimated: true, finalFrame: view.bounds)
    ownTransition = transition
    old.beginAppearanceTransition(false, animated: true)
    addChild(new)
    ViewAnimation.withoutAnimation {
      view.insertSubview(container, at: 0)
      container.addSubview(old.view)
      new.view.frame = view.bounds
    }
    new.beginAppearanceTransition(true, animated: true)
    transition.onEnd = { [self] isComplete in
      ownTransition = nil
      let (shown, hidden) = isComplete ? (new, old) : (old, new)
      if !isComplete {
        selection = oldIndex
        tabBar.selectedItem = old.tabBarItem
        old.beginAppearanceTransition(true, animated: true)
        new.beginAppearanceTransition(false, animated: true)
      }
      view.insertSubview(shown.view, at: 0)
      hidden.view.removeFromSuperview()
      container.removeFromSuperview()
      hidden.endAppearanceTransition()
      hidden.removeFromParent()
      shown.endAppearanceTransition()
      view.setNeedsLayout()
    }
    transition.run(
      animator, interaction: delegate?.tabBarController(self, interactionControllerFor: animator),
      standard: animator)
  }

  /// Whether a pushed controller hides the bar now.
  private var isBarHidden = false

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.safeAreaInsets.bottom
    if hidesBar != isBarHidden {
      isBarHidden = hidesBar
      placeBar(isHidden: isBarHidden)
    }
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom - 49, width: view.bounds.width, height: 49 + bottom)
    if ownTransition == nil { selectedViewController?.view.frame = view.bounds }
  }
}

extension UITabBarController {
  /// Whether a pushed controller hides the bar.
  fileprivate var hidesBar: Bool {
    let stack = selectedViewController as? UINavigationController
    return stack?.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  fileprivate func placeBar(isHidden: Bool) {
    tabBar.alpha = isHidden ? 0 : 1
    tabBar.isUserInteractionEnabled = !isHidden
    selectedViewController?.additionalSafeAreaInsets.bottom = isHidden || tabBar.isHidden ? 0 : 49
  }
}

extension UIViewController {
  /// The enclosing tab bar controller; nil for none.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}
