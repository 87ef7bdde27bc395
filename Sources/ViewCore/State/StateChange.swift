// Part of Snapback, under the MIT licence; see LICENSE.

/// A change of state that waits for the pass of its transaction.
package struct StateChange {
  var transaction: Transaction
  /// The number of the group of changes with several transactions that are applied together; 0 for none.
  var group: UInt64 = 0
  var apply: @MainActor () -> Void

  package init(transaction: Transaction, apply: @escaping @MainActor () -> Void) {
    self.transaction = transaction
    self.apply = apply
  }
}
