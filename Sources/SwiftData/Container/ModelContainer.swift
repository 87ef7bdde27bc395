// Part of Snapback, under the MIT licence; see LICENSE.

/// The models of a program and the stores in which they are saved.
///
/// The file of a store is replaced as a whole when it is saved, so that a crash leaves the old one or the new one. All
/// containers of a program with the same file have the same models. Contexts keep the stores of their container.
public final class ModelContainer: Equatable, Sendable {
  /// The classes of the models.
  public var schema: Schema { core.schema }
  /// The configurations, with the locations at which models are saved.
  public var configurations: Set<ModelConfiguration> { core.configurations }
  /// The plan by which stores of earlier versions are changed; nil if only properties are added and removed.
  public var migrationPlan: (any SchemaMigrationPlan.Type)? { core.migrationPlan }
  let core: ContainerCore
  @MainActor private var storedMainContext: ModelContext?

  /// Creates a container for the classes of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    core = try ContainerCore(
      schema, migrationPlan, configurations.isEmpty ? [ModelConfiguration()] : configurations)
  }

  init(_ core: ContainerCore) { self.core = core }

  /// Creates a container for a store that has been made.
  convenience init(_ schema: Schema, store: ModelStore) {
    self.init(ContainerCore(schema, store: store))
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
    let context = ModelContext(mainOf: self)
    storedMainContext = context
    return context
  }

  /// Uses a main context that has outlived its container.
  @MainActor func setMainContext(_ context: ModelContext) { storedMainContext = context }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool {
    lhs.core === rhs.core
  }

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
    for store in core.stores { try store.deleteAll() }
  }
}
