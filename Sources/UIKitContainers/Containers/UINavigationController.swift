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

/// Shows one of several controllers, with a bar and a back button.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The duration in seconds for which a bar appears or disappears.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  /// The change of the stack for which a transition is requested.
  public enum Operation: Int, Sendable {
    /// Neither a push nor a pop.
    case none
    /// A controller is pushed.
    case push
    /// A controller is popped.
    case pop
  }

  @_spi(ViewTree) open override var isNavigationStack: Bool { true }
  private var stack: [UIViewController] = [] {
    // Whether its bar is hidden depends on them.
    didSet { tabBarController?.viewIfLoaded?.setNeedsLayout() }
  }
  private let contents = UIView()
  /// The bar at the upper edge, which shows the navigation items of the controllers.
  public let navigationBar = UINavigationBar()
  /// The recognizer of the edge pan that pops a controller.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(method: UINavigationController.panned, "panned"))
  /// The object that is notified of controllers that are shown, and provides transitions; nil for none.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var isBarHidden = false
  private var pop: (lower: UIViewController, upper: UIViewController)?
  /// Whether the gesture that pops is in progress.
  private var isPopTracked = false

  /// Creates a controller with the first one of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
  }

  /// Creates a controller without a stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without a stack. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers of the stack, from the root to the shown one. Setting them replaces the stack
  /// without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack, which is shown; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is shown, or one that it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last
  }
  /// Whether there is no bar, so that the controllers reach to the upper edge; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, at once in any case.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Replaces the controllers, at once in any case. The last one is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack.last
    stack = viewControllers
    guard isViewLoaded, old !== stack.last else { return }
    if let old { hide(old) }
    if let new = stack.last { show(new) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Those that are presented over another controller may be transparent.
    let isOver = [.overFullScreen, .overCurrentContext, .custom].contains(modalPresentationStyle)
    view.backgroundColor = isOver ? nil : .systemBackground
    view.clipsToBounds = true
    view.addSubview(contents)
    view.addSubview(navigationBar)
    navigationBar.onChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    if let recognizer = interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer {
      recognizer.edges = .left
      view.addGestureRecognizer(recognizer)
    }
    if let top = stack.last { show(top) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
  }

  private func placeBars() {
    let top = view.safeAreaInsets.top
    contents.frame = view.bounds
    navigationBar.isHidden = isBarHidden
    navigationBar.topInset = top
    for (index, controller) in stack.enumerated()
    where controller.isViewLoaded && controller.view.superview != nil {
      let isRowHidden = index == stack.count - 1 && isRowHidden
      let height = (isRowHidden ? 0 : 44) + fullExtension(index)
      let extends = isBarHidden || controller.edgesForExtendedLayout.contains(.top)
      controller.additionalSafeAreaInsets.top = isBarHidden || !extends ? 0 : height
      let isMoving = controller.view.layer.transitions.contains { !$0.animation.isTrailing }
      if !isMoving, pop == nil, ownTransition == nil {
        var frame = contents.bounds
        if !extends {
          frame.origin.y = top + height
          frame.size.height -= top + height
        }
        controller.view.frame = frame
      }
    }
    navigationBar.bounds.size.width = view.bounds.width
    // A transition shows the items itself, and begins a layout at its end.
    if ownTransition == nil { navigationBar.show(stack.map(\.navigationItem)) }
    placeExtension()
    placeToolbar()
  }

  /// Gives the bar the height that it has by the scrolling of the contents.
  func placeExtension(isScrolling: Bool = false) {
    updateExtension()
    let row: CGFloat = isRowHidden ? 0 : 44
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width,
      height: view.safeAreaInsets.top + row + navigationBar.barExtension.height)
    navigationBar.placeExtension(row: row, isScrolling: isScrolling)
  }

  private func show(_ controller: UIViewController) {
    addChild(controller)
    ViewAnimation.withoutAnimation {
      controller.view.frame = view.bounds
      contents.addSubview(controller.view)
    }
    observe(controller)
    controller.didMove(toParent: self)
    view.setNeedsLayout()
  }

  /// Shows changes of the contents of the bar for a controller.
  private func observe(_ controller: UIViewController) {
    controller.navigationItem.changed = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  private func hide(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.isMovingFromParent = true
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Adds a controller to the end of the stack, and shows it instead of the current one. An animation moves it in from
  /// the right.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let old = stack.last
    stack.append(viewController)
    guard isViewLoaded else { return }
    delegate?.navigationController(self, willShow: viewController, animated: animated)
    guard animated, let old, view.window != nil else {
      if let old { removeView(of: old) }
      show(viewController)
      delegate?.navigationController(self, didShow: viewController, animated: false)
      return
    }
    slide(old, viewController, isPush: true) { [self] in stack.removeAll { $0 === viewController } }
  }

  private func removeView(of controller: UIViewController) {
    controller.beginAppearanceTransition(false, animated: false)
    controller.view.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  /// Animates the change from one controller to another.
  ///
  /// - Parameter restore: Restores the stack if a gesture cancels the change.
  private func slide(
    _ old: UIViewController, _ new: UIViewController, isPush: Bool, restore: @escaping () -> Void
  ) {
    let custom = delegate?.navigationController(
      self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
    let transition = ModalTransition(
      contents, from: old, to: new, .replacement, isAnimated: true, finalFrame: contents.bounds)
    ownTransition = transition
    (new.isMovingToParent, old.isMovingFromParent) = (isPush, !isPush)
    old.beginAppearanceTransition(false, animated: true)
    addChild(new)
    observe(new)
    ViewAnimation.withoutAnimation { new.view.frame = view.bounds }
    new.beginAppearanceTransition(true, animated: true)
    transition.onEnd = { [self] isComplete in
      ownTransition = nil
      let (shown, hidden) = isComplete ? (new, old) : (old, new)
      if !isComplete {
        old.beginAppearanceTransition(true, animated: true)
        new.beginAppearanceTransition(false, animated: true)
        restore()
      }
      hidden.view.removeFromSuperview()
      hidden.endAppearanceTransition()
      if isPush != isComplete { hidden.removeFromParent() }
      if shown.view.superview !== contents { contents.addSubview(shown.view) }
      shown.endAppearanceTransition()
      (new.isMovingToParent, old.isMovingFromParent) = (false, false)
      hidden.view.transform = .identity
      if isComplete { delegate?.navigationController(self, didShow: new, animated: true) }
      view.setNeedsLayout()
    }
    let copy = navigationBar.barExtension.copyTitle()
    UIView.animate(withDuration: 0.35) { [self] in
      navigationBar.slideIn(stack.map(\.navigationItem), isPush: isPush)
      navigationBar.slideExtension(copy, isPush: isPush) { placeExtension() }
    } completion: { [navigationBar] _ in
      navigationBar.removeLargeTitle(copy)
    }
    transition.run(
      custom,
      interaction: custom.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      }, standard: NavigationSlide(isPush: isPush))
  }

  /// Removes the shown controller from the stack, and returns it; nil, and no change, for the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popTo(stack.count - 2, animated).last
  }

  /// Pops all controllers except the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { popTo(0, animated) }

  /// Pops the controllers above one, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    stack.firstIndex { $0 === viewController }.map { popTo($0, animated) }
  }

  private func popTo(_ index: Int, _ animated: Bool) -> [UIViewController] {
    guard index < stack.count - 1 else { return [] }
    let removed = Array(stack[(index + 1)...])
    stack.removeSubrange((index + 1)...)
    guard isViewLoaded, let old = removed.last else { return removed }
    for controller in removed.dropLast() { controller.removeFromParent() }
    let new = stack[index]
    delegate?.navigationController(self, willShow: new, animated: animated)
    if animated, view.window != nil {
      slide(old, new, isPush: false) { [self] in stack += removed }
    } else {
      hide(old)
      show(new)
      delegate?.navigationController(self, didShow: new, animated: false)
    }
    return removed
  }

  /// Tracks a pan from the left edge, and pops the controller if the pan is long or fast enough.
  private func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let (x, width) = (recognizer.translation(in: view).x, view.bounds.width)
    switch recognizer.state {
    case .began:
      guard stack.count > 1, pop == nil, ownTransition == nil else { return }
      let (upper, lower) = (stack[stack.count - 1], stack[stack.count - 2])
      pop = (lower, upper)
      isPopTracked = true
      ViewAnimation.withoutAnimation {
        lower.view.frame = contents.bounds
        contents.insertSubview(lower.view, belowSubview: upper.view)
      }
      upper.isMovingFromParent = true
      upper.beginAppearanceTransition(false, animated: true)
      addChild(lower)
      lower.beginAppearanceTransition(true, animated: true)
      delegate?.navigationController(self, willShow: lower, animated: true)
      move(by: x, width)
    case .changed: if isPopTracked { move(by: x, width) }
    case .ended, .cancelled:
      guard isPopTracked, let (lower, upper) = pop else { return }
      isPopTracked = false
      let goesBack =
        recognizer.state == .ended && x + recognizer.velocity(in: view).x * 0.2 > width / 2
      if goesBack {
        stack.removeLast()
      } else {
        upper.beginAppearanceTransition(true, animated: true)
        lower.beginAppearanceTransition(false, animated: true)
      }
      UIView.animate(
        withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [],
        animations: { [self] in move(by: goesBack ? width : 0, width) },
        completion: { [self] _ in
          pop = nil
          if goesBack {
            upper.view.removeFromSuperview()
            upper.endAppearanceTransition()
            upper.removeFromParent()
            lower.endAppearanceTransition()
            delegate?.navigationController(self, didShow: lower, animated: true)
          } else {
            lower.view.removeFromSuperview()
            lower.endAppearanceTransition()
            upper.endAppearanceTransition()
          }
          upper.isMovingFromParent = false
          view.setNeedsLayout()
        })
    default: break
    }
  }

  private func move(by x: CGFloat, _ width: CGFloat) {
    guard let (lower, upper) = pop else { return }
    let x = min(max(x, 0), width)
    upper.view.center.x = width / 2 + x
    lower.view.center.x = width / 2 - 0.3 * (width - x)
  }
}

extension UIViewController {
  /// Shows a controller: in the enclosing navigation controller, or over this one without one.
  public func show(_ vc: UIViewController, sender: Any?) {
    guard let navigation = self as? UINavigationController ?? navigationController else {
      return present(vc, animated: true)
    }
    navigation.pushViewController(vc, animated: true)
  }

  /// The enclosing navigation controller; nil for none.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
