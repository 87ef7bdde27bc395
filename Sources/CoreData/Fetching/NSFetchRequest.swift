// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A description of objects to fetch. The result is not constrained to `NSFetchRequestResult`, as `any
/// NSFetchRequestResult` does not conform to it here.
public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity; nil for that of the result's class.
  public var entityName: String?
  /// The condition; nil for all objects.
  public var predicate: NSPredicate?
  /// The order; without one, objects are in the order in which they were inserted.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects; 0 for no limit.
  public var fetchLimit = 0
  /// The number of objects to leave out at the beginning.
  public var fetchOffset = 0
  /// Whether properties are read when they are first used. Objects are in memory in any case.
  public var returnsObjectsAsFaults = true
  /// The identities of the objects; nil for any.
  var identities: [NSManagedObjectID]?
  /// Further orders, as Swift describes them, after the others.
  var order: [(ResultType, ResultType) -> ComparisonResult] = []

  /// Creates a request for the entity of the result's class.
  public override init() {}

  /// Creates a request for an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// The entity; nil for that of the result's class.
  public var entity: NSEntityDescription? {
    get { entityName.map { NSEntityDescription(name: $0) } }
    set { entityName = newValue?.name }
  }

  /// The objects that the request describes, in the context whose `perform` or `performAndWait` runs the
  /// call. Fails outside of them.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing else {
      throw CocoaError(.coreData)
    }
    return try context.fetch(self)
  }
}

extension NSManagedObjectContext {
  /// The objects that a request describes, with those that have not been saved.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    var found = matches(request)
    let descriptors = request.sortDescriptors ?? []
    if !descriptors.isEmpty || !request.order.isEmpty {
      // Sorting is stable: objects that compare equal stay in the order of their insertion.
      found.sort { first, second in
        for descriptor in descriptors {
          let order = descriptor.compare(first, to: second)
          if order != .orderedSame { return order == .orderedAscending }
        }
        for compare in request.order {
          let order = compare(first, second)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return false
      }
    }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// The number of objects that a request describes.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

  private func matches<T>(_ request: NSFetchRequest<T>) -> [T] {
    let name = request.entityName ?? String(describing: T.self)
    let identities = request.identities.map { Set($0.map { ObjectIdentifier($0) }) }
    return objects.compactMap { object in
      let entity = object.entity
      guard entity.name == name || entity.managedObjectClassName == name,
        request.predicate?.evaluate(with: object) != false,
        identities?.contains(ObjectIdentifier(object.objectID)) != false
      else { return nil }
      return object as? T
    }
  }
}

extension NSFetchRequest {
  /// Creates a request as views describe it; for nil, for the entity of the result's class.
  convenience init(
    _ entity: NSEntityDescription?, _ sortDescriptors: [NSSortDescriptor],
    _ predicate: NSPredicate?
  ) {
    self.init()
    if let entity { entityName = entity.name ?? "" }
    self.sortDescriptors = sortDescriptors
    self.predicate = predicate
  }

  /// Creates a request with an order of Swift.
  convenience init(_ sortDescriptors: [SortDescriptor<ResultType>], _ predicate: NSPredicate?) {
    self.init()
    order = sortDescriptors.map { descriptor in { descriptor.compare($0, $1) } }
    self.predicate = predicate
  }
}
