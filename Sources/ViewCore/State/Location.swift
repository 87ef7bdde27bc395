// Part of Snapback, under the MIT licence; see LICENSE.

/// The storage that a binding reads and writes.
package protocol Location<Value>: AnyObject {
  associatedtype Value

  var value: Value { get }
  /// Sets the value in a transaction; in the current one if `transaction` is nil.
  func set(_ newValue: Value, _ transaction: Transaction?)
  /// Whether bindings to this storage are the same only if it has the same value: a body that reads
  /// the value is not evaluated again when it changes.
  var comparesValue: Bool { get }
  /// Returns whether another location is known to be the same storage.
  func isSame(as other: any Location) -> Bool
}

extension Location {
  package func isSame(as other: any Location) -> Bool { self === other }
}
