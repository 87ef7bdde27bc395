// Part of Snapback, under the MIT licence; see LICENSE.

/// The value at another location as an optional. Setting nil does nothing.
final class OptionalLocation<Wrapped>: Location {
  private let base: any Location<Wrapped>

  init(_ base: any Location<Wrapped>) {
    self.base = base
  }

  var value: Wrapped? { base.value }
  var comparesValue: Bool { base.comparesValue }

  func set(_ newValue: Wrapped?, _ transaction: Transaction?) {
    if let newValue { base.set(newValue, transaction) }
  }

  func isSame(as other: any Location) -> Bool {
    (other as? OptionalLocation)?.base.isSame(as: base) ?? false
  }
}
