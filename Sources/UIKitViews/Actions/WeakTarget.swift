// Part of Snapback, under the MIT licence; see LICENSE.

/// A reference to a target that does not retain it.
package struct WeakTarget {
  private weak var reference: AnyObject?

  package init(_ target: Any) { reference = target as AnyObject }

  package var object: AnyObject? { reference }

  package func isSame(as target: Any) -> Bool { reference === target as AnyObject }
}
