// Part of Snapback, under the MIT licence; see LICENSE.

/// An element of the collection at another location.
///
/// If its index is no longer valid, because the collection has become shorter, the value is the one
/// that it had when the location was created, and setting it does nothing.
final class ElementLocation<Elements: MutableCollection>: Location {
  private let base: any Location<Elements>
  private let position: Elements.Index
  private let last: Elements.Element

  init(
    _ base: any Location<Elements>, _ position: Elements.Index, last: Elements.Element? = nil
  ) {
    self.base = base
    self.position = position
    self.last = last ?? base.value[position]
  }

  var value: Elements.Element {
    let values = base.value
    return values.hasIndex(position) ? values[position] : last
  }

  var comparesValue: Bool { base.comparesValue }

  func set(_ newValue: Elements.Element, _ transaction: Transaction?) {
    var values = base.value
    guard values.hasIndex(position) else { return }
    values[position] = newValue
    base.set(values, transaction)
  }

  func isSame(as other: any Location) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return position == other.position && base.isSame(as: other.base)
  }
}

extension Collection {
  fileprivate func hasIndex(_ index: Index) -> Bool { (startIndex..<endIndex).contains(index) }
}
