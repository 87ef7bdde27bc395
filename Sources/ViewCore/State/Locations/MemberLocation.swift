// Part of Snapback, under the MIT licence; see LICENSE.

/// A part of the value at another location.
final class MemberLocation<Root, Value>: Location {
  private let base: any Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ base: any Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  var value: Value { base.value[keyPath: keyPath] }
  var comparesValue: Bool { base.comparesValue }

  /// Reads the value of the base, changes the part, and writes the value back.
  func set(_ newValue: Value, _ transaction: Transaction?) {
    var value = base.value
    value[keyPath: keyPath] = newValue
    base.set(value, transaction)
  }

  /// Always false for a property of an object: it can change while the base does not.
  func isSame(as other: any Location) -> Bool {
    guard let other = other as? MemberLocation, !(keyPath is ReferenceWritableKeyPath<Root, Value>)
    else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}
