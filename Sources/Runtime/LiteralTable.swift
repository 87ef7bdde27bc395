// Part of Snapback, under the MIT licence; see LICENSE.

import Synchronization

/// The literals of previewed code that have changed since it was compiled, by their keys.
///
/// The compiled code calls `snapback_changed_literal` for each literal that may be in this table. The
/// functions that call it are part of its source (`LiteralCode`).
package enum LiteralTable {
  private struct State {
    var changes: [Int: LiteralValue] = [:]
    /// The changed literals that are not values of the types that the code needs.
    var rejected: Set<Int> = []
  }

  private static let state = Mutex(State())
  /// Whether there are changes. Without any, code does not wait for the lock.
  private static let hasChanges = Atomic<Bool>(false)

  /// Replaces all changes.
  package static func replace(_ changes: [Int: LiteralValue]) {
    state.withLock { $0 = State(changes: changes) }
    hasChanges.store(!changes.isEmpty, ordering: .releasing)
  }

  /// The keys of the changed literals that code has read as values of another type, in ascending
  /// order. Such code must be compiled again.
  package static var rejectedKeys: [Int] { state.withLock { $0.rejected.sorted() } }

  fileprivate static func value<Value>(_ key: Int, as type: Value.Type) -> Value? {
    guard hasChanges.load(ordering: .acquiring) else { return nil }
    return state.withLock { state in
      guard let change = state.changes[key] else { return nil }
      let value = change.value(as: type)
      if value == nil { state.rejected.insert(key) }
      return value
    }
  }
}

/// Returns the changed value of a literal in previewed code; nil if it is as it was compiled.
@_silgen_name("snapback_changed_literal")
public func _changedLiteral<Value>(_ key: Int, _ type: Value.Type) -> Value? {
  LiteralTable.value(key, as: type)
}
