// Part of Snapback, under the MIT licence; see LICENSE.

extension Node {
  /// The modifier type of the node of a modified view; nil for all others.
  package final var modifierType: Any.Type? {
    (contentType as? any ModifiedType.Type)?.modifierType
  }

  /// The name of the type of the view, or for a modifier the function that applies it.
  package final var inspectedName: String {
    let modifier = modifierType
    let type = viewType ?? modifier ?? contentType ?? type(of: self)
    return modifier == nil ? InspectedName.of(type) : InspectedName.ofModifier(type)
  }
}

/// A type of a view with a modifier.
private protocol ModifiedType {
  static var modifierType: Any.Type { get }
}

extension ModifiedContent: ModifiedType {
  fileprivate static var modifierType: Any.Type { Modifier.self }
}
