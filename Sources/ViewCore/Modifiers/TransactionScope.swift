// Part of Snapback, under the MIT licence; see LICENSE.

/// A node that changes the transactions of the nodes below it.
class TransactionScope<V: View>: TypedNode<V>, TransactionAdjusting {
  func adjust(_ transaction: inout Transaction, passNumber: UInt64) {}
}

/// A node that changes transactions.
@MainActor
protocol TransactionAdjusting: AnyObject {
  func adjust(_ transaction: inout Transaction, passNumber: UInt64)
}

extension ViewHost {
  /// Returns the pass with its transaction changed by the transaction modifiers around a node,
  /// outermost first.
  package func adjusted(_ pass: UpdatePass, for node: Node) -> UpdatePass {
    guard transactionScopeCount > 0 else { return pass }
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
