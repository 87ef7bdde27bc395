// Part of Snapback, under the MIT licence; see LICENSE.

/// A view that is compared with the one before, and takes the new value only if they differ.
///
/// What it reads of state and of the environment still reaches it.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content

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

  init(_ view: EquatableView<Content>, _ context: _NodeContext) {
    last = view.content
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(_ view: EquatableView<Content>, _ pass: UpdatePass) {
    guard view.content != last else { return }
    last = view.content
    content?.update(view.content, pass)
  }
}

extension View where Self: Equatable {
  /// Takes a new value of the view only if it differs from the one before.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
