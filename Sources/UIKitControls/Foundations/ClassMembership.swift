// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

extension UIResponder {
  /// Returns whether the object is an instance of a class or of a subclass of it.
  nonisolated public func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Returns whether the object is an instance of a class, not of a subclass.
  nonisolated public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension UIGestureRecognizer {
  /// Returns whether the object is an instance of a class or of a subclass of it.
  nonisolated public func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Returns whether the object is an instance of a class, not of a subclass.
  nonisolated public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Returns whether another object is this one.
  nonisolated public func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
}

extension CALayer {
  /// Returns whether the object is an instance of a class or of a subclass of it.
  nonisolated public func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Returns whether the object is an instance of a class, not of a subclass.
  nonisolated public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Returns whether another object is this one.
  nonisolated public func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
}
