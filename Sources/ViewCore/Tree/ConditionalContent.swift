// Part of Snapback, under the MIT licence; see LICENSE.

/// One of two views: an `if` with an `else`, or a `switch`. The branches have separate identities,
/// so a change of branch resets the state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  package enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let branch: Branch

  public static func _makeNode(
    _ view: _ConditionalContent, _ context: _NodeContext
  ) -> _NodeReference<_ConditionalContent> {
    _NodeReference(ConditionalNode(view, context))
  }
}

private final class ConditionalNode<A: View, B: View>:
  DynamicNode<_ConditionalContent<A, B>, Bool>
{
  init(_ view: _ConditionalContent<A, B>, _ context: borrowing _NodeContext) {
    super.init(context)
    update(view, context.pass)
  }

  override func update(_ view: _ConditionalContent<A, B>, _ pass: UpdatePass) {
    switch view.branch {
    case .first(let content): showOnly(true, content, pass)
    case .second(let content): showOnly(false, content, pass)
    }
  }
}
