// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(SwiftUI) import Observation

/// A change of an `@Observable` object that a tracked closure has read.
///
/// **Relies on** `ObservationTracking`, which the Observation module exports under
/// `@_spi(SwiftUI)`. **Breaks if** it is removed or renamed, which is a compile error.
package struct ObservedChange {
  let tracking: ObservationTracking

  /// Ends the tracking, so that it reports no more changes.
  package func cancel() { tracking.cancel() }

  /// Whether the change is that the reads were ended with `ObservedReads.end()`: of the given reads
  /// (true) or of others, whose tracking was nested in this one (false). Nil if a property of an
  /// object changed.
  package func isEnd(of reads: ObservedReads) -> Bool? {
    guard tracking.changed == \ObservedReads.mark else { return nil }
    return reads.isEnding
  }
}
