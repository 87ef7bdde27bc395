// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A window: the outermost view. The first one shows the program's views; others are in front of it, in the
/// same window of the desktop, in the order of their levels.
///
/// - Note: Differs from UIKit: a visible window needs no reference to be kept.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The depth of a window: higher ones are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number by which windows are ordered.
    public let rawValue: CGFloat
    /// Creates a level of a depth.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level of a depth.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of most windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)
    /// A level that is higher by a distance.
    public static func + (level: Level, by: CGFloat) -> Level { Level(level.rawValue + by) }
    /// A level that is lower by a distance.
    public static func - (level: Level, by: CGFloat) -> Level { Level(level.rawValue - by) }
  }

  /// The depth among the windows; those of the same level are in the order in which they became visible.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { UIApplication.shared.visibilityChanged(of: self) } }
  }

  /// Whether the window is hidden; true at first.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { UIApplication.shared.visibilityChanged(of: self) } }
  }

  /// Whether the window keeps the frame that it was given, instead of that of the screen.
  var keepsFrame = false

  /// The controller whose view fills the window; nil, the default, for none.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.detachFromWindow()
      if surface?.element != nil { showRoot() }
    }
  }

  /// The scene to which the window belongs; nil for none.
  open var windowScene: UIWindowScene? {
    get { UIApplication.shared.scene }
    set { _ = newValue }
  }

  /// Creates a hidden window of the size of the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    layer.isHidden = true
  }

  /// Creates a window, which is hidden until `makeKeyAndVisible()` or `isHidden` shows it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  /// Creates a hidden window. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  /// Shows the window, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this the window that receives keys, without moving it to the front.
  open func makeKey() { UIApplication.shared.chosenKeyWindow = self }

  /// Whether this is the window that receives keys.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  open override var safeAreaInsets: UIEdgeInsets {
    if ownSurface?.element != nil { return super.safeAreaInsets }
    let insets = FrameContext.current.host?.safeAreaInsets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The bounds; those of the screen while nothing of the window is shown.
  open override var bounds: CGRect {
    get { ownSurface == nil ? UIScreen.main.bounds : super.bounds }
    set { super.bounds = newValue }
  }

  /// Tells the shown controllers that the window is about to have another size; nil if nothing is shown.
  func willResize(to size: CGSize) -> ResizeCoordinator? {
    guard let root = rootViewController, root.isShown, !super.bounds.isEmpty else { return nil }
    let coordinator = ResizeCoordinator(self)
    root.viewWillTransition(to: size, with: coordinator)
    return coordinator
  }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// Keeps the frame if it is not that of the screen.
  func noteFrame() {
    keepsFrame = !super.bounds.isEmpty && frame != UIScreen.main.bounds
  }

  /// The root controller and those presented over it.
  private var shownRoots: [UIViewController] {
    rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
  }

  /// Makes the shown controllers disappear, those in front first, as the window is removed.
  func hideRoots() {
    for root in shownRoots.reversed() where root.isShown {
      root.beginAppearanceTransition(false, animated: false)
      root.endAppearanceTransition()
    }
  }

  /// Shows the view of the root controller.
  func showRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    if view.superview === self { shownRoots.last?.appear(animated: false) {} }
    guard view.superview !== self else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ViewAnimation.withoutAnimation { view.frame = CGRect(origin: .zero, size: super.bounds.size) }
    root.appear(animated: false) { insertSubview(view, at: 0) }
  }
}
