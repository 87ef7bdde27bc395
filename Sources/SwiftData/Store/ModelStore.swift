// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// The saved models of a container, in memory and in a file if it has one.
final class ModelStore: Sendable {
  /// nil for a store in memory only.
  let file: StoreFile?
  let allowsSave: Bool
  private let state = Mutex(State())

  private struct State {
    var rows: [PersistentIdentifier: StoredRow] = [:]
    var nextSequence = 0
    var version: Schema.Version?
    var stamp: StoreFile.Stamp?
    var contexts: [WeakContext] = []
  }

  /// A context, which is told of changes by a method that any thread may call.
  private struct WeakContext: Sendable {
    nonisolated(unsafe) weak var context: ModelContext?
  }

  /// What a context changes.
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

  /// Saves the changes of a context, and tells the other contexts. After an error nothing has changed.
  ///
  /// Returns the models that other contexts have saved since their rows were read. If there are any, nothing has been
  /// saved, unless the changes are forced.
  func commit(
    _ changes: Changes, from context: ModelContext?, isForced: Bool = true
  ) throws(SwiftDataError) -> [PersistentIdentifier] {
    var told = changes.identifiers
    let newer = try Self.commits.withLock { _ throws(SwiftDataError) in
      guard let file else { return applied(changes, isForced) }
      guard allowsSave else { throw .readOnly(file.path) }
      return try file.withLock { () throws(SwiftDataError) in
        // Another program has saved: its changes are kept.
        if file.stamp != state.withLock(\.stamp), file.stamp != nil { told += try reload() }
        let newer = isForced ? [] : self.newer(than: changes)
        guard newer.isEmpty else { return newer }
        var contents = StoreFile.Contents()
        contents.rows = merged(changes)
        contents.version = version
        try file.write(contents)
        apply(changes)
        state.withLock { $0.stamp = file.stamp }
        return []
      }
    }
    tell(told, except: context)
    return newer
  }

  private func applied(_ changes: Changes, _ isForced: Bool) -> [PersistentIdentifier] {
    let newer = isForced ? [] : self.newer(than: changes)
    if newer.isEmpty { apply(changes) }
    return newer
  }

  /// The models whose rows are not those from which changes were made.
  private func newer(than changes: Changes) -> [PersistentIdentifier] {
    state.withLock { state in
      changes.rows.map(\.identifier).filter { state.rows[$0]?.json != changes.bases[$0]?.json }
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
    }
  }

  private func tell(_ identifiers: [PersistentIdentifier], except context: ModelContext?) {
    for other in state.withLock(\.contexts) where other.context !== context {
      other.context?.receive(identifiers)
    }
  }

  /// Deletes all models.
  func deleteAll() throws(SwiftDataError) {
    let all = state.withLock { Array($0.rows.keys) }
    _ = try commit(Changes(deleted: all), from: nil)
  }
}
