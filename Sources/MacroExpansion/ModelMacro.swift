// Part of Snapback, under the MIT licence; see LICENSE.

/// The expansions of `@Model`, of the attribute that it adds to stored properties, and of `@ModelActor`.
package enum ModelMacro {
  /// The members that are added to a class: its record, the initializer for stored objects, and the list of its
  /// properties.
  package static func members(of declaration: String) -> String {
    let model = ModelDeclaration(class: declaration)
    let persisted = model.properties.filter(\.isPersisted)
    let marks = persisted.map { "_\(plain($0.name)) = SwiftData._SwiftDataNoType()\n" }.joined()
    let entries = persisted.map { entry($0, of: model.name) + ",\n" }.joined()
    return """
      public var _$record = SwiftData._ModelRecord()
      public required init(_$record record: SwiftData._ModelRecord) {
      \(marks)record._$useDefaults(of: _$record)
      _$record = record
      }
      public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
      [
      \(entries)]
      }
      """
  }

  /// The properties that look as if they were saved, and are not, with their positions in bytes of UTF-8.
  package static func warnings(of declaration: String) -> [(message: String, offset: Int)] {
    ModelDeclaration(class: declaration).observed.map { property in
      let message =
        "'\(property.name)' is not saved, because it has observers; remove them, or mark it with @Transient"
      return (message, property.offset)
    }
  }

  /// The description of a property in the list of a model.
  private static func entry(_ property: ModelDeclaration.Property, of model: String) -> String {
    var options: String?
    for attribute in property.attributes where attribute.isOptions {
      options = "SwiftData.Schema.\(attribute.name)(\(attribute.arguments))"
    }
    return "SwiftData.Schema.PropertyMetadata(name: \"\(plain(property.name))\", "
      + "keypath: \\\(model).\(property.name), defaultValue: nil, metadata: \(options ?? "nil"))"
  }

  /// The attribute for a member of a model: stored properties get accessors.
  package static func attribute(ofMember declaration: String) -> String {
    isPersisted(declaration) ? "@SwiftData._PersistedProperty" : ""
  }

  private static func isPersisted(_ declaration: String) -> Bool {
    let properties = ModelDeclaration(member: declaration).properties
    return properties.count == 1 && properties[0].isPersisted
      && !declaration.contains("_SwiftDataNoType")
  }

  /// The extension by which a class or an actor conforms.
  package static func conformance(of type: String, to name: String) -> String {
    let type = type.filter { !$0.isWhitespace }
    guard name == "PersistentModel" else { return "extension \(type): SwiftData.\(name) {}" }
    // Also where declarations are on the main actor by default.
    return "nonisolated extension \(type): Observation.Observable {}\n"
      + "nonisolated extension \(type): SwiftData.\(name) {}"
  }

  /// The accessors of a stored property.
  package static func accessors(of declaration: String) -> String {
    guard let name = ModelDeclaration(member: declaration).properties.first?.name else { return "" }
    return """
      @storageRestrictions(accesses: _$record, initializes: _\(plain(name)))
      init(initialValue) {
      _$record._$initialize("\(plain(name))", initialValue)
      _\(plain(name)) = SwiftData._SwiftDataNoType()
      }
      get { _$value(\\.\(name), "\(plain(name))") }
      set { _$setValue(\\.\(name), "\(plain(name))", newValue) }
      """
  }

  /// The mark of a stored property, by which the compiler requires that it is initialized.
  package static func mark(of declaration: String) -> String {
    guard let name = ModelDeclaration(member: declaration).properties.first?.name else { return "" }
    return "private var _\(plain(name)): SwiftData._SwiftDataNoType"
  }

  /// The members of an actor with `@ModelActor`.
  package static func actorMembers(of declaration: String, attribute: String) -> String {
    let words = PropertyDeclaration.tokens(of: declaration).prefix { $0.text != "actor" }
    let access = words.contains { $0.depth == 0 && $0.text == "public" } ? "public " : ""
    let hasInitializer = !attribute.filter { !$0.isWhitespace }
      .contains("disableGenerateInit:true")
    let initializer = """
      \(access)init(modelContainer: SwiftData.ModelContainer) {
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
      modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
      }
      """
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(hasInitializer ? initializer : "")
      """
  }

  /// The static property of `#Unique`: the lists of properties whose values no two objects share.
  package static func uniqueness(_ source: String) -> String? {
    let tokens = PropertyDeclaration.tokens(of: source)
    guard let opening = tokens.first(where: { $0.text == "(" && $0.depth == 0 }),
      let closing = tokens.last(where: { $0.text == ")" && $0.depth == 0 }),
      let start = tokens.first(where: { $0.text == "<" }),
      let end = tokens.last(where: {
        $0.text == ">" && $0.text.startIndex < opening.text.startIndex
      })
    else { return nil }
    let type = source[start.text.endIndex..<end.text.startIndex]
    let lists = source[opening.text.endIndex..<closing.text.startIndex]
    return """
      public static var _$uniqueness: [[AnyKeyPath]] {
      let lists: [[PartialKeyPath<\(type)>]] = [\(lists)]
      return lists
      }
      """
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
