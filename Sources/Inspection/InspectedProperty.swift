// Part of Snapback, under the MIT licence; see LICENSE.

package import ViewCore

/// A stored property of a view, with its value.
package struct InspectedProperty: Identifiable {
  /// The kind of a property.
  package enum Kind: String, Sendable {
    case state = "@State"
    case gestureState = "@GestureState"
    case binding = "@Binding"
    /// A published property of an object that the view has.
    case published = "@Published"
    /// Another property of such an object.
    case object = "object"
    /// Another dynamic property.
    case dynamic = "property"
    /// A value that the parent has passed.
    case value = "let"
  }

  package var name: String
  package var kind: Kind
  package var value: Any
  /// Sets a value of the same type; nil if it cannot be set.
  package var setValue: (@MainActor (Any) -> Bool)?

  package init(
    name: String, kind: Kind, value: Any, setValue: (@MainActor (Any) -> Bool)? = nil
  ) {
    (self.name, self.kind, self.value, self.setValue) = (name, kind, value, setValue)
  }

  package var id: String { kind.rawValue + " " + name }

  /// The editor for the value; nil if it cannot be edited.
  package var editor: InspectedValue.Editor? {
    setValue == nil ? nil : InspectedValue.editor(of: value)
  }

  /// Sets the value that a text represents. Returns whether that succeeded.
  @MainActor
  package func edit(_ text: String) -> Bool {
    guard let setValue, let value = InspectedValue.value(like: value, text) else { return false }
    return setValue(value)
  }
}
