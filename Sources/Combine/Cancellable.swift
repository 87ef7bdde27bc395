// Part of Snapback, under the MIT licence; see LICENSE.

/// Something under way that can be ended early.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps it, inside something that cancels it when it is let go of.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }

  /// Keeps it, inside something that cancels it when it is let go of.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

/// Cancels something, once: when told to, and at the latest when nobody holds this any more.
public final class AnyCancellable: Cancellable {
  private let action: Shared<() -> Void>

  public init(_ cancel: @escaping () -> Void) {
    action = Shared(cancel)
  }

  public init<C: Cancellable>(_ canceller: C) {
    action = Shared({ canceller.cancel() })
  }

  public func cancel() {
    action.take()?()
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  deinit {
    action.take()?()
  }
}

extension AnyCancellable: Hashable {
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
