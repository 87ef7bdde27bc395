// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A model, its store and the context of the views.
///
/// - Note: Differs from Core Data: the store is in memory. It ends with the program.
open class NSPersistentContainer {
  /// The name.
  public let name: String
  /// The context of the views.
  public let viewContext: NSManagedObjectContext
  /// The object that holds the model and the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores to load. There is one, in memory.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The entities.
  public var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [NSPersistentStoreDescription()]
  }

  /// Creates a container with a model without entities.
  ///
  /// The compiled copy of a project with a model has an initializer of its own in place of this one.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel(_lines: [], classes: [:]))
  }

  /// Creates the store, and calls `block` for it at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// The folder for files of the store, which this one does not write.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }
}

/// An object that holds a model and its store.
public final class NSPersistentStoreCoordinator: NSObject {
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel

  /// Creates an empty store for a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Adds a store, which is in memory, without a file.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore(type: storeType, url: storeURL) }
}

/// A store in memory.
public final class NSPersistentStore: NSObject {
  /// The type that was asked for.
  public let type: String
  /// The file that was asked for, which is not written.
  public let url: URL?

  init(type: String, url: URL?) { (self.type, self.url) = (type, url) }
}

/// The location of a store, and the options with which it is loaded.
public final class NSPersistentStoreDescription: NSObject {
  /// The file of the store, which is not written: the store is in memory.
  public var url: URL?
  /// The type of the store, which is in memory for all types.
  public var type = NSInMemoryStoreType

  /// Creates a description.
  public override init() {}

  /// Creates a description with a file.
  public init(url: URL) { self.url = url }
}

/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store in a database, which is in memory here, too.
public let NSSQLiteStoreType = "SQLite"
