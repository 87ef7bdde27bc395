// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension ContainerCore {
  /// Changes the stores of earlier versions by the plan, each as a whole: after an error it is as it was.
  func migrate() throws {
    let target = targetVersion
    for store in stores {
      if let migrationPlan {
        // Another program may save the store in the meantime.
        while let copy = try migrated(store, to: target, migrationPlan) {
          if try store.replace(by: copy) { break }
        }
      }
      store.setVersion(max(store.version ?? target, target))
      saveNewNames(in: store)
    }
  }

  /// The version of the schema if that names one of the plan; else the plan's newest version.
  private var targetVersion: Schema.Version {
    let versions = migrationPlan?.schemas.map { $0.versionIdentifier } ?? []
    if schema.isVersioned, versions.contains(schema.version) { return schema.version }
    return versions.max() ?? schema.version
  }

  /// A copy of a store, in memory, that the stages of a plan have changed; nil if it has the version.
  private func migrated(
    _ store: ModelStore, to target: Schema.Version, _ plan: any SchemaMigrationPlan.Type
  ) throws -> ModelStore? {
    let copy = store.copy()
    guard var version = copy.version, version != target else { return nil }
    var known: Set<Schema.Version> = []
    while version != target {
      // Stages that lead back to an earlier version have no end.
      guard known.insert(version).inserted,
        let stage = plan.stages.first(where: { $0.versions.from.versionIdentifier == version })
      else { throw SwiftDataError.noPlan(store.file?.path ?? "The store", version) }
      try stage.run(in: copy)
      version = stage.versions.to.versionIdentifier
    }
    return copy
  }

  /// Saves the rows with earlier names of properties again, so that the next renaming finds the current ones.
  private func saveNewNames(in store: ModelStore) {
    guard store.allowsSave else { return }
    let context = ModelContext(ModelContainer(schema, store: store))
    for entity in schema.entities {
      let names = EntityInfo.of(entity.type).earlierNames
      guard !names.isEmpty else { continue }
      for row in store.rows(of: entity.name) where row.hasProperty(names) {
        if let model = context.registered(row.identifier) { context.noteChange(of: model) }
      }
    }
    // Without it, the rows are still read by their earlier names.
    do { try context.save() } catch { StoreProblems.report(error) }
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
    var actions: (before: ((ModelContext) throws -> Void)?, after: ((ModelContext) throws -> Void)?)
    if case .custom(_, _, let before, let after) = self { actions = (before, after) }
    if let before = actions.before {
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
    try actions.after?(context)
    store.setVersion(new.version)
    try context.save()
  }
}

extension EntityInfo {
  /// The names of properties in stores of earlier versions that no property has now.
  fileprivate var earlierNames: [String] {
    properties.compactMap(\.originalName).filter { property($0) == nil }
  }
}
