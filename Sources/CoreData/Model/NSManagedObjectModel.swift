// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The entities of a program.
public final class NSManagedObjectModel: NSObject {
  /// The entities.
  public let entities: [NSEntityDescription]
  /// Creates an object of one of the program's classes.
  public typealias _Maker = (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject

  /// The factories of objects of the program's classes, by name.
  let classes: [String: _Maker]

  /// Creates a model of a description, which the compiled copy of a project has: a line for each
  /// entity, attribute, relationship and constraint, with fields between tabs.
  public init(_lines lines: [String], classes: [String: _Maker]) {
    var entities: [NSEntityDescription] = []
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 2 else { continue }
      if fields[0] == "entity" {
        entities.append(NSEntityDescription(name: fields[1], className: fields[2]))
      } else if let last = entities.popLast() {
        entities.append(last.adding(fields))
      }
    }
    self.entities = entities
    self.classes = classes
  }

  /// A model of a file. There is none: those of projects are in the program, without files.
  public init?(contentsOf url: URL) { return nil }

  /// The entities by name.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  func entity(named name: String) -> NSEntityDescription? { entities.first { $0.name == name } }

  func entity(ofClass name: String) -> NSEntityDescription? {
    entities.first { $0.managedObjectClassName == name }
  }
}

extension NSEntityDescription {
  /// The entity with one more part: `attribute NAME TYPE DEFAULT`,
  /// `relationship NAME DESTINATION INVERSE one|many RULE` or `unique NAMES`.
  fileprivate func adding(_ fields: [String]) -> NSEntityDescription {
    var (defaults, relationships) = (defaults, relationships)
    var constraints = uniquenessConstraints
    switch fields[0] {
    case "attribute" where fields.count > 3:
      defaults[fields[1]] = Self.value(fields[3], type: fields[2])
    case "relationship" where fields.count > 5:
      relationships[fields[1]] = Relationship(
        destination: fields[2], inverse: fields[3].isEmpty ? nil : fields[3],
        isToMany: fields[4] == "many", deletionRule: fields[5])
    case "unique":
      constraints.append(fields[1].split(separator: ",").map(String.init))
    default: break
    }
    return NSEntityDescription(
      name: name ?? "", className: managedObjectClassName, defaults: defaults,
      relationships: relationships, uniquenessConstraints: constraints)
  }

  private static func value(_ text: String, type: String) -> Any? {
    switch type {
    case "String": text.isEmpty ? nil : text
    case "Integer 16": Int16(text)
    case "Integer 32": Int32(text)
    case "Integer 64": Int64(text)
    case "Double": Double(text)
    case "Float": Float(text)
    case "Boolean": text.isEmpty ? nil : text == "YES"
    case "Date": Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "Decimal": Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    default: nil
    }
  }
}
