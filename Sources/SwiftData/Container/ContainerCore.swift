// Part of Snapback, under the MIT licence; see LICENSE.

/// State shared by a container and its contexts. A context keeps it, but not always the container, which has the main
/// context.
final class ContainerCore: Sendable {
  let schema: Schema
  nonisolated(unsafe) let configurations: Set<ModelConfiguration>
  nonisolated(unsafe) let migrationPlan: (any SchemaMigrationPlan.Type)?
  let stores: [ModelStore]
  /// The store of each class that one of the configurations names.
  private let storeNumbers: [String: Int]

  init(
    _ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?,
    _ configurations: [ModelConfiguration]
  ) throws {
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

  /// A core for a store that has been made.
  init(_ schema: Schema, store: ModelStore) {
    (self.schema, stores, storeNumbers) = (schema, [store], [:])
    (configurations, migrationPlan) = ([], nil)
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
