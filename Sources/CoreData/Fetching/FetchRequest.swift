// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// The objects of the environment's context that meet a condition, in an order. The view is updated
/// when they change.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()
  private let request: NSFetchRequest<Result>
  private let animation: Animation?

  /// Fetches the objects that a request describes.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    self.animation = animation
  }

  /// Fetches the objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: NSFetchRequest(entity, sortDescriptors, predicate), animation: animation)
  }

  /// The objects.
  @preconcurrency @MainActor
  public var wrappedValue: FetchedResults<Result> {
    controller.results(request, animation, in: context)
  }

  /// The condition and the order, which can be set.
  @preconcurrency @MainActor
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(
        nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
    } set: {
      results.set($0.nsSortDescriptors, $0.nsPredicate)
    }
  }

  /// The condition and the order of a request.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The condition; nil for all objects.
    public var nsPredicate: NSPredicate?
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches the objects of the result's class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest: NSFetchRequest(nil, sortDescriptors, predicate), animation: animation)
  }

  /// Fetches the objects of the result's class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest: NSFetchRequest(sortDescriptors, predicate), animation: animation)
  }
}

/// The key of the context of the views.
private enum ManagedObjectContextKey: EnvironmentKey {
  // A context has no isolation, as in Core Data; views use it on the main thread only.
  nonisolated(unsafe) static let defaultValue = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context in which `FetchRequest` fetches objects; by default one without a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
