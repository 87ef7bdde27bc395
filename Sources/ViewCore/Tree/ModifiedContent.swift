// Part of Snapback, under the MIT licence; see LICENSE.

/// A view with a modifier, or a modifier followed by another one.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the first modifier.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view, or after another modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(
    _ view: ModifiedContent, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent> {
    Modifier._makeNode(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the content with both modifiers applied.
  public func body(
    content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>
  ) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to the view.
  public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
