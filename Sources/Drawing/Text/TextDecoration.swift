// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that the pieces of a run carry through the layout to the module that draws them.
package struct TextDecoration: Hashable, Sendable {
  package let value: any Hashable & Sendable

  package init(_ value: any Hashable & Sendable) { self.value = value }

  package static func == (one: TextDecoration, other: TextDecoration) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
    return isEqual(one.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
