// Part of Snapback, under the MIT licence; see LICENSE.

/// A reference to a target that does not retain it.
struct WeakTarget {
  private weak var reference: AnyObject?

  init(_ target: Any) { reference = target as AnyObject }

  var object: AnyObject? { reference }

  func isSame(as target: Any) -> Bool { reference === target as AnyObject }
}
