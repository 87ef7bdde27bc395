// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import UIKitControls
@_spi(ViewTree) import UIKitLists
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

/// An object that is compared by identity, the default of objects in Objective-C.
public protocol _ObjectIdentity: AnyObject, Hashable {}

extension _ObjectIdentity {
  /// Returns whether both are the same object.
  nonisolated public static func == (one: Self, other: Self) -> Bool { one === other }
  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// A hash of the object's identity.
  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
}

extension UINavigationItem: _ObjectIdentity {}
extension UIViewPropertyAnimator: _ObjectIdentity {}
extension CAAnimation: _ObjectIdentity {}
extension CADisplayLink: _ObjectIdentity {}
extension UIPresentationController: _ObjectIdentity {}
extension UICollectionViewLayout: _ObjectIdentity {}
extension UIStoryboardSegue: _ObjectIdentity {}
extension UILayoutGuide: _ObjectIdentity {}
extension UIAlertAction: _ObjectIdentity {}
extension UIBezierPath: _ObjectIdentity {}
