// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore

extension ViewModifier {
  /// Returns the modifier with changes to the transaction of what it changes itself. The modified view keeps its own
  /// transaction.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactionScopedModifier(base: self, transform: transform)
  }

  /// Returns the modifier so that what it changes itself is animated; nil for without animation. The modified view is
  /// not animated by it.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

private struct TransactionScopedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content
      .transaction { transaction in
        if let outer = transaction[OuterTransaction.self].last { transaction = outer }
      }
      .modifier(base)
      .transaction { [transform] transaction in
        let outer = transaction
        transform(&transaction)
        transaction[OuterTransaction.self].append(outer)
      }
  }
}

/// The transactions around modifiers with a transaction of their own, the innermost last.
package struct OuterTransaction: TransactionKey {
  package static var defaultValue: [Transaction] { [] }
}
