// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A view in the tree of the inspector.
package struct InspectedView: Identifiable, Sendable {
  /// Identifies its node.
  package typealias ID = ObjectIdentifier

  package var id: ID
  /// The type of the view, or of the modifier.
  package var type: any Any.Type
  /// Whether it is a view or a modifier with a body.
  package var hasBody: Bool
  package var isModifier: Bool
  package var children: [InspectedView]

  /// The name of the type, or for a modifier the function that applies it.
  package var name: String {
    isModifier ? InspectedName.ofModifier(type) : InspectedName.of(type)
  }
}

/// A stored property of a view, with its value.
package struct InspectedProperty: Identifiable {
  /// The kind of a property.
  package enum Kind: String, Sendable {
    case state = "@State"
    case gestureState = "@GestureState"
    case binding = "@Binding"
    /// A property of an object that the view has.
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

  package var id: String { kind.rawValue + " " + name }

  /// How the value can be edited; nil if it cannot.
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

/// An animation of a view that is running.
package struct InspectedAnimation: Equatable, Sendable {
  /// The animated value, such as `frame` or the name of a modifier.
  package var name: String
  package var presented: String
  package var target: String
}

/// The details of the view that is selected in the inspector.
package struct InspectedDetails {
  package var view: InspectedView
  /// The views and modifiers around it, outermost first.
  package var path: [InspectedView]
  /// The corners of its elements in points of the window, as they are drawn.
  package var outlines: [[CGPoint]]
  /// The size proposed to its only element, and the resulting size; nil if it has several or none.
  package var proposal: ProposedViewSize?
  package var size: CGSize?
  /// The modifiers that are applied to it, in order, with their values.
  package var modifiers: [(name: String, values: String)]
  /// The values that it sets in the environment for the views inside, or that modifiers on it set.
  package var environment: [(name: String, value: String)]
  package var properties: [InspectedProperty]
  package var animations: [InspectedAnimation]
  /// The evaluations of its body in the last second.
  package var runs: [ViewInspection.Run]

  /// The rectangle around its elements; nil without any.
  package var frame: CGRect? {
    let points = outlines.flatMap(\.self)
    guard let first = points.first else { return nil }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { rect, point in
      rect.union(CGRect(origin: point, size: .zero))
    }
  }
}
