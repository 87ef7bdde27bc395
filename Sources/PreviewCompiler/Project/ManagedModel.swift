// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceFiles
import SystemStrings

/// The entities of a Core Data model, read from the file in which Xcode stores it.
struct ManagedModel {
  struct Attribute {
    var name: String
    /// The line in the file, from 1.
    var line: Int
    var type: String
    var isScalar: Bool
    /// The default value; for a date the seconds since the start of 2001. Empty for none.
    var defaultValue: String
    /// The class of a transformable value.
    var className: String?
  }

  struct Relationship {
    var name: String
    /// The line in the file, from 1.
    var line: Int
    var destination: String
    var inverse: String
    var isToMany: Bool
    var isOrdered: Bool
    var deletionRule: String
  }

  struct Entity {
    var name: String
    /// The line in the file, from 1.
    var line: Int
    var className: String
    /// `class` if Xcode generates the class, `category` if its extension; nil if neither.
    var generation: String?
    var parent: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// The lists of attributes of which no two objects have the same values.
    var constraints: [[String]] = []
  }

  private(set) var entities: [Entity] = []
  /// The diagnostics of the file: what is left out, and why.
  private(set) var problems: [DataModelProblem] = []

  /// Reads a folder with the ending `xcdatamodeld`, or one of its versions.
  init(folder: String) {
    guard let path = Self.file(of: folder) else {
      self.init(problem: .empty(folder))
      return
    }
    do throws(SystemError) {
      self.init(try RegularFile.read(path, limit: Self.sizeLimit), path: path)
    } catch {
      self.init(problem: .unreadable(path, error))
    }
  }

  private init(problem: DataModelProblem) { problems = [problem] }

  /// The largest size of a file in bytes.
  private static let sizeLimit = 16 << 20

  /// Reads the contents of a file.
  init(_ bytes: [UInt8], path: String) {
    do throws(InterfaceFileError) {
      let root = try InterfaceReader.read(bytes, path: path)
      guard root.name == "model" else {
        throw InterfaceFileError(path: path, line: root.line, reason: .otherDocument(root.name))
      }
      root.visit { if $0.name == "entity" { entities.append(Entity($0)) } }
    } catch {
      problems = [DataModelProblem(error)]
      return
    }
    let checked = ManagedModelCheck(entities, path: path)
    (entities, problems) = (checked.entities, checked.problems)
  }

  /// The file with the current version of a model; nil if the folder has no version.
  static func file(of folder: String) -> String? {
    if folder.hasSuffix(version) { return folder + contents }
    let versions = FolderEntries(folder).names.filter { $0.hasSuffix(version) }
    let current = (try? RegularFile.read(folder + currentVersion)).map {
      String(decoding: $0, as: UTF8.self)
    }
    let chosen =
      versions.first { current?.contains(">\($0)<") == true }
      // A link may lead to something else.
      ?? versions.last { FolderEntries.isFile(folder + "/" + $0 + contents) } ?? versions.last
    return chosen.map { folder + "/" + $0 + contents }
  }

  private static let version = ".xcdatamodel"
  private static let contents = "/contents"
  private static let currentVersion = "/.xccurrentversion"

  /// Returns whether a path is that of a file in a model.
  static func isPart(_ path: String) -> Bool {
    path.contains(version + "/") || path.hasSuffix(".xcdatamodeld" + currentVersion)
  }
}

extension ManagedModel.Entity {
  fileprivate init(_ element: InterfaceElement) {
    (name, line) = (element["name"] ?? "", element.line)
    // The module of the class may be before it.
    let written = element["representedClassName"] ?? name
    className = String(written.split(separator: ".").last ?? "")
    generation = className == "NSManagedObject" ? nil : element["codeGenerationType"]
    parent = element["parentEntity"]
    for child in element.children {
      switch child.name {
      case "attribute": attributes.append(ManagedModel.Attribute(child))
      case "relationship": relationships.append(ManagedModel.Relationship(child))
      case "uniquenessConstraints":
        constraints += child.children.map { $0.children.compactMap { $0["value"] } }
      default: break
      }
    }
  }
}

extension ManagedModel.Attribute {
  fileprivate init(_ tag: InterfaceElement) {
    (name, line) = (tag["name"] ?? "", tag.line)
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
  fileprivate init(_ tag: InterfaceElement) {
    (name, line) = (tag["name"] ?? "", tag.line)
    destination = tag["destinationEntity"] ?? ""
    inverse = tag["inverseName"] ?? ""
    isToMany = tag["toMany"] == "YES"
    isOrdered = tag["ordered"] == "YES"
    deletionRule = tag["deletionRule"] ?? "Nullify"
  }
}
