// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Manages a view and its subviews, their appearance and disappearance, and the controllers inside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  private var loadedView: UIView?
  /// The controllers whose views are inside this one's.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one was added to by `addChild(_:)`; nil for none.
  open private(set) weak var parent: UIViewController?
  /// The title that navigation and tab bars show; nil, the default, for none.
  open var title: String? { didSet { navigationItem.title = title } }
  /// The contents of a navigation bar for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title)
  /// The contents of a tab bar for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// Insets in points that are added to the safe area of the view and its children, for example for
  /// bars of the program's own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// The size that a container should give the view. Sheets use its width if that is requested.
  /// - Note: Differs from UIKit: only sheets and the program's own containers use it.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentingPresentation?.controller.preferredContentSizeDidChange(
        forChildContentContainer: self)
    }
  }
  /// Called when the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child, for containers that use it: the whole one by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Whether presentations in the current context are over this controller's view; false by default.
  open var definesPresentationContext = false
  /// The edges of bars under which a container shows the view; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the contents are being edited; false by default.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false
  private var ownEditButton: UIBarButtonItem?
  /// A button that begins and ends editing, with the title "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        self.map { $0.setEditing(!$0.isEditing, animated: true) }
      })
    ownEditButton = button
    showEditing()
    return button
  }
  /// Sets whether the contents are being edited. Overrides show it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    showEditing()
  }
  private func showEditing() {
    ownEditButton?.title = isBeingEdited ? "Done" : "Edit"
    ownEditButton?.style = isBeingEdited ? .done : .plain
    navigationItem.changed()
  }
  /// Whether it hides the bar of a tab controller when it is pushed; false by default.
  open var hidesBottomBarWhenPushed = false
  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the controller is presented and dismissed, unless `transitioningDelegate` has one.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss it by dragging its sheet or by tapping beside it; false by default.
  open var isModalInPresentation = false
  /// The object that provides custom animations and presentation controllers; nil for the standard
  /// ones. It is not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the status bar is hidden. No effect: there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// The colors of the status bar. No effect: there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation with which the status bar appears; there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the indicator at the lower edge is hidden. No effect: there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines the colors of the status bar; there is none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; there is none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether a presented controller determines the look of the status bar; there is none.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The orientations. No effect: the window can have any.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the view follows the orientation; true. No effect: the window can have any.
  open var shouldAutorotate: Bool { true }
  /// Whether the controller is being added to its parent: in the methods for its appearance.
  open package(set) var isMovingToParent = false
  /// Whether the controller is being removed from its parent: in the methods for its disappearance.
  open package(set) var isMovingFromParent = false
  package var addedKeyCommands: [UIKeyCommand] = []
  /// The key commands that were added by `addKeyCommand(_:)`; nil for none.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Whether the view is shown.
  var appearance = Appearance.hidden
  /// The sheet for presentations of the controller.
  private(set) lazy var ownSheet = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  /// The popover for presentations of the controller; nil if the program has not asked for it.
  package var ownPopover: UIPresentationController?

  var presentation: ModalPresentation?
  package var presentingPresentation: ModalPresentation?
  /// The transition between the controller's children that is in progress; nil for none.
  package var ownTransition: ModalTransition?

  /// The storyboard's description of the controller; nil for one that was created in code.
  package var archive: (any ControllerArchive)?
  /// Finds nib files; nil for a program without any.
  package static var nibs: (any NibFinding)?
  /// The name of the nib file with the view; nil for one named like the class, if there is one.
  public let nibName: String?
  /// The bundle with the nib file; nil for the main one.
  public let nibBundle: Bundle?

  /// Creates a controller with the view of a nib file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller with the view of the nib file of its class, or else an empty one.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller, as a storyboard describes it.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    decode(coder, by: UIViewController.self)
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The SwiftUI view of a hosting controller that is the root of a window; nil for others.
  package var content: AnyView? { nil }

  /// The coordinator of the transition in progress; nil without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? (presentation ?? presentingPresentation)?.transition
      ?? parent?.transitionCoordinator
  }

  // MARK: View

  /// The view of the controller. The first access loads it, and calls `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, without loading it; nil if it has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded. Reading `view` loads it, reading this does not.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view and calls `viewDidLoad()`, if that has not happened yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    Self.nibs?.finishLoading(self) ?? viewDidLoad()
  }

  /// Creates the view: that of the storyboard or nib file, or else an empty one. Overrides set `view`.
  open func loadView() { if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) } }
  /// Loads the view of the storyboard or nib file. Returns false if there is none.
  package final func loadInterface() -> Bool {
    archive?.loadView(of: self) ?? false || Self.nibs?.loadView(of: self) ?? false
  }
  /// Called once, when the view has been loaded, and before it has its size; does nothing by default.
  open func viewDidLoad() {}
  /// Called each time before the view is shown, when it may have another size than later; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is about to be shown, in its window.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called each time when the view is shown, after an animation of its appearance; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called each time before the view is hidden; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called each time when the view is hidden, after an animation of its disappearance; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before constraints are solved: in the first layout, and after the view's `setNeedsUpdateConstraints()`.
  open func updateViewConstraints() {}
  /// Called when the safe area of the view has changed, for example because a bar was shown. Does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the size of the view changes because the window does. Calls the children and the
  /// presented controller.
  ///
  /// The change is not animated: closures for animations alongside run after it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isShown {
      child.viewWillTransition(to: size, with: coordinator)
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }
  /// Called when there is little memory, which nothing here finds out.
  open func didReceiveMemoryWarning() {}

  /// Whether scroll views that adjust their insets automatically do so; true by default.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Storyboards

  /// The storyboard of the controller; nil for one that is not of a storyboard.
  open var storyboard: UIStoryboard? { archive?.storyboard }
  /// Called before a segue is performed: the place to pass values to its destination. Does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue may be performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the storyboard; ends the program with a message if there is none of the name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let archive else {
      fatalError("\(type(of: self)) is not of a storyboard: no segue \"\(identifier)\".")
    }
    archive.performSegue(identifier, of: self, sender: sender)
  }
  /// Shows a controller in the second column of the enclosing split view controller; over this one without one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    var outer = parent
    while let container = outer, !container.showsDetails { outer = container.parent }
    outer?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
  }
  /// Whether the controller has a column for details.
  @_spi(ViewTree) open var showsDetails: Bool { false }
  /// Updates the status bar; a window has none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Updates the home indicator; a window has none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Appearance

  private var isAnimatedAppearance = false

  /// Tells the controller that its view is about to be shown or hidden.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAnimatedAppearance = animated
    if isAppearing {
      guard appearance == .hidden || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .shown || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in children where child.parentShows {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller that its view has been shown or hidden.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewIsAppearing(isAnimatedAppearance)
      loadedView?.layoutIfNeeded()
      viewDidAppear(isAnimatedAppearance)
    case .disappearing:
      appearance = .hidden
      viewDidDisappear(isAnimatedAppearance)
    case .hidden, .shown: break
    }
    for child in children where child.parentShows { child.endAppearanceTransition() }
  }

  /// Whether the controller shows its children as a navigation stack.
  @_spi(ViewTree) open var isNavigationStack: Bool { false }

  /// The object that places the controller's view in a presentation without one of the program.
  @_spi(ViewTree) open func makePresentationController(
    presenting: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .popover, let ownPopover, !adaptsPopover(for: presenting) {
      return ownPopover
    }
    return modalPresentationStyle.isSheet || modalPresentationStyle == .popover
      ? ownSheet
      : UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// The animator of a presentation or a dismissal without one of the program.
  @_spi(ViewTree) open func makeTransition(
    isPresentation: Bool, _ controller: UIPresentationController
  ) -> any UIViewControllerAnimatedTransitioning {
    let sheet = isPresentation ? nil : controller as? UISheetPresentationController
    return StandardTransition(
      isPresentation: isPresentation,
      style: controller === ownPopover ? .crossDissolve : modalTransitionStyle,
      velocity: sheet?.releaseVelocity ?? 0)
  }

  /// Presents a controller over this one, in its `modalPresentationStyle`. `completion` is called when it is shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the controller that this one presents; without one, this one itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion)
  }

  // MARK: Children

  /// Adds a controller inside; its view is added by the program.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent; the program removes its view. Nothing happens without a parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    if appearance != .hidden, loadedView?.superview == nil {
      isMovingFromParent = true
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
    isMovingFromParent = false
    didMove(toParent: nil)
  }

  /// Called before the parent controller changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the parent controller has changed. Programs call it after they have added the view.
  open func didMove(toParent parent: UIViewController?) {
    guard let parent, parent.isShown, parentShows, appearance == .hidden else { return }
    isMovingToParent = true
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    isMovingToParent = false
  }

  /// The properties of the interface around the view: appearance, size classes, text size and scale. Loads the view.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// Called when the appearance of the window has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance of the controller's view; `unspecified` for that of the window.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
}
