// Part of Snapback, under the MIT licence; see LICENSE.

/// The storage of a dynamic property of a node's view.
struct InspectedSlot {
  /// The name of the stored property, such as `_offset`.
  var name: String
  var storage: AnyObject?

  /// The name in the source.
  var plainName: String { String(name.drop { $0 == "_" }) }
}

/// A storage whose value the inspector shows and sets.
@MainActor
protocol InspectableSlot: AnyObject {
  var inspectedValue: Any { get }
  /// Sets a value of the same type. Returns whether that succeeded.
  func setInspected(_ value: Any) -> Bool
  var source: DependencySource { get }
}

extension StateLocation: InspectableSlot {
  var inspectedValue: Any { migratedValue }

  func setInspected(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    set(value, nil)
    return true
  }
}

/// A property whose value the inspector shows and sets.
protocol InspectableProperty {
  var inspectedValue: Any { get }
  func setInspected(_ value: Any) -> Bool
}

extension Binding: InspectableProperty {
  var inspectedValue: Any { wrappedValue }

  func setInspected(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    wrappedValue = value
    return true
  }
}
