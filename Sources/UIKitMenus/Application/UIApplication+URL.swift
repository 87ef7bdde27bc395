// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

extension UIApplication {
  /// The key of an option for opening URLs. There are no options.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// Opens a URL in the desktop's program for it, in a window. `completion` is called with whether
  /// that program could be started.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = FrameContext.current.host?.open(url) == true
    completion?(isOpened)
  }

  /// Opens a URL as `open(_:options:completionHandler:)` does: the name before iOS 10. Returns whether the
  /// desktop's program could be started.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { FrameContext.current.host?.open(url) == true }

  /// The style of the status bar. There is none, so it is always the default, and setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { _ = newValue }
  }

  /// Returns whether a URL has a scheme, by which the desktop finds a program for it.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }
}
