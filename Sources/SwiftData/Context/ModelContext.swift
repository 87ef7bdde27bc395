// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
public import Foundation
import Synchronization
import ViewCore

/// The models of a container that are in use, and their changes since the last save.
///
/// A context is used on one thread or by one actor at a time. All models of a class are in memory once one has been
/// fetched.
public final class ModelContext: Equatable {
  /// The container.
  public var container: ModelContainer {
    if let container = ownContainer ?? mainContainer { return container }
    let container = ModelContainer(core)
    mainContainer = container
    nonisolated(unsafe) let context = self
    MainActor.unsafelyAssumed { container.setMainContext(context) }
    return container
  }
  let core: ContainerCore
  /// Nil for a main context, which the container keeps.
  private let ownContainer: ModelContainer?
  private weak var mainContainer: ModelContainer?
  /// Whether changes on the main thread are saved a quarter of a second after the first of them, and those of a main
  /// context when the program ends, too. Otherwise, and for changes by an actor, only `save` does. If the disk is full or
  /// another program has the store, the save is repeated after 5 s, and later less often; it is given up after six
  /// attempts, until there are other changes.
  public var autosaveEnabled: Bool {
    didSet { if autosaveEnabled { scheduleSave() } }
  }

  /// The models that have been fetched or inserted, without deleted ones.
  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  /// The models by the names of their classes, in the order in which they were inserted, with some that are gone; see
  /// `models(_:)`.
  var loaded: [String: [any PersistentModel]] = [:]
  /// The models that are being inserted; nil for none.
  private var pending: [any PersistentModel]?
  /// The number of models that have been inserted.
  private var insertions = 0
  /// The names of the classes with models that are gone.
  private var stale: Set<String> = []
  var inserted: [PersistentIdentifier: any PersistentModel] = [:]
  var changed: [PersistentIdentifier: any PersistentModel] = [:]
  var deleted: [PersistentIdentifier: any PersistentModel] = [:]
  /// The numbers of changes of models, by their classes, and of changes of any of them.
  private var versions: [ObjectIdentifier: Int] = [:]
  private var commonVersion = 0
  /// Whether a condition or an order reads models: the body that is evaluated does not observe them.
  var isFetching = false
  /// The classes whose models the last fetch has read.
  var readClasses: Set<ObjectIdentifier> = []
  private var lastRead: ObjectIdentifier?
  private var observers: [WeakObserver] = []
  private var isSaveScheduled = false
  /// The reason why the last automatic save failed; nil if it did not.
  private var problem: String?
  private var retries = SaveRetries()
  /// The models that other contexts have saved or deleted.
  let received = Mutex<Set<PersistentIdentifier>>([])
  let isMain: Bool

  private struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  /// Creates a context without automatic saves.
  public init(_ container: ModelContainer) {
    (core, ownContainer, isMain, autosaveEnabled) = (container.core, container, false, false)
    for store in core.stores { store.attach(self) }
  }

  init(mainOf container: ModelContainer) {
    (core, ownContainer, isMain, autosaveEnabled) = (container.core, nil, true, true)
    mainContainer = container
    for store in core.stores { store.attach(self) }
    LastSave.shared.add(self)
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  /// Whether there are changes that have not been saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
  /// The models that have been inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { Array(inserted.values) }
  /// The models that have been changed since the last save, without inserted ones.
  public var changedModelsArray: [any PersistentModel] { Array(changed.values) }
  /// The models that have been deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { Array(deleted.values) }

  func isChanged(_ model: any PersistentModel) -> Bool {
    let identifier = model.persistentModelID
    return inserted[identifier] != nil || changed[identifier] != nil || deleted[identifier] != nil
  }

  /// Adds a model, and those that its relationships reach. Does nothing if it has been added.
  public func insert<Model: PersistentModel>(_ model: Model) {
    if !StoreViewers.isCurrent { insertNew(model) }
  }

  /// Inserts a model and those that it reaches, one after the other: chains of models may be long.
  func insertNew(_ model: any PersistentModel) {
    guard pending == nil else {
      pending?.append(model)
      return
    }
    pending = [model]
    var next = 0
    while let models = pending, next < models.count {
      insertOne(models[next])
      next += 1
    }
    pending = nil
  }

  private func insertOne(_ model: any PersistentModel) {
    let record = model._$record
    let identifier = model.persistentModelID
    if deleted.removeValue(forKey: identifier) != nil {
      record.isDeleted = false
      add(model)
      Relationships.reconnect(model)
      return noteChange(of: model)
    }
    guard record.context !== self else { return }
    guard record.context == nil else {
      fatalError("\(type(of: model)) is in another context, which has to delete it first")
    }
    let wasDeleted = record.isDeleted
    _ = core.store(of: type(of: model))
    insertions += 1
    (record.context, record.isDeleted, record.order) = (self, false, insertions)
    inserted[identifier] = model
    add(model)
    if wasDeleted { Relationships.reconnect(model) } else { Relationships.connect(model) }
    noteChange(of: model)
  }

  private func add(_ model: any PersistentModel) {
    load(type(of: model))
    // The list may still have a model that was removed.
    if model._$record.isForgotten { removeGone(EntityInfo.name(of: type(of: model))) }
    model._$record.isForgotten = false
    registered[model.persistentModelID] = model
    loaded[EntityInfo.name(of: type(of: model)), default: []].append(model)
  }

  /// Deletes a model, and others by the rules of its relationships. One that is in no context has no effect.
  public func delete<Model: PersistentModel>(_ model: Model) {
    if !StoreViewers.isCurrent { remove(model) }
  }

  func remove(_ model: any PersistentModel) {
    var models = [model]
    while let next = models.popLast() { models += removeOne(next).reversed() }
  }

  /// Returns the models that are deleted with one.
  private func removeOne(_ model: any PersistentModel) -> [any PersistentModel] {
    let record = model._$record
    guard record.context === self, !record.isDeleted else { return [] }
    let identifier = model.persistentModelID
    record.fireFault(of: model)
    record.isDeleted = true
    changed[identifier] = nil
    let wasInserted = inserted.removeValue(forKey: identifier) != nil
    if !wasInserted { deleted[identifier] = model }
    forget(model)
    let others = Relationships.disconnect(model)
    if wasInserted { record.leaveContext() }
    noteChange(in: [type(of: model)])
    return others
  }

  func forget(_ model: any PersistentModel) {
    registered[model.persistentModelID] = nil
    model._$record.isForgotten = true
    stale.insert(EntityInfo.name(of: type(of: model)))
  }

  /// The models of a class that have been fetched or inserted, in the order in which they were inserted.
  func models(_ name: String) -> [any PersistentModel] {
    removeGone(name)
    return loaded[name] ?? []
  }

  /// Removes all models that are gone in one pass.
  private func removeGone(_ name: String) {
    guard stale.remove(name) != nil else { return }
    loaded[name]?.removeAll { registered[$0.persistentModelID] !== $0 }
  }

  /// Deletes all models of a class that meet a condition.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  /// Records that a model has changed, and notifies the views.
  func noteChange(of model: any PersistentModel) {
    let identifier = model.persistentModelID
    if inserted[identifier] == nil, deleted[identifier] == nil { changed[identifier] = model }
    noteChange(in: [type(of: model)])
  }

  /// Notifies the views that models of some classes, or of any with nil, have changed.
  func noteChange(in classes: [any PersistentModel.Type]?) {
    let classes = classes.map { Set($0.map { ObjectIdentifier($0) }) }
    if let classes {
      for key in classes { versions[key, default: 0] += 1 }
    } else {
      commonVersion += 1
    }
    observers.removeAll { $0.observer == nil }
    for entry in observers { entry.observer?.contextDidChange(classes) }
    scheduleSave()
  }

  /// A number that increases with every change of models of some classes.
  func version(of classes: Set<ObjectIdentifier>) -> Int {
    classes.reduce(commonVersion) { $0 + (versions[$1] ?? 0) }
  }

  /// Records that a condition or an order reads a model.
  func noteRead(of type: any PersistentModel.Type) {
    let key = ObjectIdentifier(type)
    guard key != lastRead else { return }
    lastRead = key
    readClasses.insert(key)
  }

  /// Forgets which models have been read before a fetch.
  func beginReading(_ type: any PersistentModel.Type) {
    (readClasses, lastRead) = ([], nil)
    noteRead(of: type)
  }

  func addObserver(_ observer: any ContextObserver) {
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(WeakObserver(observer: observer))
  }

  func removeObserver(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer === observer }
  }

  /// In seconds.
  private static let saveDelay = 0.25

  /// The time that an automatic save waits for another program, in milliseconds: views stand still meanwhile.
  private static let automaticWait = 50

  private func scheduleSave() {
    guard autosaveEnabled, isMain || MainThread.isCurrent, !isSaveScheduled, hasChanges else {
      return
    }
    isSaveScheduled = true
    // The changes are saved even if the program releases the context.
    nonisolated(unsafe) let context = self
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.saveDelay) {
      context.isSaveScheduled = false
      context.autosave()
    }
  }

  private func repeatSave(after delay: Double) {
    guard !isSaveScheduled else { return }
    isSaveScheduled = true
    // The error has been reported, so that the program may release the context.
    nonisolated(unsafe) weak let context = self
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      context?.isSaveScheduled = false
      context?.autosave()
    }
  }

  /// Saves changes if that is done automatically. Errors are written to standard error.
  func autosave(isLast: Bool = false) {
    guard autosaveEnabled, hasChanges else { return }
    do {
      let limit = StoreWait.limit.withLock { $0 }
      try save(waiting: isLast ? limit : min(limit, Self.automaticWait))
      problem = nil
      retries.succeed()
    } catch {
      // Each is reported once, and again if the changes are lost.
      if problem != "\(error)" || isLast { StoreProblems.report(error, isRepeated: true) }
      problem = "\(error)"
      // The disk may have room, or another program have ended its save, by then.
      if let delay = retries.next(after: error) { repeatSave(after: delay) }
    }
  }
}

/// Views that fetch models.
protocol ContextObserver: AnyObject {
  /// Called after models of some classes, or of any with nil, have changed.
  func contextDidChange(_ classes: Set<ObjectIdentifier>?)
}
