// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import ViewCore

/// The request of a query. A new one is made with each value of its view.
final class QueryRequest<Element: PersistentModel> {
  let descriptor: FetchDescriptor<Element>
  /// The transaction with which changes of the results are shown; nil for that of the change.
  let transaction: Transaction?

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    (self.descriptor, self.transaction) = (descriptor, transaction)
  }
}

/// The results of a query at a position in the hierarchy.
final class QueryStorage<Element: PersistentModel>: ContextObserver {
  private var models: [Element] = []
  private(set) var error: (any Error)?
  private var request: QueryRequest<Element>?
  private weak var context: ModelContext?
  private var version: Int?
  /// The classes whose models the last fetch has read.
  private var classes: Set<ObjectIdentifier> = []
  private var isPending = false
  private weak var host: ViewHost?
  private var source: DependencySource?

  init() {}

  /// The models, for a body, which is evaluated again when they change.
  @MainActor var results: [Element] {
    source?.recordRead()
    return models
  }

  /// Fetches the models if something has changed. Called before the body, so that it does not observe all models.
  @MainActor
  func update(_ request: QueryRequest<Element>, in context: ModelContext) {
    host = FrameContext.current.host ?? host
    source = source ?? DependencySource()
    if self.context !== context {
      self.context?.removeObserver(self)
      context.addObserver(self)
    }
    guard
      self.context !== context || self.request !== request
        || version != context.version(of: classes)
    else { return }
    (self.context, self.request) = (context, request)
    fetch()
  }

  @MainActor
  private func fetch() {
    guard let request, let context else { return }
    do {
      models = try context.fetch(request.descriptor)
      error = nil
    } catch {
      (models, self.error) = ([], error)
    }
    classes = context.readClasses
    version = context.version(of: classes)
  }

  func contextDidChange(_ changed: Set<ObjectIdentifier>?) {
    guard MainThread.isCurrent, !isPending, changed?.isDisjoint(with: classes) != true else {
      return
    }
    isPending = true
    nonisolated(unsafe) let storage = self
    MainActor.unsafelyAssumed {
      let transaction = storage.request?.transaction ?? Transaction.current
      let change = StateChange(transaction: transaction) { storage.apply() }
      guard let host = storage.host else {
        storage.isPending = false
        return
      }
      host.enqueue(change)
    }
  }

  /// Evaluates the bodies that have read the results again if these have changed.
  @MainActor
  private func apply() {
    isPending = false
    guard version != context?.version(of: classes) else { return }
    let old = models
    fetch()
    if !old.elementsEqual(models, by: ===) || error != nil { source?.invalidateReaders() }
  }
}
