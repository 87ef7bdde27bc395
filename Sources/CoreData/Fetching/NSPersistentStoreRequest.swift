// Part of Snapback, under the MIT licence; see LICENSE.

/// A request that a context can execute: to fetch or to delete objects.
public class NSPersistentStoreRequest {
  init() {}
}

/// The result of a request other than a fetch request.
public class NSPersistentStoreResult {
  init() {}
}

/// A request to delete all objects that a fetch request describes.
/// Unsaved objects are left.
/// - Note: Differs from Core Data: the objects are removed from the context, too, with the delete rules of
///   their relationships.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The kind of result of a request.
  public typealias ResultType = NSBatchDeleteRequestResultType

  /// The objects to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result. By default only whether it has succeeded.
  public var resultType = ResultType.resultTypeStatusOnly

  /// Creates a request to delete what a fetch request describes.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

  /// Creates a request to delete objects by their identities.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let entity = objects.first?.entity.name ?? ""
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
    request.identities = objects
    self.init(fetchRequest: request)
  }
}

/// The kind of result of a request to delete objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// The result of a request to delete objects.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The kind of result.
  public let resultType: NSBatchDeleteRequestResultType
  /// true, the identities of the objects as `[NSManagedObjectID]`, or their number as `Int`.
  public let result: Any?

  init(_ resultType: NSBatchDeleteRequestResultType, _ objects: [NSManagedObject]) {
    self.resultType = resultType
    result =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeCount: objects.count
      }
    super.init()
  }
}

extension NSManagedObjectContext {
  /// Executes a request to delete objects. A fetch request has an empty result; use `fetch(_:)` for its objects.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects = try fetch(request.fetchRequest).compactMap { $0 as? NSManagedObject }
      .filter { !insertedObjects.contains($0) }
    remove(objects)
    return NSBatchDeleteResult(request.resultType, objects)
  }
}

extension NSPersistentStoreCoordinator {
  /// Executes a request in a context.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }
}
