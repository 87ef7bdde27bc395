// Part of Snapback, under the MIT licence; see LICENSE.

/// A collection that may become shorter while it is read, and can be fixed.
protocol BoundCollection {
  /// The same collection, with the elements that it has now.
  var fixed: Self { get }
}

/// The collection at another location, with the elements that it had at the creation.
final class FixedCollectionLocation<Elements: MutableCollection>: Location {
  let base: any Location<Elements>
  private let elements: Elements

  init(_ base: any Location<Elements>) {
    self.base = base
    elements = base.value
  }

  /// The elements at the creation. Whoever reads them depends on the current ones.
  var value: Elements {
    _ = base.value
    return elements
  }

  /// The location of an element of the current collection.
  func element(_ position: Elements.Index) -> ElementLocation<Elements> {
    _ = base.value
    return ElementLocation(base, position, last: elements[position])
  }

  var comparesValue: Bool { base.comparesValue }

  func set(_ newValue: Elements, _ transaction: Transaction?) { base.set(newValue, transaction) }

  func isSame(as other: any Location) -> Bool {
    base.isSame(as: (other as? FixedCollectionLocation)?.base ?? other)
  }
}
