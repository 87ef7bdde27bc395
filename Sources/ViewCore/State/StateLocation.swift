// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// The storage of a state's value, which lives as long as the node that declares the state.
///
/// A new value can be read at once outside of bodies. Bodies read it from the pass of its
/// transaction on, so that changes with different animations are applied one after the other.
package final class StateLocation<Value>: Location {
  // Both are written on the main thread only; a read from another thread races, as in SwiftUI.
  nonisolated(unsafe) private var latest: Value
  nonisolated(unsafe) private var committed: Value
  /// The changes on the main thread each of which was deeper in the call stack than the one before.
  nonisolated(unsafe) private var deeperChanges = (count: 0, address: UInt.max)
  private let link: HostLink
  package let source: DependencySource

  @MainActor
  package init(_ initial: Value, host: ViewHost) {
    latest = initial
    committed = initial
    link = host.link
    source = StateSource()
  }

  package var value: Value {
    guard isMainThread else { return latest }
    nonisolated(unsafe) let location = self
    return MainActor.unsafelyAssumed {
      guard FrameContext.evaluatingNode != nil else { return location.latest }
      location.source.recordRead()
      return location.committed
    }
  }

  package var comparesValue: Bool { false }

  package func set(_ newValue: Value, _ transaction: Transaction?) {
    nonisolated(unsafe) let (location, value, change) = (self, newValue, transaction)
    guard isMainThread else {
      DispatchQueue.main.async { location.set(value, change) }
      return
    }
    let address = CallStack.currentAddress
    let isDeeper = address < deeperChanges.address
    deeperChanges = (isDeeper ? deeperChanges.count + 1 : 0, address)
    // A stack that is full of views instead of changes ends with the message that a view contains itself.
    if deeperChanges.count > 16, CallStack.isNearlyFull {
      fatalError("Infinite update loop: changing a state of type \(Value.self) changes it again.")
    }
    latest = newValue
    MainActor.unsafelyAssumed {
      let commit = StateChange(transaction: change ?? Transaction.current) {
        guard !location.isCommitted(value) else { return }
        location.committed = value
        location.source.invalidateReaders()
      }
      location.link.host?.enqueue(commit)
    }
  }
}

extension StateLocation {
  /// Returns whether committing a value changes nothing.
  @MainActor
  private func isCommitted(_ value: Value) -> Bool {
    Value.self is any Equatable.Type || Value.self is AnyClass
      ? areSame(committed, value) : areInterchangeable(committed, value)
  }
}

extension StateLocation: MigratableSlot {
  package var migratedValue: Any { latest }

  package func adopt(_ value: Any, by migration: any StateMigrating) -> Bool {
    if Value.self is any RemadeState.Type { return true }
    if migration.migrate(value, into: latest) { return true }
    guard let value = migration.migrate(value, as: Value.self) else { return false }
    latest = value
    committed = value
    (value as? any ViewBound)?.storage = ObjectIdentifier(self)
    return true
  }
}

extension StateLocation {
  /// Binds the object in the storage, if it is one that is bound to its view, to the life of a node.
  @MainActor
  func bind(to node: Node) {
    guard Value.self is any ViewBound.Type else { return }
    (latest as? any ViewBound)?.storage = ObjectIdentifier(self)
    let objects = node.boundObjects ?? BoundObjects()
    node.boundObjects = objects
    objects.releases.append { [self] in
      let object = latest as? any ViewBound
      if object?.storage == ObjectIdentifier(self) { object?.viewReleased() }
    }
  }
}
