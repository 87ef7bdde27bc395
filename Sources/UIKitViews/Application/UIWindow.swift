// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The window of the program: the outermost view.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The contents; nil at first.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.detachFromWindow()
      if surface?.element != nil { showRoot() }
    }
  }

  /// The scene of the window.
  open var windowScene: UIWindowScene? {
    get { UIApplication.shared.scene }
    set { _ = newValue }
  }

  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

  /// Makes this the window that the program shows.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.visibleWindow = self
  }

  /// Makes this the window that the program shows.
  open func makeKey() { UIApplication.shared.visibleWindow = self }

  /// Whether this is the window that the program shows.
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

  /// Shows the view of the root controller.
  func showRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    guard view.superview !== self else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ViewAnimation.withoutAnimation { view.frame = CGRect(origin: .zero, size: super.bounds.size) }
    root.appear(animated: false) { insertSubview(view, at: 0) }
  }
}
