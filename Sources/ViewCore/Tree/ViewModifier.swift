// Part of Snapback, under the MIT licence; see LICENSE.

/// A modification that can be applied to any view, with `View.modifier(_:)`.
///
/// The body is evaluated again only if a stored property or a value that it has read has changed;
/// see `View`.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The placeholder for the modified view.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the view to show in place of `content`, in which `content` may occur any number of
  /// times.
  @ViewBuilder func body(content: Content) -> Body

  /// Returns a new node for a modified view. Not to be called or implemented outside of the
  /// library.
  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>>
}

extension ViewModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(ModifierBodyNode(view, context))
  }

  /// Returns a modifier that applies this one, then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Built-in modifiers have no body.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is built in and has no body")
  }
}
