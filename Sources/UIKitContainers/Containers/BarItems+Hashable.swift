// Part of Snapback, under the MIT licence; see LICENSE.

import UIKitViews

// As in UIKit, where they are objects of Objective-C: each equals only itself.

extension UITabBarItem: Hashable {
  /// Returns whether both are the same item.
  nonisolated public static func == (one: UITabBarItem, other: UITabBarItem) -> Bool {
    one === other
  }

  /// Hashes the identity of the item.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIBarButtonItem: Hashable {
  /// Returns whether both are the same item.
  nonisolated public static func == (one: UIBarButtonItem, other: UIBarButtonItem) -> Bool {
    one === other
  }

  /// Hashes the identity of the item.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
