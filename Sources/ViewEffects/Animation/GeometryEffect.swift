// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A modifier that transforms a view in drawing and hit testing, not in layout, by a function of
/// its size and of animatable values.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform from the view's own space to that of its frame, for a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @preconcurrency @MainActor
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(GeometryEffectNode(view, context))
  }
}

private final class GeometryEffectNode<V: View, G: GeometryEffect>: TypedNode<ModifiedContent<V, G>>
{
  private var content: TypedNode<ModifiedContent<V, GeometryEffectModifier<G>>>?

  init(_ view: ModifiedContent<V, G>, _ context: borrowing _NodeContext) {
    super.init(context)
    content = context.inside(self).make(wrapped(view))
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: ModifiedContent<V, G>, _ pass: UpdatePass) {
    content?.update(wrapped(view), pass)
  }

  private func wrapped(_ view: ModifiedContent<V, G>) -> ModifiedContent<
    V, GeometryEffectModifier<G>
  > {
    view.content.modifier(GeometryEffectModifier(effect: view.modifier))
  }
}
