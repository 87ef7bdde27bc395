// Part of Snapback, under the MIT licence; see LICENSE.

/// A value of your own that travels with a transaction.
public protocol TransactionKey {
  associatedtype Value
  /// What it is where nobody sets it.
  static var defaultValue: Value { get }
}

extension Transaction {
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs an action once, when all animations that the transaction starts are complete: in the same frame if
  /// there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let added = AnimationCompletion(criteria, completion)
    added.next = self.completion
    self.completion = added
  }
}
