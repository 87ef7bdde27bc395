// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
public import ViewCore

/// The models of the environment's context that meet a condition, in an order. The view is updated when they change.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RandomAccessCollection>: DynamicProperty
where Result.Element == Element {
  @Environment(\.modelContext) private var context
  @State private var storage = QueryStorage<Element>()
  private let request: QueryRequest<Element>
  private let convert: ([Element]) -> Result

  private init(
    _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?
  ) where Result == [Element] {
    request = QueryRequest(descriptor, transaction)
    convert = { $0 }
  }

  /// The models.
  @preconcurrency @MainActor
  public var wrappedValue: Result { convert(storage.results) }

  /// The error of the last fetch; nil if it succeeded.
  @preconcurrency @MainActor
  public var fetchError: (any Error)? { storage.error }

  /// The context in which models are fetched.
  @preconcurrency @MainActor
  public var modelContext: ModelContext { context }

  /// Fetches the models again if the condition, the context or the models have changed.
  @preconcurrency @MainActor
  public mutating func update() { storage.update(request, in: context) }
}

extension Query where Result == [Element] {
  /// Fetches all models of the class.
  public init() { self.init(FetchDescriptor(), Transaction?.none) }

  /// Fetches the models that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor, transaction)
  }

  /// Fetches the models that a descriptor describes; changes of them are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  /// Fetches the models that meet a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  /// Fetches the models that meet a condition, in an order; changes of them are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  /// Fetches the models that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Fetches the models that meet a condition, in the order of a property; changes of them are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// Fetches the models that meet a condition, in the order of a property; those without a value come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// Fetches the models that meet a condition, in the order of a property; those without a value come first. Changes
  /// are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }
}
