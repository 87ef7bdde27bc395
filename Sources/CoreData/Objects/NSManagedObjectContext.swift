// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine
public import Foundation

/// The objects with which a program works, and their changes since the last save.
public final class NSManagedObjectContext: NSObject, ObservableObject {
  /// The queue of a context.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  /// The object that holds the model; nil for a context without a store.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The handling of a saved object that has the same unique attributes as an earlier one.
  public var mergePolicy: Any = NSErrorMergePolicy
  /// Whether changes of other contexts are taken over. There is one context for each store.
  public var automaticallyMergesChangesFromParent = false
  /// A name for the use of the program; nil by default.
  public var name: String?
  /// Sends before an object of the context changes, is inserted or is deleted.
  public let objectWillChange = ObservableObjectPublisher()

  /// All objects, in the order in which they were inserted.
  private(set) var objects: [NSManagedObject] = []
  /// The objects that have been inserted since the last save.
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  /// The objects that have changed since the last save.
  public private(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects that have been deleted since the last save.
  public private(set) var deletedObjects: Set<NSManagedObject> = []

  var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator }

  /// Creates a context without a store.
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  /// Creates a context without a store.
  public init(concurrencyType ct: ConcurrencyType) {}

  /// Creates a context without a store.
  public init(_ type: ConcurrencyType) {}

  /// Whether there are changes since the last save.
  public var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  func isChanged(_ object: NSManagedObject) -> Bool {
    insertedObjects.contains(object) || updatedObjects.contains(object)
      || deletedObjects.contains(object)
  }

  func entity(named name: String) -> NSEntityDescription {
    coordinator?.managedObjectModel.entity(named: name) ?? NSEntityDescription(name: name)
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let name = String(describing: type)
    return coordinator?.managedObjectModel.entity(ofClass: name) ?? type.entity()
  }

  /// Adds an object to the context, to be saved by the next `save()`; nothing if it is there already.
  public func insert(_ object: NSManagedObject) {
    guard !objects.contains(where: { $0 === object }) else { return }
    objectWillChange.send()
    object.managedObjectContext = self
    object.isDeleted = false
    objects.append(object)
    insertedObjects.insert(object)
  }

  /// Deletes an object, and applies the delete rules of its relationships.
  public func delete(_ object: NSManagedObject) {
    guard let index = objects.firstIndex(where: { $0 === object }) else { return }
    objectWillChange.send()
    object.objectWillChange.send()
    objects.remove(at: index)
    updatedObjects.remove(object)
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    object.isDeleted = true
    for (key, relationship) in object.entity.relationships {
      for other in object.related(key) {
        if relationship.deletionRule == "Cascade" {
          delete(other)
        } else if let inverse = relationship.inverse {
          other.unlink(inverse, from: object)
        }
      }
    }
  }

  func noteChange(of object: NSManagedObject) {
    objectWillChange.send()
    if !insertedObjects.contains(object), !object.isDeleted { updatedObjects.insert(object) }
  }

  /// Saves the changes. Throws an error if objects have the same unique attributes and the merge policy does not
  /// resolve that.
  public func save() throws {
    guard hasChanges else { return }
    try mergeDuplicates()
    for object in insertedObjects.union(updatedObjects) { object.savedValues = object.storedValues }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Discards the changes since the last save.
  public func rollback() {
    guard hasChanges else { return }
    objectWillChange.send()
    objects.removeAll { insertedObjects.contains($0) }
    for object in updatedObjects.union(deletedObjects) {
      object.objectWillChange.send()
      object.restore()
      object.isDeleted = false
      if !objects.contains(where: { $0 === object }) { objects.append(object) }
    }
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
  }

  /// Discards the unsaved changes of an object, or keeps them: objects are in memory in any case.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, updatedObjects.contains(object) else { return }
    objectWillChange.send()
    object.objectWillChange.send()
    object.restore()
    updatedObjects.remove(object)
  }

  /// Keeps all objects with their changes, as they are in memory in any case.
  public func refreshAllObjects() {}

  /// Removes objects, and those that are deleted with them, as if they had been deleted and saved. Takes linear time.
  func remove(_ removed: [NSManagedObject]) {
    guard !removed.isEmpty else { return }
    objectWillChange.send()
    var (gone, rest) = (Set<NSManagedObject>(), removed)
    var linked: Set<NSManagedObject> = []
    while let object = rest.popLast() {
      guard gone.insert(object).inserted else { continue }
      object.objectWillChange.send()
      object.isDeleted = true
      for (key, relationship) in object.entity.relationships {
        let others = object.related(key).filter { !$0.isDeleted }
        if relationship.deletionRule == "Cascade" {
          rest += others
        } else if relationship.inverse != nil {
          linked.formUnion(others)
        }
      }
    }
    objects.removeAll { gone.contains($0) }
    insertedObjects.subtract(gone)
    updatedObjects.subtract(gone)
    deletedObjects.subtract(gone)
    for object in linked.subtracting(gone) { object.unlink(gone) }
  }

  /// Removes all objects, saved ones too, without saving: stores are in memory.
  public func reset() {
    objectWillChange.send()
    objects = []
    (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
  }

  /// The object with an identity. It is a programming error if the context has none; see `existingObject(with:)`.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = objects.first(where: { $0.objectID === objectID }) else {
      fatalError("The context has no object with this identity.")
    }
    return object
  }

  /// The object with an identity. Fails if there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = objects.first(where: { $0.objectID === objectID }) else {
      throw CocoaError(.managedObjectReferentialIntegrity)
    }
    return object
  }

  /// Runs a closure on the main queue, as all contexts are of that queue. Returns before it has run.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let (block, context) = (block, self)
    DispatchQueue.main.async { context.performAndWait { block() } }
  }

  /// Runs a closure at once, on the calling thread, and returns its value.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
    let outer = Self.performing
    Self.performing = self
    defer { Self.performing = outer }
    return try block()
  }

  /// The context whose closure runs now. All contexts are of the main queue.
  nonisolated(unsafe) static private(set) var performing: NSManagedObjectContext?

  private func isAfter(_ object: NSManagedObject, _ other: NSManagedObject) -> Bool {
    (objects.firstIndex { $0 === object } ?? 0) > (objects.firstIndex { $0 === other } ?? 0)
  }

  private func mergeDuplicates() throws {
    for object in objects where insertedObjects.contains(object) {
      for names in object.entity.uniquenessConstraints {
        let other = objects.first { other in
          other !== object && other.entity.name == object.entity.name
            && names.allSatisfy { name in
              PredicateComparison(.equal, []).holds(object.values[name], other.values[name])
            }
        }
        guard let other else { continue }
        guard let replaces = (mergePolicy as? NSMergePolicy)?.replacesEarlier else {
          throw CocoaError(.managedObjectConstraintMerge)
        }
        delete(replaces == isAfter(object, other) ? other : object)
      }
    }
  }
}

extension NSManagedObject {
  /// The values, with copies of the lists of related objects.
  fileprivate var storedValues: [String: Any] {
    values.mapValues { ($0 as? RelatedObjects).map { RelatedObjects($0.objects) } ?? $0 }
  }

  /// Removes objects that are gone from all relationships, also from those that have been saved.
  fileprivate func unlink(_ gone: Set<NSManagedObject>) {
    objectWillChange.send()
    for key in entity.relationships.keys {
      values[key] = Self.without(gone, values[key])
      let saved = Self.without(gone, savedValues?[key])
      savedValues?[key] = saved
    }
  }

  private static func without(_ gone: Set<NSManagedObject>, _ value: Any?) -> Any? {
    if let related = value as? RelatedObjects {
      return RelatedObjects(related.objects.filter { !gone.contains($0) })
    }
    return (value as? NSManagedObject).map(gone.contains) == true ? nil : value
  }

  fileprivate func restore() {
    guard let savedValues else { return }
    values = savedValues.mapValues {
      ($0 as? RelatedObjects).map { RelatedObjects($0.objects) } ?? $0
    }
  }
}

/// The queue of a context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
  /// A context has saved its changes.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagedObjectContextDidSaveNotification")
}
