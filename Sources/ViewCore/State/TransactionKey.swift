// Part of Snapback, under the MIT licence; see LICENSE.

/// The key of a custom value of a transaction.
///
/// Extend `Transaction` with a property that reads and writes `self[YourKey.self]`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value in transactions that do not set it.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a custom key; its default value if the transaction does not set it.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds an action that runs once, when all animations that the transaction starts are complete.
  ///
  /// If there are none, it runs in the frame that applies the transaction's changes. Several
  /// actions can be added.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let added = AnimationCompletion(criteria, completion)
    added.next = self.completion
    self.completion = added
  }
}
