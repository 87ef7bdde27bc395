// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that never changes, as the storage of a binding.
final class ConstantLocation<Value>: Location {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  var comparesValue: Bool { true }
  func set(_ newValue: Value, _ transaction: Transaction?) {}
  func isSame(as other: any Location) -> Bool { other is ConstantLocation }
}
