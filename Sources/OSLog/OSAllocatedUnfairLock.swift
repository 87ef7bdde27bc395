// Part of Snapback, under the MIT licence; see LICENSE.

import Glibc
import Synchronization

/// A lock that protects a state from several threads. Copies share the lock and the state.
///
/// It is a programmer error to lock it again on the thread that has it, or to unlock it on another one: the program
/// stops, as on Apple's systems.
public struct OSAllocatedUnfairLock<State>: Sendable {
  /// The mutex with the state and the thread that has it.
  private final class Storage: Sendable {
    nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    nonisolated(unsafe) var state: State
    /// The thread that has the lock; 0 for none.
    let owner = Atomic<UInt>(0)

    init(_ state: sending State) {
      self.state = state
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    var isOwned: Bool { owner.load(ordering: .relaxed) == pthread_self() }

    func lock() {
      Swift.precondition(!isOwned, "the lock is locked again on the same thread")
      pthread_mutex_lock(mutex)
      owner.store(pthread_self(), ordering: .relaxed)
    }

    func lockIfAvailable() -> Bool {
      guard pthread_mutex_trylock(mutex) == 0 else { return false }
      owner.store(pthread_self(), ordering: .relaxed)
      return true
    }

    func unlock() {
      Swift.precondition(isOwned, "the lock is unlocked on a thread that does not have it")
      owner.store(0, ordering: .relaxed)
      pthread_mutex_unlock(mutex)
    }
  }

  /// Whether the current thread has a lock.
  public enum Ownership: Hashable, Sendable {
    /// The current thread has it.
    case owner
    /// The current thread does not have it; another one may.
    case notOwner
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
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the state while no other thread has the lock, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the state unless a thread has the lock, and returns its result; nil if one has.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lockIfAvailable() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the state unless a thread has the lock, and returns its result; nil if one has.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Stops the program unless the current thread has the lock, or does not have it, as stated.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      storage.isOwned == (condition == .owner), "the thread is not the lock's \(condition)")
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(initialState: ()) }

  /// Waits until no other thread has the lock, and takes it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() { storage.lock() }

  /// Releases the lock, on the thread that has it.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() { storage.unlock() }

  /// Takes the lock unless a thread has it, and returns whether it did.
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool { storage.lockIfAvailable() }

  /// Calls a closure while no other thread has the lock, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }

  /// Calls a closure while no other thread has the lock, and returns its result.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { (_: inout Void) in try body() }
  }

  /// Calls a closure unless a thread has the lock, and returns its result; nil if one has.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailable { (_: inout Void) in try body() }
  }

  /// Calls a closure unless a thread has the lock, and returns its result; nil if one has.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
  }
}
