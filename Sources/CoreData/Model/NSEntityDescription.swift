// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A kind of object in a model: its attributes and relationships.
public final class NSEntityDescription: NSObject {
  /// The name.
  public let name: String?
  /// The name of the class of its objects.
  public let managedObjectClassName: String
  /// The value of each attribute of a new object, by the attribute's name; nil without one.
  let defaults: [String: Any]
  let relationships: [String: Relationship]
  /// Attributes whose values together are different for all objects.
  let uniquenessConstraints: [[String]]

  /// A relationship to the objects of an entity.
  struct Relationship {
    var destination: String
    /// The relationship of the other object back to this one.
    var inverse: String?
    var isToMany: Bool
    /// The effect of an object's deletion on the objects that it refers to.
    var deletionRule: String
  }

  init(
    name: String, className: String? = nil, defaults: [String: Any] = [:],
    relationships: [String: Relationship] = [:], uniquenessConstraints: [[String]] = []
  ) {
    self.name = name
    managedObjectClassName = className ?? name
    self.defaults = defaults
    self.relationships = relationships
    self.uniquenessConstraints = uniquenessConstraints
  }

  /// Creates an object of the entity with a name, of the entity's class.
  public static func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    let make = context.coordinator?.managedObjectModel.classes[entity.managedObjectClassName]
    return make?(entity, context) ?? NSManagedObject(entity: entity, insertInto: context)
  }

  /// The entity with a name; nil if the model has none.
  public static func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entity(named: entityName)
  }
}
