// Part of Snapback, under the MIT licence; see LICENSE.

/// An optional value that several threads may read and replace.
final class LockedBox<Value> {
  private let lock = StateLock()
  private var stored: Value?

  init(_ value: Value? = nil) {
    stored = value
  }

  var value: Value? {
    get { lock.withLock { stored } }
    set {
      // The old value is released after the lock: its `deinit` may run any code.
      let old = lock.withLock {
        let old = stored
        stored = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Returns the value and leaves nil in its place. Of several callers only one gets the value.
  func take() -> Value? {
    lock.withLock {
      let value = stored
      stored = nil
      return value
    }
  }
}
