// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A description of models to fetch.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; nil for all models.
  public var predicate: Predicate<T>?
  /// The order; without one, models are in the order in which they were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models; nil, or one below 1, for no limit.
  public var fetchLimit: Int?
  /// The number of models to leave out at the beginning; nil for none.
  public var fetchOffset: Int?
  /// The properties to read at once. No effect: they are read when they are used.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to read at once. No effect: they are read when they are used.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes the models of a class that meet a condition, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
