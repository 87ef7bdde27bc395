// Part of Snapback, under the MIT licence; see LICENSE.

import Synchronization

/// A lock that protects a state from several threads. Copies share the lock and the state.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage: Sendable {
    let mutex: Mutex<State>

    init(_ state: sending State) { mutex = Mutex(state) }
  }

  private let storage: Storage

  /// Creates a lock for a state that is used by one thread at a time.
  public init(uncheckedState initialState: State) {
    nonisolated(unsafe) let state = initialState
    storage = Storage(state)
  }

  /// Creates a lock for a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a closure with the state while no other thread has the lock, and returns its result.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.mutex.withLock { state in
      nonisolated(unsafe) let result = try body(&state)
      return result
    }
  }

  /// Calls a closure with the state while no other thread has the lock, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(initialState: ()) }

  /// Calls a closure while no other thread has the lock, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }

  /// Calls a closure while no other thread has the lock, and returns its result.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }
}
