// Part of Snapback, under the MIT licence; see LICENSE.

import Observation

/// The reads of `@Observable` objects that a reader has made since its last evaluation, which can
/// be ended before any of the objects changes.
///
/// The Observation module ends a tracking only when something tracked changes. So each tracking of
/// a reader also reads `mark` of this object, and ends when `end()` reports a change of that.
package final class ObservedReads: Observable, Sendable {
  /// The types of readers of which one has read something.
  @MainActor static var readerTypes: Set<ObjectIdentifier> = []

  private let registrar = ObservationRegistrar()
  // Reads are made and ended on the main thread only.
  nonisolated(unsafe) private(set) var isEnding = false

  package init() {}

  /// Never changes, but is reported to do so by `end()`.
  var mark: Bool {
    registrar.access(self, keyPath: \.mark)
    return true
  }

  /// Makes the tracking in progress end with these reads.
  func addToTracking() {
    _ = mark
  }

  /// Ends the trackings that these reads belong to. Must be called on the main thread.
  package func end() {
    isEnding = true
    registrar.willSet(self, keyPath: \.mark)
    isEnding = false
  }
}
