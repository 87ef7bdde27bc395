// Part of Snapback, under the MIT licence; see LICENSE.

/// The entities of a Core Data model for which valid code can be generated, and diagnostics of the rest.
struct ManagedModelCheck {
  private(set) var entities: [ManagedModel.Entity] = []
  private(set) var problems: [DataModelProblem] = []
  private let path: String
  /// The indices of the entities by their names.
  private var indices: [String: Int] = [:]
  /// The name of the first entity for each generated class, by the name of the class.
  private var generated: [String: String] = [:]

  /// - Parameter path: The file of the model.
  init(_ entities: [ManagedModel.Entity], path: String) {
    self.path = path
    for entity in entities { add(entity) }
    for index in self.entities.indices {
      checkParent(index)
      checkProperties(index)
    }
  }

  private mutating func report(_ line: Int, _ text: String) {
    problems.append(DataModelProblem(path: path, line: line, text))
  }

  private mutating func add(_ entity: ManagedModel.Entity) {
    if indices[entity.name] != nil {
      return report(
        entity.line,
        "there are two entities \"\(entity.name)\", and the second one is left out. "
          + "Rename one of them.")
    }
    guard Self.isName(entity.className) else {
      return report(
        entity.line,
        "the class \"\(entity.className)\" of the entity \"\(entity.name)\" has no valid name in "
          + "Swift, and the entity is left out. Change its class in Xcode's data model inspector.")
    }
    var entity = entity
    if entity.generation != nil, let other = generated[entity.className] {
      report(
        entity.line,
        "the entities \"\(other)\" and \"\(entity.name)\" have the same class "
          + "\(entity.className), which is generated for the first one. Change the class of one of them."
      )
      entity.generation = nil
    }
    if entity.generation != nil { generated[entity.className] = entity.name }
    indices[entity.name] = entities.count
    entities.append(entity)
  }

  /// The entities from which one inherits, beginning with its parent; with the entity itself at the end if it
  /// inherits from itself.
  private func ancestors(of index: Int) -> [ManagedModel.Entity] {
    var found: [ManagedModel.Entity] = []
    var next = entities[index].parent
    while let name = next, let place = indices[name] {
      let parent = entities[place]
      found.append(parent)
      if parent.name == entities[index].name || found.count > entities.count { break }
      next = parent.parent
    }
    return found
  }

  private mutating func checkParent(_ index: Int) {
    let entity = entities[index]
    guard let parent = entity.parent else { return }
    let isMissing = indices[parent] == nil
    guard isMissing || ancestors(of: index).contains(where: { $0.name == entity.name }) else {
      return
    }
    report(
      entity.line,
      "the parent \"\(parent)\" of the entity \"\(entity.name)\" "
        + (isMissing ? "does not exist" : "inherits from the entity itself")
        + ", and is left out. Choose another parent in Xcode's data model inspector.")
    entities[index].parent = nil
  }

  private mutating func checkProperties(_ index: Int) {
    let entity = entities[index]
    let inherited = ancestors(of: index).flatMap {
      $0.attributes.map(\.name) + $0.relationships.map(\.name)
    }
    var known = Set(inherited)
    func keep(_ name: String, _ line: Int) -> Bool {
      let property = "the property \"\(name)\" of the entity \"\(entity.name)\""
      if Self.reserved.contains(name) {
        report(line, "\(property) has a name of NSManagedObject, and is left out. Rename it.")
      } else if !Self.isName(name, allowsKeywords: true) {
        report(line, "\(property) has no valid name in Swift, and is left out. Rename it.")
      } else if !known.insert(name).inserted {
        report(line, "\(property) exists twice, and the second one is left out. Rename it.")
      } else {
        return true
      }
      return false
    }
    entities[index].attributes = entity.attributes.filter { keep($0.name, $0.line) }
    entities[index].relationships = entity.relationships.filter { keep($0.name, $0.line) }
    for relationship in entities[index].relationships
    where indices[relationship.destination] == nil {
      let name = relationship.destination
      report(
        relationship.line,
        "the relationship \"\(relationship.name)\" of the entity \"\(entity.name)\" has "
          + (name.isEmpty ? "no destination" : "the destination \"\(name)\", which does not exist")
          + ", and leads to any NSManagedObject. Choose its destination in Xcode's data model inspector."
      )
    }
  }

  /// Returns whether a text is an identifier.
  private static func isName(_ text: String, allowsKeywords: Bool = false) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return scalars.allSatisfy { $0.properties.isXIDContinue }
      && (allowsKeywords || !keywords.contains(text))
  }

  /// The words that cannot be names of classes.
  private static let keywords: Set = [
    "Any", "Self", "_", "actor", "as", "associatedtype", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias",
    "var", "where", "while",
  ]

  /// The properties of all objects.
  private static let reserved: Set = [
    "_", "debugDescription", "description", "entity", "hasChanges", "hash", "hashValue",
    "isDeleted",
    "isInserted", "managedObjectContext", "objectID", "objectWillChange", "self",
  ]
}
