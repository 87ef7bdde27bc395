// Part of Snapback, under the MIT licence; see LICENSE.

/// An optional view shows nothing where it is nil: an `if` without an `else`.
extension Optional: View where Wrapped: View {
  /// Optional views have no body.
  public var body: Never { fatalError("an optional view is built in and has no body") }

  public static func _makeNode(
    _ view: Wrapped?, _ context: _NodeContext
  ) -> _NodeReference<Wrapped?> {
    _NodeReference(OptionalNode(view, context))
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

private final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?, Bool> {
  init(_ view: Wrapped?, _ context: borrowing _NodeContext) {
    super.init(context)
    update(view, context.pass)
  }

  override func update(_ view: Wrapped?, _ pass: UpdatePass) {
    if let view { return showOnly(true, view, pass) }
    show([], pass, make: { $1.make(EmptyView()) }, update: { _, _ in })
  }
}
