// Part of Snapback, under the MIT licence; see LICENSE.

/// Binds the identity of the modified view to a value: a new value resets all state inside.
public struct _IDModifier<ID: Hashable>: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let id: ID

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(IDNode(view, context))
  }
}

private final class IDNode<V: View, ID: Hashable>:
  DynamicNode<ModifiedContent<V, _IDModifier<ID>>, ID>
{
  init(_ view: ModifiedContent<V, _IDModifier<ID>>, _ context: borrowing _NodeContext) {
    super.init(context)
    update(view, context.pass)
  }

  override func identified(by id: AnyHashable) -> Node? {
    (id.base as? ID).flatMap { shownChild($0) }
  }
  override func id(of child: Node) -> AnyHashable? { shownKey(of: child).map { AnyHashable($0) } }

  override func update(_ view: ModifiedContent<V, _IDModifier<ID>>, _ pass: UpdatePass) {
    showOnly(view.modifier.id, view.content, pass)
  }
}

extension ModifiedContent: ExplicitlyIdentified where Content: View, Modifier: ViewModifier {
  var explicitID: AnyHashable? {
    (modifier as? any IdentifyingModifier)?.anyID
      ?? (content as? any ExplicitlyIdentified)?.explicitID
  }
}

extension AnyView: ExplicitlyIdentified {
  var explicitID: AnyHashable? { (storage.content as? any ExplicitlyIdentified)?.explicitID }
}

/// The modifier of an `.id`, of any type.
private protocol IdentifyingModifier {
  var anyID: AnyHashable { get }
}

extension _IDModifier: IdentifyingModifier {
  fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

extension View {
  /// Binds the view's identity to a value. When the value changes, all state inside is reset, and
  /// the old view is replaced by the new one with their transitions.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IDModifier(id: id))
  }
}
