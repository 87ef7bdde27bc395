// Part of Snapback, under the MIT licence; see LICENSE.

/// A wrapper around a property of an object, whose value newer code may take over.
package protocol CarriedWrapper<Carried> {
  associatedtype Carried

  var carried: Carried { get }
  /// Replaces the value; who listens hears of it, but the object is not said to change.
  func replace(_ value: Carried)
}

extension Published: CarriedWrapper {
  package var carried: Value { box.value }
  package func replace(_ value: Value) { box.replace(value) }
}
