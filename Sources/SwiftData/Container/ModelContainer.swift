// Part of Snapback, under the MIT licence; see LICENSE.

/// The models of a program and the stores in which they are saved.
///
/// The file of a store is replaced as a whole when it is saved, so that a crash leaves the old one or the new one. All
/// containers of a program with the same file have the same models. A container whose `mainContext` has been used is
/// kept until the program ends.
public final class ModelContainer: Equatable, Sendable {
  /// The classes of the models.
  public let schema: Schema
  /// Where they are saved.
  nonisolated(unsafe) public let configurations: Set<ModelConfiguration>
  /// How stores of earlier versions are changed; nil if only properties are added and removed.
  nonisolated(unsafe) public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let stores: [ModelStore]
  /// The store of each class that one of the configurations names.
  private let storeNumbers: [String: Int]
  @MainActor private var storedMainContext: ModelContext?

  /// Creates a container for the classes of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = Set(configurations)
    var numbers: [String: Int] = [:]
    for (number, configuration) in configurations.enumerated() {
      for entity in configuration.schema?.entities ?? [] { numbers[entity.name] = number }
    }
    storeNumbers = numbers
    stores = try configurations.map { configuration throws(SwiftDataError) in
      try configuration.makeStore()
    }
    try migrate()
  }

  /// Creates a container for a store that has been made.
  init(_ schema: Schema, store: ModelStore) {
    (self.schema, stores, storeNumbers) = (schema, [store], [:])
    (configurations, migrationPlan) = ([], nil)
  }

  /// Creates a container for the classes of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for classes of models.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let version =
      migrationPlan?.schemas.map { $0.versionIdentifier }.max() ?? Schema.Version(1, 0, 0)
    try self.init(
      for: Schema(types, version: version), migrationPlan: migrationPlan,
      configurations: configurations)
  }

  /// The context of the views. It saves changes automatically.
  @MainActor public var mainContext: ModelContext {
    if let storedMainContext { return storedMainContext }
    let context = ModelContext(self, isMain: true)
    storedMainContext = context
    return context
  }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  /// Deletes all models from the stores.
  public func deleteAllData() {
    do {
      try erase()
    } catch {
      StoreProblems.report(error)
    }
  }

  /// Deletes all models from the stores.
  public func erase() throws {
    for store in stores { try store.deleteAll() }
  }

  /// The store of a class. One that is not in the schema is a programming error.
  func store(of type: any PersistentModel.Type) -> ModelStore {
    let name = EntityInfo.name(of: type)
    guard schema.entitiesByName[name] != nil else {
      fatalError(SwiftDataError.unknownModel(name).description)
    }
    return stores[storeNumbers[name] ?? 0]
  }
}
