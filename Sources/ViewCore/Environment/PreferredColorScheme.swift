// Part of Snapback, under the MIT licence; see LICENSE.

/// Requests an appearance of the whole window.
public struct _PreferredColorScheme: ViewModifier {
  public typealias Body = Never
  let scheme: ColorScheme?

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(PreferredColorSchemeNode(view, context))
  }
}

private final class PreferredColorSchemeNode<V: View>:
  TypedNode<ModifiedContent<V, _PreferredColorScheme>>
{
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, _PreferredColorScheme>, _ context: _NodeContext) {
    super.init(context)
    host.requestColorScheme(view.modifier.scheme, self)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<V, _PreferredColorScheme>, _ pass: UpdatePass
  ) {
    host.requestColorScheme(view.modifier.scheme, self)
    content?.update(view.content, pass)
  }

  override func dismantle() {
    host.requestColorScheme(nil, self)
    super.dismantle()
  }
}

extension View {
  /// Requests an appearance of the whole window in place of the desktop's; nil requests none. Of
  /// several requests the outermost in the hierarchy counts.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorScheme(scheme: colorScheme))
  }
}
