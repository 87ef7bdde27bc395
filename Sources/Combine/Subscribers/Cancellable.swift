// Part of Snapback, under the MIT licence; see LICENSE.

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Stops the activity and releases what it holds. Further calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Adds an `AnyCancellable` for this activity to a set. Removing it from there cancels the
  /// activity.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }

  /// Appends an `AnyCancellable` for this activity to a collection. Removing it from there cancels
  /// the activity.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}
