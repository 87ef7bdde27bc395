// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Where a state's value lives: as long as the node that declares it.
///
/// A value that is set is there to read at once, outside bodies; bodies see it from the pass of its
/// transaction on, so that changes made with different animations keep to their own.
final class StateLocation<Value>: Location {
  // Both are written on the main thread alone; a read from another one races as SwiftUI's does.
  nonisolated(unsafe) private var latest: Value
  nonisolated(unsafe) private var committed: Value
  private let link: HostLink
  private let source: DependencySource

  @MainActor
  init(_ initial: Value, host: ViewHost) {
    latest = initial
    committed = initial
    link = host.link
    source = DependencySource()
  }

  var value: Value {
    guard isMainThread else { return latest }
    nonisolated(unsafe) let location = self
    return MainActor.unsafelyAssumed {
      guard Evaluation.current != nil else { return location.latest }
      location.source.noteRead()
      return location.committed
    }
  }

  func set(_ newValue: Value, _ transaction: Transaction?) {
    nonisolated(unsafe) let (location, value, change) = (self, newValue, transaction)
    guard isMainThread else {
      DispatchQueue.main.async { location.set(value, change) }
      return
    }
    latest = newValue
    MainActor.unsafelyAssumed {
      let commit = StateChange(transaction: change ?? Transaction.current) {
        guard !areSame(location.committed, value) else { return }
        location.committed = value
        location.source.invalidateReaders()
      }
      location.link.host?.enqueue(commit)
    }
  }
}

extension StateLocation: KeptSlot {
  var kept: Any { latest }

  func adopt(_ value: Any) -> Bool {
    if CarriedObject.carry(value, into: latest) { return true }
    guard let value = CarriedValue.of(value, as: Value.self) else { return false }
    latest = value
    committed = value
    return true
  }
}

/// A place that a binding reads and writes.
protocol Location<Value>: AnyObject {
  associatedtype Value

  var value: Value { get }
  /// Sets the value in a transaction; in the current one when that is nil.
  func set(_ newValue: Value, _ transaction: Transaction?)
}

/// A change that waits for its pass.
struct StateChange {
  var transaction: Transaction
  var apply: @MainActor () -> Void
}

extension MainActor {
  /// Runs a body that is known to be on the main thread, whatever it captures and returns.
  ///
  /// It is `assumeIsolated` with our own check, which asks no kernel: bodies read values by the thousand.
  static func unsafelyAssumed<Result>(_ body: @MainActor () -> Result) -> Result {
    precondition(isMainThread, "views were touched from another thread than the main one")
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
