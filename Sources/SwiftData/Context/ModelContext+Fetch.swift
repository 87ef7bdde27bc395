// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension ModelContext {
  /// The models that a descriptor describes, with those that have not been saved.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    guard core.schema.entitiesByName[EntityInfo.name(of: Model.self)] != nil else {
      throw SwiftDataError.unknownModel(EntityInfo.name(of: Model.self))
    }
    merge()
    load(Model.self)
    var models = self.models(EntityInfo.name(of: Model.self)).compactMap { $0 as? Model }
    let wasFetching = isFetching
    if !wasFetching { beginReading(Model.self) }
    isFetching = true
    defer { isFetching = wasFetching }
    if let predicate = descriptor.predicate {
      models = try models.filter { try Self.evaluate(predicate, $0) }
    }
    if !descriptor.sortBy.isEmpty {
      // Sorting is stable: models that compare equal stay in the order of their insertion.
      models.sort(using: descriptor.sortBy)
    }
    let rest = models.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
  }

  /// Returns whether a model meets a condition. One for which an optional in it is forced and nil does not.
  private static func evaluate<Model>(_ predicate: Predicate<Model>, _ model: Model) throws -> Bool
  {
    do {
      return try predicate.evaluate(model)
    } catch is PredicateError {
      return false
    }
  }

  /// The number of models that a descriptor describes.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identities of the models that a descriptor describes.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls an action with each model that a descriptor describes. The size of batches has no effect.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model with an identity; nil if it has not been fetched here.
  public func registeredModel<Model: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> Model? {
    registered[persistentModelID] as? Model
  }

  /// The model with an identity. One that is not in the store is a programming error.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    merge()
    guard let model = registered(persistentModelID) else {
      fatalError(
        "there is no \(persistentModelID.entityName) with the identity: "
          + "save the context that inserted it before another one uses it")
    }
    return model
  }

  /// The model with an identity, from the store if it has not been fetched; nil if there is none.
  func registered(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = registered[identifier] { return model }
    guard let entity = core.schema.entitiesByName[identifier.entityName] else { return nil }
    // The models of a class are loaded together, so that they stay in their order.
    load(entity.type)
    if let model = registered[identifier] { return model }
    // Another context has saved it, of which this one has not yet been notified.
    guard deleted[identifier] == nil,
      let row = core.store(of: entity.type).row(identifier), let model = makeModel(row)
    else { return nil }
    loaded[entity.name]?.append(model)
    return model
  }

  /// Makes all models of a class. Their values are read when they are used first.
  func load(_ type: any PersistentModel.Type) {
    let name = EntityInfo.name(of: type)
    guard loaded[name] == nil else { return }
    loaded[name] = []
    loaded[name] = core.store(of: type).rows(of: name)
      .filter { deleted[$0.identifier] == nil }.compactMap(makeModel)
  }

  func makeModel(_ row: StoredRow) -> (any PersistentModel)? {
    guard let entity = core.schema.entitiesByName[row.identifier.entityName] else {
      return nil
    }
    let model = entity.type.init(_$record: _ModelRecord(row, in: self))
    registered[row.identifier] = model
    return model
  }
}
