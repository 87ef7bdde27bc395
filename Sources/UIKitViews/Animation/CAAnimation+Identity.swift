// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension CAAnimation: Hashable {
  /// Returns whether the object is an instance of a class or of a subclass of it.
  nonisolated public func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Returns whether another object is this one.
  nonisolated public func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }

  nonisolated public static func == (one: CAAnimation, other: CAAnimation) -> Bool { one === other }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
