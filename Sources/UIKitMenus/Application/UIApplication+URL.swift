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

  /// Returns whether a URL has a scheme, by which the desktop finds a program for it.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }
}
