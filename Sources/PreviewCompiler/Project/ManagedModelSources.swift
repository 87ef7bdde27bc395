// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// Generated files with the classes of Core Data models, as Xcode makes them, and the model itself:
/// `NSPersistentContainer(name:)` of the module has it.
struct ManagedModelSources {
  /// For each module the path of its generated file; empty if it has no model.
  private(set) var paths: [[String]] = []

  /// Creates the files.
  init(_ modules: [ModuleSources], folder: String) throws(CompiledSources.Unwritable) {
    for sources in modules {
      let entities = Self.models(of: sources.module).flatMap(\.entities)
      guard !entities.isEmpty else {
        paths.append([])
        continue
      }
      let name = sources.module.name + "-Model.swift"
      let text = Self.text(of: entities) { type in
        sources.files.contains { file in
          file.scan.identifiers.contains(type)
            && String(decoding: file.bytes, as: UTF8.self).contains("class \(type)")
        }
      }
      try GeneratedFile.write(text, to: name, in: folder)
      paths.append([folder + "/" + name])
    }
  }

  /// The models in the folders of a module.
  private static func models(of module: ProjectModule) -> [ManagedModel] {
    var visits = FolderVisits()
    var found: [ManagedModel] = []
    func search(_ folder: String, depth: Int) {
      guard depth < 20, module.includes(folder), visits.enter(folder) else { return }
      if folder.hasSuffix(".xcdatamodeld") || folder.hasSuffix(".xcdatamodel") {
        if let model = ManagedModel(folder: folder) { found.append(model) }
        return
      }
      for name in FolderEntries(folder).names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        let isModel = name.contains(".xcdatamodel")
        guard isModel || !name.contains(".") && !SystemPath.isLink(path) else { continue }
        if FolderEntries.isFolder(path) { search(path, depth: depth + 1) }
      }
    }
    for place in module.processedPlaces where FolderEntries.isFolder(place) {
      search(place, depth: 0)
    }
    return found
  }

  /// The source text for some entities.
  ///
  /// - Parameter isDeclared: Whether the sources of the module declare a class.
  static func text(
    of entities: [ManagedModel.Entity], isDeclared: (String) -> Bool
  ) -> String {
    var text = "import Foundation\nimport SwiftUI\n"
    let classes = Dictionary(entities.map { ($0.name, $0.className) }, uniquingKeysWith: { $1 })
    var known: [String] = []
    for entity in entities {
      let isGenerated = entity.generation == "class" && !isDeclared(entity.className)
      if isGenerated {
        let parent = entity.parent.flatMap { classes[$0] }
        let superclass = parent ?? "NSManagedObject"
        text += "public class \(entity.className): \(superclass)"
        text += parent == nil ? ", Identifiable {}\n" : " {}\n"
      }
      if isGenerated || entity.generation == "category" {
        text += members(of: entity, classes)
      }
      if isGenerated || isDeclared(entity.className) { known.append(entity.className) }
    }
    let lines = entities.flatMap(lines).map { "\"" + escaped($0) + "\"" }
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
