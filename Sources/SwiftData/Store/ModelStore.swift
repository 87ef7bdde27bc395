// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// The saved models of a container, in memory and in a file if it has one.
final class ModelStore: Sendable {
  /// Nil for a store in memory only.
  let file: StoreFile?
  let allowsSave: Bool
  private let state = Mutex(State())

  private struct State {
    var rows: [PersistentIdentifier: StoredRow] = [:]
    var nextSequence = 0
    var version: Schema.Version?
    var stamp: StoreFile.Stamp?
    /// Increases with each change of the rows.
    var edition = 0
    /// The edition of the store of which this is a copy.
    var original = 0
    var contexts: [WeakContext] = []
  }

  /// A context, which is notified of changes by a method that any thread may call.
  private struct WeakContext: Sendable {
    nonisolated(unsafe) weak var context: ModelContext?
  }

  /// The changes of a context.
  struct Changes: Sendable {
    var rows: [StoredRow] = []
    /// The rows from which the changed ones were made.
    var bases: [PersistentIdentifier: StoredRow] = [:]
    var deleted: [PersistentIdentifier] = []
    var isEmpty: Bool { rows.isEmpty && deleted.isEmpty }
    var identifiers: [PersistentIdentifier] { rows.map(\.identifier) + deleted }
  }

  /// Held while a store is changed, as its file has one name for all stores of the program.
  private static let commits = Mutex(())

  private init(_ file: StoreFile?, allowsSave: Bool) {
    (self.file, self.allowsSave) = (file, allowsSave)
  }

  /// The stores of the program with a file.
  private static let open = Mutex<[String: WeakStore]>([:])

  private struct WeakStore: Sendable {
    nonisolated(unsafe) weak var store: ModelStore?
  }

  /// A store in memory.
  static func inMemory() -> ModelStore { ModelStore(nil, allowsSave: true) }

  /// The store with a file, which all containers of the program share. A file that does not exist is written when
  /// something is saved.
  static func at(_ path: String, allowsSave: Bool) throws(SwiftDataError) -> ModelStore {
    let file = StoreFile(path: path)
    let key = file.path + (allowsSave ? "" : " r")
    return try open.withLock { stores throws(SwiftDataError) in
      if let known = stores[key]?.store { return known }
      let store = ModelStore(file, allowsSave: allowsSave)
      if allowsSave { file.removeLeftovers() }
      try store.load()
      stores[key] = WeakStore(store: store)
      return store
    }
  }

  private func load() throws(SwiftDataError) {
    guard let file else { return }
    let stamp = file.stamp
    let contents = try file.read()
    state.withLock { state in
      state.stamp = stamp
      // One that has been set and not yet saved is kept.
      state.version = [state.version, contents?.version].compactMap(\.self).max()
      state.edition += 1
      state.rows = [:]
      for row in contents?.rows ?? [] { state.rows[row.identifier] = row }
      state.nextSequence = contents?.rows.count ?? 0
    }
  }

  /// The version of the models that were last saved; nil before.
  var version: Schema.Version? { state.withLock(\.version) }

  func setVersion(_ version: Schema.Version) { state.withLock { $0.version = version } }

  func attach(_ context: ModelContext) {
    let entry = WeakContext(context: context)
    state.withLock { state in
      state.contexts.removeAll { $0.context == nil }
      state.contexts.append(entry)
    }
  }

  /// The rows of an entity in the order in which they were inserted.
  func rows(of entity: String) -> [StoredRow] {
    state.withLock { state in
      state.rows.values.filter { $0.identifier.entityName == entity }
        .sorted { $0.sequence < $1.sequence }
    }
  }

  /// The row of a model; nil if there is none.
  func row(_ identifier: PersistentIdentifier) -> StoredRow? {
    state.withLock { $0.rows[identifier] }
  }

  /// Saves the changes of a context, and notifies the other contexts. After an error nothing has changed.
  ///
  /// Returns false, and has saved nothing, if others have saved what the context has not yet merged.
  ///
  /// - Parameters:
  ///   - limit: The time to wait for another program, in milliseconds.
  ///   - rebaseChanges: Merges what others have saved, and returns the changes again. It is called while no other
  ///     context can save, and must not save itself; without it nothing is merged.
  func commit(
    _ changes: Changes, from context: ModelContext?,
    waiting limit: Int = StoreWait.limit.withLock { $0 },
    merging rebaseChanges: (() throws -> Changes)? = nil
  ) throws -> Bool {
    var changes = changes
    // What another program has saved is known even if this fails.
    defer { mergeReceived() }
    return try exclusively {
      if file != nil, !allowsSave { throw SwiftDataError.readOnly(file?.path ?? "") }
      let lock = try file.map { try StoreLock(of: $0, waiting: limit) }
      defer { withExtendedLifetime(lock) {} }
      // Another program has saved: its changes are kept.
      if let file, file.stamp != nil, file.stamp != state.withLock(\.stamp) {
        tell(try reload(), except: nil)
      }
      if let context, context.hasReceived || isNewer(than: changes) {
        guard let rebaseChanges else { return false }
        changes = try rebaseChanges()
      }
      if let file {
        try file.write(StoreFile.Contents(version: version, rows: merged(changes)))
      }
      apply(changes)
      if let file { state.withLock { $0.stamp = file.stamp } }
      tell(changes.identifiers, except: context)
      return true
    }
  }

  /// Runs an action while no other context of the program saves.
  private func exclusively<Failure: Error, Result: Sendable>(
    _ action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try StoreWait.noting { () throws(Failure) -> Result in
      try Self.commits.withLock { _ throws(Failure) -> Result in try action() }
    }
  }

  /// Returns whether the rows from which changes were made are others now.
  private func isNewer(than changes: Changes) -> Bool {
    state.withLock { state in
      changes.rows.contains {
        state.rows[$0.identifier]?.json != changes.bases[$0.identifier]?.json
      }
    }
  }

  /// Reads the file again, and returns the models that differ from what was known.
  private func reload() throws(SwiftDataError) -> [PersistentIdentifier] {
    let old = state.withLock(\.rows)
    try load()
    let new = state.withLock(\.rows)
    return new.values.filter { old[$0.identifier]?.json != $0.json }.map(\.identifier)
      + old.keys.filter { new[$0] == nil }
  }

  /// All rows with changes, in their order.
  private func merged(_ changes: Changes) -> [StoredRow] {
    state.withLock { state in
      var rows = state.rows
      Self.apply(changes, to: &rows, next: state.nextSequence)
      return rows.values.sorted { $0.sequence < $1.sequence }
    }
  }

  private static func apply(
    _ changes: Changes, to rows: inout [PersistentIdentifier: StoredRow], next: Int
  ) {
    for (index, row) in changes.rows.enumerated() {
      var row = row
      row.sequence = rows[row.identifier]?.sequence ?? next + index
      rows[row.identifier] = row
    }
    for identifier in changes.deleted { rows[identifier] = nil }
  }

  private func apply(_ changes: Changes) {
    state.withLock { state in
      Self.apply(changes, to: &state.rows, next: state.nextSequence)
      state.nextSequence += changes.rows.count
      state.edition += 1
    }
  }

  /// Notifies the other contexts of changes, which they merge later.
  private func tell(_ identifiers: [PersistentIdentifier], except context: ModelContext?) {
    for other in state.withLock(\.contexts) where other.context !== context {
      other.context?.receive(identifiers)
    }
  }

  /// Makes contexts merge at once the changes of which they have been notified. Views observe that, so that nothing
  /// is locked.
  private func mergeReceived() {
    for other in state.withLock(\.contexts) { other.context?.mergeReceived() }
  }

  /// The store in memory, with the edition of this one.
  func copy() -> ModelStore {
    let copy = ModelStore.inMemory()
    let own = state.withLock { ($0.rows, $0.nextSequence, $0.version, $0.edition) }
    copy.state.withLock {
      ($0.rows, $0.nextSequence, $0.version) = (own.0, own.1, own.2)
      ($0.edition, $0.original) = (own.3, own.3)
    }
    return copy
  }

  /// Saves all rows of a changed copy, and its version. Returns false, and changes nothing, if the store has changed
  /// since the copy was made. One that is not to be saved has the rows in memory only.
  func replace(by copy: ModelStore) throws(SwiftDataError) -> Bool {
    let (new, next, version, original) = copy.state.withLock {
      ($0.rows, $0.nextSequence, $0.version, $0.original)
    }
    // What another program has saved is known even if this fails.
    defer { mergeReceived() }
    return try exclusively { () throws(SwiftDataError) -> Bool in
      func apply() {
        var changedIDs: [PersistentIdentifier] = []
        state.withLock { state in
          changedIDs = Array(state.rows.keys) + new.keys
          (state.rows, state.nextSequence, state.version) = (new, next, version)
          state.edition += 1
        }
        tell(changedIDs, except: nil)
      }
      guard let file, allowsSave else {
        guard original == state.withLock(\.edition) else { return false }
        apply()
        return true
      }
      let lock = try StoreLock(of: file)
      defer { withExtendedLifetime(lock) {} }
      if file.stamp != state.withLock(\.stamp), file.stamp != nil {
        tell(try reload(), except: nil)
      }
      guard original == state.withLock(\.edition) else { return false }
      let rows = new.values.sorted { $0.sequence < $1.sequence }
      try file.write(StoreFile.Contents(version: version, rows: rows))
      apply()
      state.withLock { $0.stamp = file.stamp }
      return true
    }
  }

  /// Deletes all models.
  func deleteAll() throws {
    let all = state.withLock { Array($0.rows.keys) }
    _ = try commit(Changes(deleted: all), from: nil)
  }
}
