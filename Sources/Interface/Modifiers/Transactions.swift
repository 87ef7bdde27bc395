// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// Changes the transaction of what changes inside the view it modifies.
public struct _TransactionModifier: ViewModifier {
  public typealias Body = Never
  /// Given whether the value it depends on has changed in this pass.
  let transform: (inout Transaction, Bool) -> Void
  /// Nil where it depends on none.
  let value: ComparedValue?

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(TransactionNode(view, context))
  }
}

/// A value that can be compared with another of its kind.
struct ComparedValue {
  private let value: Any
  private let isEqual: (Any, Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == ($1 as? V) }
  }

  func isSame(as other: ComparedValue) -> Bool { isEqual(value, other.value) }

  func cast<V>() -> V? { value as? V }
}

/// A node that changes the transactions of those below it.
class TransactionScope<V: View>: TypedNode<V>, TransactionAdjusting {
  func adjust(_ transaction: inout Transaction, passNumber: UInt64) {}
}

@MainActor
protocol TransactionAdjusting: AnyObject {
  func adjust(_ transaction: inout Transaction, passNumber: UInt64)
}

private final class TransactionNode<V: View>:
  TransactionScope<ModifiedContent<V, _TransactionModifier>>
{
  private var modifier: _TransactionModifier
  private var content: TypedNode<V>?
  /// The pass in which the value last changed.
  private var changedIn: UInt64?

  init(_ view: ModifiedContent<V, _TransactionModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    host.transactionScopes += 1
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

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
    if !isDismantled { host.transactionScopes -= 1 }
    super.dismantle()
  }
}

extension View {
  /// Changes the transaction of every change inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(
      _TransactionModifier(transform: { transaction, _ in transform(&transaction) }, value: nil))
  }

  /// Changes the transaction of the changes inside the view that come with a change of the value.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      _TransactionModifier(
        transform: { transaction, isChanged in if isChanged { transform(&transaction) } },
        value: ComparedValue(value)))
  }

  /// Animates what changes inside the view together with the value; nil makes it jump.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { $0.insert(animation) }
  }

  /// Animates everything that changes inside the view, whatever the reason; nil makes it jump.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { $0.insert(animation) }
  }
}

extension View where Self: Equatable {
  /// Animates what changes inside the view when the view itself changes.
  public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}

extension Transaction {
  /// What `.animation` modifiers do.
  fileprivate mutating func insert(_ animation: Animation?) {
    guard !disablesAnimations else { return }
    self.animation = animation
    if animation != nil { tracksVelocity = false }
  }
}

extension ViewHost {
  /// The pass as the transaction modifiers around a node make it.
  func adjusted(_ pass: UpdatePass, for node: Node) -> UpdatePass {
    guard transactionScopes > 0 else { return pass }
    var scopes: [any TransactionAdjusting] = []
    var ancestor = node.parent
    while let current = ancestor {
      if let scope = current as? any TransactionAdjusting { scopes.append(scope) }
      ancestor = current.parent
    }
    var result = pass
    for scope in scopes.reversed() {
      scope.adjust(&result.transaction, passNumber: pass.number)
    }
    return result
  }
}
