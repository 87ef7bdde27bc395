// Part of Snapback, under the MIT licence; see LICENSE.

/// The storage of a dynamic property of a node's view.
package struct InspectedSlot {
  /// The name of the stored property, such as `_offset`.
  package var name: String
  package var storage: AnyObject?

  /// The name in the source.
  var plainName: String { String(name.drop { $0 == "_" }) }
}

/// A storage whose value the inspector shows and sets.
@MainActor
package protocol InspectableSlot: AnyObject {
  var inspectedValue: Any { get }
  /// Sets a value of the same type. Returns whether that succeeded.
  func setInspected(_ value: Any) -> Bool
  var source: DependencySource { get }
}

extension StateLocation: InspectableSlot {
  package var inspectedValue: Any { migratedValue }

  package func setInspected(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    set(value, nil)
    return true
  }
}

/// A property whose value the inspector shows and sets.
package protocol InspectableProperty {
  var inspectedValue: Any { get }
  func setInspected(_ value: Any) -> Bool
}

extension Binding: InspectableProperty {
  package var inspectedValue: Any { wrappedValue }

  package func setInspected(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    wrappedValue = value
    return true
  }
}
