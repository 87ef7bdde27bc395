// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The methods that are called in the life of a scene with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; nil by default.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// nil; assignments have no effect.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
