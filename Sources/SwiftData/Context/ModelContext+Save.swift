// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
public import Foundation
import Synchronization

extension ModelContext {
  /// Sent before a context saves, with the context as the object.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Sent after a context has saved, with the context as the object.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// Saves all changes. After an error the context has them still.
  public func save() throws {
    merge()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try checkDeletions()
    replaceEqual()
    let new = inserted.values.sorted { $0._$record.order < $1._$record.order }
    var changes: [ObjectIdentifier: (store: ModelStore, changes: ModelStore.Changes)] = [:]
    for model in new + Array(changed.values) {
      model._$record.fireFault(of: model)
      let store = container.store(of: type(of: model))
      let row = try row(of: model)
      changes[ObjectIdentifier(store), default: (store, .init())].changes.rows.append(row)
    }
    for model in deleted.values {
      let store = container.store(of: type(of: model))
      changes[ObjectIdentifier(store), default: (store, .init())].changes.deleted
        .append(model.persistentModelID)
    }
    for (store, changes) in changes.values {
      try store.commit(changes, from: self)
      for row in changes.rows { registered[row.identifier]?._$record.row = row }
    }
    for model in deleted.values { model._$record.context = nil }
    (inserted, changed, deleted) = ([:], [:], [:])
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  private func row(of model: any PersistentModel) throws -> StoredRow {
    do {
      return try StoredRow(of: model)
    } catch {
      throw SwiftDataError.unencodable("\(type(of: model))", error)
    }
  }

  private func checkDeletions() throws {
    for model in deleted.values {
      if let name = Relationships.denial(of: model) {
        throw SwiftDataError.denied("\(type(of: model))", name)
      }
    }
  }

  /// Replaces models by inserted ones that must not have the same values.
  private func replaceEqual() {
    for name in Set(inserted.keys.map(\.entityName)) {
      guard let type = models(name).first.map({ Swift.type(of: $0) }) else { continue }
      let info = EntityInfo.of(type)
      for list in info.unique where !list.isEmpty { replaceEqual(info, list) }
    }
  }

  private func replaceEqual(_ info: EntityInfo, _ list: [Schema.PropertyMetadata]) {
    var known: [[AnyHashable]: any PersistentModel] = [:]
    for model in models(info.name) {
      guard let key = Self.key(of: model, list) else { continue }
      if let old = known[key], inserted[model.persistentModelID] != nil {
        replace(old, by: model, info)
      } else {
        known[key] = model
      }
    }
  }

  /// The values of properties that are unique together; nil if one is nil, or cannot be compared.
  private static func key(
    of model: any PersistentModel, _ list: [Schema.PropertyMetadata]
  ) -> [AnyHashable]? {
    model._$record.fireFault(of: model)
    var key: [AnyHashable] = []
    for property in list {
      if property.relationship != nil {
        key.append(Relationships.models(property.name, of: model).map(\.persistentModelID))
      } else if let value = model._$record.values[property.name],
        (value as? any OptionalValue)?.isNone != true, let hashable = value as? AnyHashable
      {
        key.append(hashable)
      } else {
        return nil
      }
    }
    return key
  }

  /// Gives a model the values of a new one, which becomes the same model.
  private func replace(
    _ old: any PersistentModel, by new: any PersistentModel, _ info: EntityInfo
  ) {
    for property in info.properties {
      if property.relationship != nil {
        let models = Relationships.models(property.name, of: new)
        guard !models.isEmpty else { continue }
        Relationships.set(property.name, of: new, to: [])
        Relationships.set(property.name, of: old, to: models)
      } else if let value = new._$record.values[property.name] {
        property.notify(old) { old._$record.values[property.name] = value }
      }
    }
    inserted[new.persistentModelID] = nil
    forget(new)
    new._$record = old._$record
    noteChange(of: old)
  }

  /// Discards all changes since the last save.
  public func rollback() {
    for model in inserted.values {
      forget(model)
      model._$record.context = nil
    }
    let restored = Array(changed.values) + Array(deleted.values)
    for model in deleted.values {
      model._$record.isDeleted = false
      registered[model.persistentModelID] = model
    }
    let names = Set(deleted.values.map { EntityInfo.name(of: type(of: $0)) })
    (inserted, changed, deleted) = ([:], [:], [:])
    for name in names { sortLoaded(name) }
    for model in restored {
      if let row = model._$record.row { model._$record.refault(row, of: model) }
    }
    noteChange()
  }

  /// Puts the models of a class in the order of the store.
  private func sortLoaded(_ name: String) {
    guard let entity = container.schema.entitiesByName[name] else { return }
    let rows = container.store(of: entity.type).rows(of: name)
    loaded[name] = rows.compactMap { registered[$0.identifier] }
  }

  /// Runs an action, and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: changes take effect at once.
  public func processPendingChanges() {}
}

extension ModelContext {
  /// Takes changes that another context has saved, on any thread.
  func receive(_ changes: ModelStore.Changes) {
    received.withLock { $0.append(changes) }
    guard isMain else { return }
    if MainThread.isCurrent { return merge() }
    nonisolated(unsafe) weak let context = self
    DispatchQueue.main.async { context?.merge() }
  }

  /// Applies what other contexts have saved. Models that have changes here keep them.
  func merge() {
    let all = received.withLock { changes in
      defer { changes = [] }
      return changes
    }
    guard !all.isEmpty else { return }
    for row in all.flatMap(\.rows) {
      guard let model = registered[row.identifier] else {
        add(row)
        continue
      }
      if !isChanged(model) { model._$record.refault(row, of: model) }
    }
    for identifier in all.flatMap(\.deleted) {
      guard let model = registered[identifier] else { continue }
      model._$record.fireFault(of: model)
      model._$record.isDeleted = true
      (inserted[identifier], changed[identifier]) = (nil, nil)
      forget(model)
      model._$record.context = nil
    }
    noteChange()
  }

  /// Adds a model of another context if its class has been loaded.
  private func add(_ row: StoredRow) {
    let name = row.identifier.entityName
    guard loaded[name] != nil, deleted[row.identifier] == nil else { return }
    if let model = makeModel(row) { loaded[name]?.append(model) }
  }
}
