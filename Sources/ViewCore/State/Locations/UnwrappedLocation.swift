// Part of Snapback, under the MIT licence; see LICENSE.

/// The value in an optional at another location; while that is nil, the value that it had when the
/// location was created.
final class UnwrappedLocation<Value>: Location {
  private let base: any Location<Value?>
  private let first: Value

  /// Returns nil if the optional is nil.
  init?(_ base: any Location<Value?>) {
    guard let first = base.value else { return nil }
    self.base = base
    self.first = first
  }

  var value: Value { base.value ?? first }
  var comparesValue: Bool { base.comparesValue }
  func set(_ newValue: Value, _ transaction: Transaction?) { base.set(newValue, transaction) }

  func isSame(as other: any Location) -> Bool {
    (other as? UnwrappedLocation)?.base.isSame(as: base) ?? false
  }
}
