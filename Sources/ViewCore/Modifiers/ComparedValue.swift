// Part of Snapback, under the MIT licence; see LICENSE.

/// A type-erased value that can be compared with another one.
package struct ComparedValue {
  private let value: Any
  private let isEqual: (Any, Any) -> Bool

  package init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == ($1 as? V) }
  }

  package func isSame(as other: ComparedValue) -> Bool { isEqual(value, other.value) }

  package func cast<V>() -> V? { value as? V }
}
