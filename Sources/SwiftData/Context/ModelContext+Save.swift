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
  public func save() throws { try save(waiting: StoreWait.limit.withLock { $0 }) }

  /// Saves all changes, and waits for another program for a number of milliseconds.
  func save(waiting limit: Int) throws {
    merge()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try checkDeletions()
    for store in core.stores { try save(to: store, waiting: limit) }
    for model in deleted.values { model._$record.leaveContext() }
    for model in Array(inserted.values) + Array(changed.values) { model._$record.dirty = [] }
    (inserted, changed, deleted) = ([:], [:], [:])
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Saves the changes of a store's models. What other contexts and programs save in the meantime is merged first.
  private func save(to store: ModelStore, waiting limit: Int) throws {
    var attempts = 0
    while true {
      var changes = try changes(for: store)
      guard !changes.isEmpty else { return }
      // Other contexts cannot keep this one from saving for ever.
      let isSaved = try store.commit(
        changes, from: self, waiting: limit,
        merging: attempts < Self.saveAttempts
          ? nil
          : {
            self.mergeNewer(than: changes, in: store)
            changes = try self.changes(for: store)
            return changes
          })
      if isSaved {
        for row in changes.rows { registered[row.identifier]?._$record.row = row }
        return
      }
      attempts += 1
      mergeNewer(than: changes, in: store)
    }
  }

  /// Merges what others have saved, and the rows that are not those from which changes were made.
  private func mergeNewer(than changes: ModelStore.Changes, in store: ModelStore) {
    merge(
      takeReceived().union(
        changes.rows.map(\.identifier).filter {
          store.row($0)?.json != changes.bases[$0]?.json
        }))
  }

  /// After this many attempts to save, other contexts wait while this one merges what they have saved.
  private static let saveAttempts = 20

  private func changes(for store: ModelStore) throws -> ModelStore.Changes {
    replaceEqual()
    var changes = ModelStore.Changes()
    let new = inserted.values.sorted { $0._$record.order < $1._$record.order }
    for model in new + Array(changed.values) where core.store(of: type(of: model)) === store {
      model._$record.fireFault(of: model)
      changes.rows.append(try row(of: model))
      changes.bases[model.persistentModelID] = model._$record.row
    }
    changes.deleted = deleted.values.filter { core.store(of: type(of: $0)) === store }
      .map(\.persistentModelID)
    return changes
  }

  private func row(of model: any PersistentModel) throws -> StoredRow {
    do {
      return try StoredRow(of: model)
    } catch let error as SwiftDataError {
      throw error
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

  /// Discards all changes since the last save.
  public func rollback() {
    for model in inserted.values {
      forget(model)
      model._$record.leaveContext()
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
    noteChange(in: nil)
  }

  /// Puts the models of a class in the order of the store.
  private func sortLoaded(_ name: String) {
    guard let entity = core.schema.entitiesByName[name] else { return }
    let rows = core.store(of: entity.type).rows(of: name)
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
  /// Notes the models that another context has saved or deleted, on any thread.
  func receive(_ identifiers: [PersistentIdentifier]) {
    received.withLock { $0.formUnion(identifiers) }
  }

  /// Whether others have saved what has not been merged yet.
  var hasReceived: Bool { received.withLock { !$0.isEmpty } }

  /// Makes a main context merge what it has received, on any thread. Others do when they are used.
  func mergeReceived() {
    guard isMain, hasReceived else { return }
    if MainThread.isCurrent { return merge() }
    nonisolated(unsafe) weak let context = self
    DispatchQueue.main.async { context?.merge() }
  }

  private func takeReceived() -> Set<PersistentIdentifier> {
    received.withLock { received in
      defer { received = [] }
      return received
    }
  }

  /// Applies what other contexts have saved. Properties that have changes here keep them.
  func merge() { merge(takeReceived()) }

  /// Uses the current rows of models.
  private func merge(_ identifiers: Set<PersistentIdentifier>) {
    guard !identifiers.isEmpty else { return }
    var rows: [StoredRow] = []
    var gone: [any PersistentModel] = []
    for identifier in identifiers {
      guard let entity = core.schema.entitiesByName[identifier.entityName] else { continue }
      if let row = core.store(of: entity.type).row(identifier) {
        rows.append(row)
      } else if let model = registered[identifier] {
        if removeDeleted(model) { gone.append(model) }
      }
    }
    rows.sort { $0.sequence < $1.sequence }
    // Relationships reach new models.
    for row in rows where registered[row.identifier] == nil { add(row) }
    var conflicts: [(any PersistentModel, Schema.PropertyMetadata, others: [any PersistentModel])] =
      []
    for row in rows {
      let identifier = row.identifier
      guard let model = registered[identifier] ?? deleted[identifier],
        model._$record.row?.json != row.json
      else { continue }
      if deleted[identifier] != nil || inserted[identifier] != nil {
        model._$record.row = row
      } else if changed[identifier] != nil {
        conflicts += model._$record.merge(row, of: model).map { (model, $0.property, $0.others) }
      } else {
        model._$record.refault(row, of: model)
      }
    }
    // All values are those of the current rows now.
    for (model, property, others) in conflicts {
      Relationships.keep(property, of: model, insteadOf: others)
    }
    if !gone.isEmpty { Relationships.forget(gone) }
    // Properties may have had a deleted model.
    let isOneGone = rows.count < identifiers.count
    let names = Set(identifiers.map(\.entityName))
    noteChange(in: isOneGone ? nil : names.compactMap { core.schema.entitiesByName[$0]?.type })
  }

  /// Removes a model that another context has deleted. Returns whether it has been there.
  private func removeDeleted(_ model: any PersistentModel) -> Bool {
    let identifier = model.persistentModelID
    // One that has not been saved is not in the store.
    guard inserted[identifier] == nil else {
      model._$record.row = nil
      return false
    }
    model._$record.fireFault(of: model)
    model._$record.isDeleted = true
    changed[identifier] = nil
    forget(model)
    model._$record.leaveContext()
    return true
  }

  /// Adds a model of another context if its class has been loaded.
  private func add(_ row: StoredRow) {
    let name = row.identifier.entityName
    guard loaded[name] != nil, deleted[row.identifier] == nil else { return }
    if let model = makeModel(row) { loaded[name]?.append(model) }
  }
}
