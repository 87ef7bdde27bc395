// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The toolbar of a navigation controller.
@MainActor
private final class ToolbarState {
  static let height: CGFloat = 44
  let bar = UIToolbar()
  var isHidden = true
  /// Whether the bar moves in or out.
  var isMoving = false
}

/// The keys of stored values.
@MainActor
private enum StoredKeys {
  static let items = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  static let toolbarState = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UIViewController {
  /// The items of the navigation controller's toolbar while this controller is shown; nil for none.
  public var toolbarItems: [UIBarButtonItem]? {
    get { associations[StoredKeys.items] as? [UIBarButtonItem] }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the navigation controller's toolbar while this controller is shown, at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    associations[StoredKeys.items] = toolbarItems
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UINavigationController {
  private var toolbarState: ToolbarState {
    if let known = associations[StoredKeys.toolbarState] as? ToolbarState { return known }
    let new = ToolbarState()
    associations[StoredKeys.toolbarState] = new
    return new
  }

  /// The bar at the lower edge, with the items of the shown controller.
  public var toolbar: UIToolbar! { toolbarState.bar }

  /// Whether there is no toolbar; true by default.
  public var isToolbarHidden: Bool {
    get { (associations[StoredKeys.toolbarState] as? ToolbarState)?.isHidden ?? true }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar, in `hideShowBarDuration` if it is animated.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    let (toolbarState, view) = (toolbarState, viewIfLoaded)
    if let view, animated, view.window != nil {
      ViewAnimation.withoutAnimation { placeToolbar() }
      (toolbarState.isHidden, toolbarState.isMoving) = (hidden, true)
      UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      } completion: { _ in
        toolbarState.isMoving = false
        view.setNeedsLayout()
      }
    } else {
      toolbarState.isHidden = hidden
      view?.setNeedsLayout()
    }
  }

  /// Gives the toolbar its frame, its items, and the controllers their safe area above it.
  func placeToolbar() {
    guard let toolbarState = associations[StoredKeys.toolbarState] as? ToolbarState else { return }
    let bar = toolbarState.bar
    let isHidden =
      toolbarState.isHidden || viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    if bar.superview == nil { view.addSubview(bar) }
    let items = topViewController?.toolbarItems ?? []
    if !items.elementsEqual(bar.items ?? [], by: ===) { bar.items = items }
    let height = ToolbarState.height + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - (isHidden ? 0 : height), width: view.bounds.width,
      height: height)
    bar.isHidden = isHidden && !toolbarState.isMoving
    for controller in viewControllers {
      controller.additionalSafeAreaInsets.bottom = isHidden ? 0 : ToolbarState.height
    }
  }
}
