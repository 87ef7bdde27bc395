// Part of Snapback, under the MIT licence; see LICENSE.

/// A type-erased cancellable object, which cancels when it is released.
///
/// Cancelling happens once, from whichever thread calls `cancel()` first.
public final class AnyCancellable: Cancellable {
  private let action: LockedBox<() -> Void>

  /// Creates an object that runs a closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = LockedBox(cancel)
  }

  /// Creates an object that cancels another when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    action = LockedBox({ canceller.cancel() })
  }

  /// Runs the action unless it has run already.
  public func cancel() {
    action.take()?()
  }

  /// Inserts this object into a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Appends this object to a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  deinit {
    action.take()?()
  }
}

extension AnyCancellable: Hashable {
  /// Returns whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
