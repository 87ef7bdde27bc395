// Part of Snapback, under the MIT licence; see LICENSE.

/// Changes the transaction of changes inside the modified view.
public struct _TransactionModifier: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  /// Changes a transaction. The second argument is whether the observed value has changed in this
  /// pass.
  let transform: (inout Transaction, Bool) -> Void
  /// The observed value; nil if the modifier applies to all changes.
  let value: ComparedValue?

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(TransactionNode(view, context))
  }
}

private final class TransactionNode<V: View>:
  TransactionScope<ModifiedContent<V, _TransactionModifier>>
{
  private var modifier: _TransactionModifier
  private var content: TypedNode<V>?
  /// The number of the pass in which the value last changed.
  private var changedIn: UInt64?

  init(_ view: ModifiedContent<V, _TransactionModifier>, _ context: borrowing _NodeContext) {
    modifier = view.modifier
    super.init(context)
    host.transactionScopeCount += 1
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func update(
    _ view: ModifiedContent<V, _TransactionModifier>, _ pass: UpdatePass
  ) {
    if let old = modifier.value, let new = view.modifier.value, !old.isSame(as: new) {
      changedIn = pass.number
    }
    modifier = view.modifier
    var inner = pass
    adjust(&inner.transaction, passNumber: pass.number)
    content?.update(view.content, inner)
  }

  override func adjust(_ transaction: inout Transaction, passNumber: UInt64) {
    modifier.transform(&transaction, modifier.value == nil || changedIn == passNumber)
  }

  override func dismantle() {
    if !isDismantled { host.transactionScopeCount -= 1 }
    super.dismantle()
  }
}
