// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(SwiftUI) import Observation

/// A change of an `@Observable` object that a tracked closure has read.
///
/// **Relies on** `ObservationTracking`, which the Observation module exports under
/// `@_spi(SwiftUI)`. **Breaks if** it is removed or renamed, which is a compile error.
package struct ObservedChange {
  let tracking: ObservationTracking

  /// The property that changed, such as `Counter.count`, or only the name of the object's type if the
  /// property is not known; nil if neither is.
  package var property: String? {
    guard let path = tracking.changed else { return nil }
    let text = "\(path)"
    guard text.hasPrefix("\\"), !text.contains("<") else { return "\(type(of: path).rootType)" }
    return String(text.dropFirst())
  }

  /// Ends the tracking, so that it reports no more changes.
  package func cancel() { tracking.cancel() }

  /// Returns whether the change is that the reads were ended with `ObservedReads.end()`: of the given reads
  /// (true) or of others, whose tracking was nested in this one (false). Nil if a property of an object
  /// changed.
  package func isEnd(of reads: ObservedReads) -> Bool? {
    guard tracking.changed == \ObservedReads.mark else { return nil }
    return reads.isEnding
  }
}
