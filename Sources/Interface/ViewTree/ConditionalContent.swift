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

private final class ConditionalNode<A: View, B: View>:
  DynamicNode<_ConditionalContent<A, B>, Bool>
{
  init(_ view: _ConditionalContent<A, B>, _ context: _NodeContext) {
    super.init(context)
    update(view, context.pass)
  }

  override func update(_ view: _ConditionalContent<A, B>, _ pass: UpdatePass) {
    switch view.branch {
    case .first(let content):
      show([true], pass) { _, context in
        context.make(content)
      } update: { _, node in
        (node as? TypedNode<A>)?.update(content, pass)
      }
    case .second(let content):
      show([false], pass) { _, context in
        context.make(content)
      } update: { _, node in
        (node as? TypedNode<B>)?.update(content, pass)
      }
    }
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

private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?, Bool> {
  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    update(view, context.pass)
  }

  override func update(_ view: Wrapped?, _ pass: UpdatePass) {
    let contents = [view].compactMap { $0 }
    show(contents.map { _ in true }, pass) { index, context in
      context.make(contents[index])
    } update: { index, node in
      (node as? TypedNode<Wrapped>)?.update(contents[index], pass)
    }
  }
}
