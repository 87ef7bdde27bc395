// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(SwiftUI) import Observation

/// An object that reads `@Observable` objects and is notified of their changes.
package protocol ObservationReader: AnyObject, Sendable {
  /// The current reads; nil until the first property of an `@Observable` object is read.
  @MainActor var observedReads: ObservedReads? { get set }

  /// Called before a property changes, on the thread that changes it, and when reads are ended.
  func observedValueWillChange(_ change: ObservedChange)

  /// Called after a property has changed, on the thread that changed it.
  func observedValueDidChange()
}

extension ObservationReader {
  /// Runs a closure, and notifies the reader of changes of the properties that the closure has
  /// read.
  ///
  /// Each property is reported until the tracking is cancelled; see `ObservedChange.cancel()`.
  ///
  /// **Relies on** the variant of `withObservationTracking` with `willSet` and `didSet`, which the
  /// Observation module exports under `@_spi(SwiftUI)`: the public one reports only the first
  /// change and cannot be cancelled. **Breaks if** it is removed, which is a compile error.
  @MainActor
  package func trackingReads<Result>(_ body: () -> Result) -> Result {
    if observedReads == nil, ObservedReads.readerTypes.contains(ObjectIdentifier(type(of: self))) {
      observedReads = ObservedReads()
    }
    let notification = ReadNotification.takeUnused()
    let result = withObservationTracking(
      {
        guard let reads = observedReads else {
          // `onChange` is evaluated only if `body` reads something: most readers never need
          // `ObservedReads`. This tracking cannot be ended, so it is used once per type only.
          let result = withObservationTracking(body, onChange: makeObservedReads())
          if let observedReads {
            notification.receiver.reader = self
            observedReads.addToTracking()
          }
          return result
        }
        notification.receiver.reader = self
        reads.addToTracking()
        return body()
      }, willSet: notification.willSet, didSet: notification.didSet)
    if observedReads == nil { notification.reuse() }
    return result
  }

  @MainActor
  private func makeObservedReads() -> @Sendable () -> Void {
    observedReads = ObservedReads()
    ObservedReads.readerTypes.insert(ObjectIdentifier(type(of: self)))
    return {}
  }
}

/// The closures that notify a reader of changes.
///
/// Most evaluations read no `@Observable` object. For them nothing is allocated, and no weak reference to the
/// reader is formed, which would make each later use of it slower.
private struct ReadNotification {
  /// The reader, once it has read something.
  final class Receiver: Sendable {
    // Set on the main thread before the closures can be called.
    nonisolated(unsafe) weak var reader: (any ObservationReader)?
  }

  let receiver = Receiver()
  let willSet: @Sendable (ObservationTracking) -> Void
  let didSet: @Sendable (ObservationTracking) -> Void

  @MainActor private static var unused: ReadNotification?

  private init() {
    willSet = { [receiver] tracking in
      guard let reader = receiver.reader else { return tracking.cancel() }
      reader.observedValueWillChange(ObservedChange(tracking: tracking))
    }
    didSet = { [receiver] _ in receiver.reader?.observedValueDidChange() }
  }

  /// Returns a notification without a reader.
  @MainActor
  static func takeUnused() -> ReadNotification {
    defer { unused = nil }
    return unused ?? ReadNotification()
  }

  /// Makes the notification, whose closures are not called, available to the next evaluation.
  @MainActor
  func reuse() {
    Self.unused = self
  }
}
