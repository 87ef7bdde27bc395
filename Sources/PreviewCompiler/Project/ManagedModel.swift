// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The entities of a Core Data model, read from the file in which Xcode stores it.
struct ManagedModel {
  struct Attribute {
    var name: String
    var type: String
    var isScalar: Bool
    /// The default value; for a date the seconds since the start of 2001. Empty for none.
    var defaultValue: String
    /// The class of a transformable value.
    var className: String?
  }

  struct Relationship {
    var name: String
    var destination: String
    var inverse: String
    var isToMany: Bool
    var isOrdered: Bool
    var deletionRule: String
  }

  struct Entity {
    var name: String
    var className: String
    /// `class` if Xcode generates the class, `category` if its extension; nil if neither.
    var generation: String?
    var parent: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// The names of attributes whose values together are different for all objects.
    var constraints: [[String]] = []
  }

  private(set) var entities: [Entity] = []

  /// Reads a folder with the ending `xcdatamodeld`, or one of its versions; nil if there is none.
  init?(folder: String) {
    guard let version = Self.version(of: folder),
      let data = try? RegularFile.read(version + "/contents")
    else { return nil }
    self.init(xml: String(decoding: data, as: UTF8.self))
  }

  /// Reads the tags of the file.
  init(xml: String) {
    for tag in XMLTag.all(in: xml) {
      switch tag.name {
      case "entity":
        let name = tag["name"] ?? ""
        var className = tag["representedClassName"] ?? name
        if className.hasPrefix(".") { className.removeFirst() }
        let generation = tag["codeGenerationType"]
        entities.append(
          Entity(
            name: name, className: className,
            generation: className == "NSManagedObject" ? nil : generation,
            parent: tag["parentEntity"]))
      case "attribute":
        edit { $0.attributes.append(Attribute(tag)) }
      case "relationship":
        edit { $0.relationships.append(Relationship(tag)) }
      case "uniquenessConstraint":
        edit { $0.constraints.append([]) }
      case "constraint":
        edit { entity in
          guard let name = tag["value"], var last = entity.constraints.popLast() else { return }
          last.append(name)
          entity.constraints.append(last)
        }
      default: break
      }
    }
  }

  private mutating func edit(_ body: (inout Entity) -> Void) {
    guard !entities.isEmpty else { return }
    body(&entities[entities.count - 1])
  }

  /// The folder of the current version of a model.
  private static func version(of folder: String) -> String? {
    if folder.hasSuffix(".xcdatamodel") { return folder }
    let versions = FolderEntries(folder).names.filter { $0.hasSuffix(".xcdatamodel") }
    let current = (try? RegularFile.read(folder + "/.xccurrentversion")).map {
      String(decoding: $0, as: UTF8.self)
    }
    let chosen = versions.first { current?.contains(">\($0)<") == true } ?? versions.last
    return chosen.map { folder + "/" + $0 }
  }
}

extension ManagedModel.Attribute {
  fileprivate init(_ tag: XMLTag) {
    name = tag["name"] ?? ""
    type = tag["attributeType"] ?? ""
    isScalar = tag["usesScalarValueType"] == "YES"
    defaultValue = tag["defaultDateTimeInterval"] ?? tag["defaultValueString"] ?? ""
    className = tag["customClassName"]
  }

  /// The type in Swift.
  var swiftType: String {
    switch type {
    case "String": "String?"
    case "Integer 16": isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": isScalar ? "Int64" : "NSNumber?"
    case "Double": isScalar ? "Double" : "NSNumber?"
    case "Float": isScalar ? "Float" : "NSNumber?"
    case "Boolean": isScalar ? "Bool" : "NSNumber?"
    case "Date": isScalar ? "TimeInterval" : "Date?"
    case "Decimal": "NSDecimalNumber?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: (className ?? "NSObject") + "?"
    }
  }
}

extension ManagedModel.Relationship {
  fileprivate init(_ tag: XMLTag) {
    name = tag["name"] ?? ""
    destination = tag["destinationEntity"] ?? ""
    inverse = tag["inverseName"] ?? ""
    isToMany = tag["toMany"] == "YES"
    isOrdered = tag["ordered"] == "YES"
    deletionRule = tag["deletionRule"] ?? "Nullify"
  }
}
