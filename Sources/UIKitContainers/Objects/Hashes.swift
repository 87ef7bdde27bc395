// Part of Snapback, under the MIT licence; see LICENSE.

import UIKitViews

// The hashes of objects of Objective-C, which are those of their identity.

extension CALayer {
  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}

extension UIGestureRecognizer {
  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}

extension UITouch {
  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}

extension NSLayoutConstraint {
  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}

extension UIBarButtonItem {
  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}

extension UITabBarItem {
  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}

extension UINavigationItem: Hashable {
  /// Whether both are the same item.
  nonisolated public static func == (one: UINavigationItem, other: UINavigationItem) -> Bool {
    one === other
  }

  /// Hashes the identity of the item.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}
