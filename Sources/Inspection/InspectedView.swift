// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

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
