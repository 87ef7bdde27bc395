// Part of Snapback, under the MIT licence; see LICENSE.

/// The storage that a binding reads and writes.
protocol Location<Value>: AnyObject {
  associatedtype Value

  var value: Value { get }
  /// Sets the value in a transaction; in the current one if `transaction` is nil.
  func set(_ newValue: Value, _ transaction: Transaction?)
}
