// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// A touch or another event. There are none.
@preconcurrency @MainActor
public final class UIEvent {
  private init() {}
}

extension UIApplication {
  /// Sends an action to an object; without one, to the view with the keyboard focus. Returns whether it
  /// was sent.
  ///
  /// - Note: Differs from UIKit: only `resignFirstResponder` to the view with the focus is known, which
  ///   then loses it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard target == nil, action.name.hasSuffix("resignFirstResponder"),
      let focus = FrameContext.current.host?.focus
    else { return false }
    focus.move(to: nil)
    return true
  }
}
