// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A view that is updated only if it differs from its previous value.
///
/// Changes of state and environment values that the content reads still update it.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The compared view.
  public var content: Content

  /// Wraps an equatable view.
  public init(content: Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: EquatableView, _ context: _NodeContext
  ) -> _NodeReference<EquatableView> {
    _NodeReference(EquatableNode(view, context))
  }
}

private final class EquatableNode<Content: View & Equatable>: TypedNode<EquatableView<Content>> {
  private var last: Content
  private var content: TypedNode<Content>?

  init(_ view: EquatableView<Content>, _ context: borrowing _NodeContext) {
    last = view.content
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: EquatableView<Content>, _ pass: UpdatePass) {
    guard view.content != last else { return }
    last = view.content
    content?.update(view.content, pass)
  }
}

extension View where Self: Equatable {
  /// Updates the view only if it differs from its previous value.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
