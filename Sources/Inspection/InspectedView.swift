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

  package init(
    id: ID, type: any Any.Type, hasBody: Bool, isModifier: Bool, children: [InspectedView]
  ) {
    (self.id, self.type, self.hasBody) = (id, type, hasBody)
    (self.isModifier, self.children) = (isModifier, children)
  }

  /// The name of the type, or for a modifier the function that applies it.
  package var name: String {
    isModifier ? InspectedName.ofModifier(type) : InspectedName.of(type)
  }
}

extension InspectedView {
  /// A step from a view to one of its children: its number, and its name.
  package struct Step: Equatable, Sendable {
    var index: Int
    var name: String
  }

  /// The steps to a view inside; nil if it is not there.
  package func path(to id: ID) -> [Step]? {
    if id == self.id { return [] }
    for (index, child) in children.enumerated() {
      if let path = child.path(to: id) { return [Step(index: index, name: child.name)] + path }
    }
    return nil
  }

  /// The view at the end of the steps in another hierarchy of the same views. Where that differs, as
  /// in another appearance, the first child with the name is taken; nil if there is none.
  package func view(at path: some Collection<Step>) -> InspectedView? {
    guard let step = path.first else { return self }
    let child =
      children.indices.contains(step.index) && children[step.index].name == step.name
      ? children[step.index] : children.first { $0.name == step.name }
    return child?.view(at: path.dropFirst())
  }
}
