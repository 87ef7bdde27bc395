// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore

extension View {
  /// Animates the changes of the modifiers that `body` adds to the view; nil applies them without
  /// animation. The view itself keeps its own transaction.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.insert(animation) }, body: body)
  }

  /// Changes the transaction of the modifiers that `body` adds to the view. The view itself keeps its
  /// own transaction.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(_ScopedTransactionModifier(transform: transform, content: body))
  }
}

/// Adds modifiers with a transaction of their own.
struct _ScopedTransactionModifier<Base: View, Result: View>: ViewModifier {
  let transform: (inout Transaction) -> Void
  let content: (PlaceholderContentView<Base>) -> Result

  func body(content: Content) -> some View {
    let inner = content.transaction { transaction in
      if let outer = transaction[OuterTransaction.self].last { transaction = outer }
    }
    self.content(PlaceholderContentView(base: AnyView(inner)))
      .transaction { [transform] transaction in
        let outer = transaction
        transform(&transaction)
        transaction[OuterTransaction.self].append(outer)
      }
  }
}
