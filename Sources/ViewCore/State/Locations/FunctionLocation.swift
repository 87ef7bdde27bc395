// Part of Snapback, under the MIT licence; see LICENSE.

/// The storage of a binding that is made of two functions.
final class FunctionLocation<Value>: Location {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  var value: Value { getter() }
  var comparesValue: Bool { false }

  func set(_ newValue: Value, _ transaction: Transaction?) {
    guard let transaction else { return setter(newValue, Transaction.current) }
    withTransaction(transaction) { setter(newValue, transaction) }
  }

  /// Always false: a function may return something else each time.
  func isSame(as other: any Location) -> Bool { false }
}
