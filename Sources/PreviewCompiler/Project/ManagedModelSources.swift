// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// Generated files with the classes of Core Data models, as Xcode makes them, and the model itself:
/// `NSPersistentContainer(name:)` of the module has it.
struct ManagedModelSources {
  /// For each module the path of its generated file; empty if it has no model.
  private(set) var paths: [[String]] = []
  /// The diagnostics of the models.
  private(set) var problems: [DataModelProblem] = []
  /// The file of a model, keyed by the file that is generated for it.
  private(set) var origins: [String: String] = [:]

  /// Creates the files.
  init(_ modules: [ModuleSources], folder: String) throws(CompiledSources.Unwritable) {
    for sources in modules {
      let files = DataModelFiles(of: sources.module)
      let entities = read(files.models)
      guard !entities.isEmpty else {
        paths.append([])
        continue
      }
      let name = sources.module.name + "-Model.swift"
      let text = text(of: entities, in: sources.files)
      try GeneratedFile.write(text, to: name, in: folder)
      paths.append([folder + "/" + name])
      origins[folder + "/" + name] = ManagedModel.file(of: files.models[0])
    }
  }

  private init() {}

  /// The problems of a module's models, without files.
  static func problems(of sources: ModuleSources) -> [DataModelProblem] {
    var models = ManagedModelSources()
    let entities = models.read(DataModelFiles(of: sources.module).models)
    _ = models.text(of: entities, in: sources.files)
    return models.problems
  }

  private static func declares(_ type: String, in files: [SourceFile]) -> Bool {
    files.contains { file in
      file.scan.allIdentifiers.contains(type)
        && file.containsName("class \(type)")
    }
  }

  /// The entities of all models. Of two with the same name, the first is used.
  private mutating func read(_ models: [String]) -> [ModelEntity] {
    var entities: [ModelEntity] = []
    var paths: [String: String] = [:]
    for folder in models {
      let model = ManagedModel(folder: folder)
      problems += model.problems
      let path = ManagedModel.file(of: folder) ?? folder
      for entity in model.entities {
        if let other = paths[entity.name] {
          problems.append(
            DataModelProblem(
              path: path, line: entity.line,
              "the entity \"\(entity.name)\" is in \(other), too, and is left out here. "
                + "Rename one of them."))
        } else {
          paths[entity.name] = path
          entities.append(ModelEntity(entity: entity, path: path))
        }
      }
    }
    return entities
  }

  /// An entity with the file of its model.
  private struct ModelEntity {
    var entity: ManagedModel.Entity
    var path: String
  }

  private static func makesIdentifiable(_ type: String, in files: [SourceFile]) -> Bool {
    files.contains { $0.scan.typeParents[type]?.contains("Identifiable") ?? false }
  }

  /// The source text for some entities of a module with some sources.
  private mutating func text(of models: [ModelEntity], in files: [SourceFile]) -> String {
    func isDeclared(_ type: String) -> Bool { Self.declares(type, in: files) }
    let entities = models.map(\.entity)
    var text = "import Foundation\nimport SwiftUI\n"
    var classes: [String: String] = [:]
    let generated = Set(entities.filter { $0.generation == "class" }.map(\.className))
    for (entity, path) in models.map({ ($0.entity, $0.path) }) {
      if generated.contains(entity.className) || isDeclared(entity.className) {
        classes[entity.name] = entity.className
      } else if entity.className != "NSManagedObject" {
        problems.append(
          DataModelProblem(
            path: path, line: entity.line,
            "the class \"\(entity.className)\" of the entity \"\(entity.name)\" is not declared in "
              + "the sources, and NSManagedObject is used in its place. Declare it, or have Xcode "
              + "generate it."))
      }
    }
    var known: [String] = []
    for entity in entities {
      let isDeclaredHere = isDeclared(entity.className)
      let isGenerated = entity.generation == "class" && !isDeclaredHere
      if isGenerated {
        let parent = entity.parent.flatMap { classes[$0] }
        let superclass = parent ?? "NSManagedObject"
        text += "public nonisolated class \(entity.className): \(superclass)"
        text += parent == nil ? ", Identifiable {}\n" : " {}\n"
      }
      if isGenerated || entity.generation == "category" && isDeclaredHere {
        text += (isGenerated ? "nonisolated " : "") + Self.members(of: entity, classes)
      }
      // As in the extensions that Xcode generates.
      if entity.generation == "category", isDeclaredHere, entity.parent == nil,
        !Self.makesIdentifiable(entity.className, in: files)
      {
        text += "extension \(entity.className): Identifiable {}\n"
      }
      if isGenerated || isDeclaredHere { known.append(entity.className) }
    }
    let lines = entities.flatMap(Self.lines).map { "\"" + Self.escaped($0) + "\"" }
    let makers = Set(known).sorted().map { "\"\($0)\": { \($0)(entity: $0, insertInto: $1) }" }
    text += """
      private var _managedModel: NSManagedObjectModel { NSManagedObjectModel(_lines: [
      \(lines.joined(separator: ",\n"))
      ], classes: [\(makers.isEmpty ? ":" : makers.joined(separator: ", "))]) }
      extension NSPersistentContainer {
      convenience init(name: String) { self.init(name: name, managedObjectModel: _managedModel) }
      }

      """
    return text
  }

  private static func members(
    of entity: ManagedModel.Entity, _ classes: [String: String]
  ) -> String {
    let name = entity.className
    var text = """
      extension \(name) {
      public class func fetchRequest() -> NSFetchRequest<\(name)> {
      NSFetchRequest<\(name)>(entityName: "\(entity.name)") }

      """
    for attribute in entity.attributes {
      text += property(attribute.name, attribute.swiftType)
    }
    for relationship in entity.relationships {
      let destination = classes[relationship.destination] ?? "NSManagedObject"
      let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      text += property(relationship.name, relationship.isToMany ? set + "?" : destination + "?")
      guard relationship.isToMany else { continue }
      let title = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      for (verb, method) in [("addTo", "_addManagedValue"), ("removeFrom", "_removeManagedValue")] {
        for type in [destination, set] {
          text += "public func \(verb)\(title)(_ value: \(type)) "
          text += "{ \(method)(value, \"\(relationship.name)\") }\n"
        }
      }
    }
    return text + "}\n"
  }

  private static func property(_ name: String, _ type: String) -> String {
    "public var `\(name)`: \(type) { get { _managedValue(\"\(name)\") } "
      + "set { _setManagedValue(newValue, \"\(name)\") } }\n"
  }

  /// The lines of an entity, as `NSManagedObjectModel` reads them.
  private static func lines(_ entity: ManagedModel.Entity) -> [String] {
    var lines = [["entity", entity.name, entity.className]]
    for attribute in entity.attributes {
      lines.append(["attribute", attribute.name, attribute.type, attribute.defaultValue])
    }
    for relationship in entity.relationships {
      lines.append([
        "relationship", relationship.name, relationship.destination, relationship.inverse,
        relationship.isToMany ? "many" : "one", relationship.deletionRule,
      ])
    }
    for constraint in entity.constraints {
      lines.append(["unique", constraint.joined(separator: ","), ""])
    }
    return lines.map { $0.joined(separator: "\t") }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 32
        ? "\\u{" + String(scalar.value, radix: 16) + "}" : String(scalar)
    }.joined()
  }
}
