// Part of Snapback, under the MIT licence; see LICENSE.

/// The models of a program and the stores in which they are saved.
///
/// The file of a store is replaced as a whole when it is saved, so that a crash leaves the old one or the new one. All
/// containers of a program with the same file have the same models.
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
    precondition(
      schema.entitiesByName[name] != nil, SwiftDataError.unknownModel(name).description)
    return stores[storeNumbers[name] ?? 0]
  }
}

extension ModelContainer {
  /// Changes the stores of earlier versions by the plan.
  private func migrate() throws {
    for store in stores {
      if let migrationPlan, let old = store.version, old != schema.version {
        try migrate(store, from: old, migrationPlan)
      }
      store.setVersion(schema.version)
    }
  }

  private func migrate(
    _ store: ModelStore, from old: Schema.Version, _ plan: any SchemaMigrationPlan.Type
  ) throws {
    var version = old
    while version != schema.version {
      guard let stage = plan.stages.first(where: { $0.versions.from.versionIdentifier == version })
      else { throw SwiftDataError.noPlan(store.file?.path ?? "The store", version) }
      try stage.run(in: store)
      version = stage.versions.to.versionIdentifier
    }
  }
}

extension MigrationStage {
  fileprivate var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }

  fileprivate func run(in store: ModelStore) throws {
    let (old, new) = (Schema(versionedSchema: versions.from), Schema(versionedSchema: versions.to))
    guard case .custom(_, _, let before, let after) = self else { return }
    if let before {
      let context = ModelContext(ModelContainer(old, store: store))
      try before(context)
      try context.save()
    }
    let context = ModelContext(ModelContainer(new, store: store))
    // Properties of the old version stay in rows that are not saved again.
    for entity in new.entities {
      context.load(entity.type)
      for model in context.models(entity.name) { context.noteChange(of: model) }
    }
    if let after { try after(context) }
    store.setVersion(new.version)
    try context.save()
  }
}
