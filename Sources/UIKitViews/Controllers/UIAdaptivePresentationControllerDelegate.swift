// Part of Snapback, under the MIT licence; see LICENSE.

import Interface

/// A delegate that is asked before the user dismisses a presented controller, and notified of it. A
/// dismissal by `dismiss(animated:completion:)` does not call it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether the user may dismiss the controller; true by default. It is not asked if the controller has
  /// `isModalInPresentation`.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the dismissal.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the dismissal.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// The style in a narrow window: `none` keeps a popover, any other one makes a sheet of it.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style for properties of the interface; `adaptivePresentationStyle(for:)` by default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// The default does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
