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
    return withObservationTracking {
      guard let reads = observedReads else {
        // `onChange` is evaluated only if `body` reads something: most readers never need
        // `ObservedReads`. This tracking cannot be ended, so it is used once per type only.
        let result = withObservationTracking(body, onChange: makeObservedReads())
        observedReads?.addToTracking()
        return result
      }
      reads.addToTracking()
      return body()
    } willSet: { [weak self] tracking in
      guard let self else { return tracking.cancel() }
      observedValueWillChange(ObservedChange(tracking: tracking))
    } didSet: { [weak self] _ in
      self?.observedValueDidChange()
    }
  }

  @MainActor
  private func makeObservedReads() -> @Sendable () -> Void {
    observedReads = ObservedReads()
    ObservedReads.readerTypes.insert(ObjectIdentifier(type(of: self)))
    return {}
  }
}
