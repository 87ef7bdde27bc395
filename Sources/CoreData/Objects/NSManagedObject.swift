// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine
public import Foundation

/// A result of a fetch request.
public protocol NSFetchRequestResult: AnyObject {}

/// The identity of an object.
public final class NSManagedObjectID: NSObject {
  /// The entity of the object.
  public let entity: NSEntityDescription
  private let number: Int
  // Contexts are of the main queue.
  nonisolated(unsafe) private static var count = 0

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    Self.count += 1
    number = Self.count
  }

  /// A text that identifies the object as long as the program runs: the store is in memory.
  public func uriRepresentation() -> URL {
    let name = entity.name?.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return URL(string: "x-coredata://memory/\(name)/p\(number)") ?? URL(fileURLWithPath: "/")
  }
}

/// An object with attributes and relationships, in a context.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The entity.
  public let entity: NSEntityDescription
  /// The identity.
  public let objectID: NSManagedObjectID
  /// The context; nil without one and after it has been deleted.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether it has been deleted from its context.
  public internal(set) var isDeleted = false
  /// Sends before a property changes.
  public let objectWillChange = ObservableObjectPublisher()

  var values: [String: Any] = [:]
  /// The values of the last save; nil if it has not been saved.
  var savedValues: [String: Any]?

  /// Creates an object, and inserts it into a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    values = entity.defaults
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Creates an object of its class's entity without a context.
  public convenience override init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// Creates an object of its class's entity in a context.
  public required convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// Called once when the object has been created. Does nothing by default.
  open func awakeFromInsert() {}

  /// The entity of the class.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: String(describing: self))
  }

  /// A request for all objects of the class's entity, such as for an `NSBatchDeleteRequest`.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  /// Whether it has changes that have not been saved.
  public var hasChanges: Bool { managedObjectContext?.isChanged(self) ?? false }
  /// Whether it has not been saved.
  public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }

  /// The value of an attribute or a relationship; nil if it has none.
  open func value(forKey key: String) -> Any? {
    if entity.relationships[key]?.isToMany == true { return NSSet(array: related(key)) }
    return values[key]
  }

  /// Sets an attribute or a relationship.
  open func setValue(_ value: Any?, forKey key: String) { set(value, key) }

  /// The value of an attribute or a relationship; nil if it has none.
  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Sets an attribute or a relationship without telling observers.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = PredicateValue.isNothing(value) ? nil : value
  }

  /// The value of a property with `@NSManaged`, whose accessors are in the compiled copy; zero, nil or
  /// an empty collection before it has been set.
  public func _managedValue<Value>(_ key: String) -> Value {
    let related = values[key] as? RelatedObjects
    if related != nil || entity.relationships[key]?.isToMany == true {
      if let value = ManagedValue.collection(related?.objects ?? [], Value.self) { return value }
    } else if let value = values[key] as? Value {
      return value
    }
    return ManagedValue.zero(key, of: self)
  }

  /// Sets a property with `@NSManaged`.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) { set(value, key) }

  private func set(_ value: Any?, _ key: String) {
    objectWillChange.send()
    if entity.relationships[key] != nil || values[key] is RelatedObjects
      || value is NSManagedObject
    {
      setRelated(PredicateValue.relatedObjects(value), key)
    } else {
      values[key] = PredicateValue.isNothing(value) ? nil : value
    }
    managedObjectContext?.noteChange(of: self)
  }
}

extension NSManagedObject: KeyedValues {
  func value(named key: String) -> Any? {
    if let related = values[key] as? RelatedObjects { return related.objects }
    return entity.relationships[key]?.isToMany == true ? [Any]() : values[key]
  }
}
