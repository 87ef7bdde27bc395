// Part of Snapback, under the MIT licence; see LICENSE.

/// One of two views: an `if` with an `else`, or a `switch`. Each branch is a place of its own, so that
/// state does not survive a change of branch.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  public static func _makeNode(
    _ view: _ConditionalContent, _ context: _NodeContext
  ) -> _NodeReference<_ConditionalContent> {
    _NodeReference(ConditionalNode(view, context))
  }
}

private final class ConditionalNode<A: View, B: View>: TypedNode<_ConditionalContent<A, B>> {
  private enum Current {
    case first(TypedNode<A>)
    case second(TypedNode<B>)
  }

  private var current: Current?

  init(_ view: _ConditionalContent<A, B>, _ context: _NodeContext) {
    super.init(context)
    replace(view, context.pass)
  }

  override var children: [Node] {
    switch current {
    case .first(let node): [node]
    case .second(let node): [node]
    case nil: []
    }
  }

  override func update(_ view: _ConditionalContent<A, B>, _ pass: UpdatePass) {
    switch (current, view.branch) {
    case (.first(let node), .first(let content)): node.update(content, pass)
    case (.second(let node), .second(let content)): node.update(content, pass)
    default:
      for child in children { child.dismantle() }
      replace(view, pass)
    }
  }

  private func replace(_ view: _ConditionalContent<A, B>, _ pass: UpdatePass) {
    let context = childContext(pass)
    switch view.branch {
    case .first(let content): current = .first(context.make(content))
    case .second(let content): current = .second(context.make(content))
    }
    updateElements(pass)
  }
}

extension Node {
  /// The context in which the node makes a child in the pass.
  func childContext(_ pass: UpdatePass) -> _NodeContext {
    _NodeContext(host: host, parent: self, environment: environment, pass: pass)
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view is built in and has no body") }

  public static func _makeNode(
    _ view: Wrapped?, _ context: _NodeContext
  ) -> _NodeReference<Wrapped?> {
    _NodeReference(OptionalNode(view, context))
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var child: TypedNode<Wrapped>?

  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    update(view, context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: Wrapped?, _ pass: UpdatePass) {
    switch (child, view) {
    case (let child?, let view?): child.update(view, pass)
    case (nil, let view?):
      child = childContext(pass).make(view)
      updateElements(pass)
    case (let old?, nil):
      old.dismantle()
      child = nil
      updateElements(pass)
    case (nil, nil): break
    }
  }
}
