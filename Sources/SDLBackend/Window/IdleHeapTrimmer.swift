// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem

/// Returns the heap's free pages to the system while the window is idle: soon after it has opened,
/// and some seconds after each animation.
///
/// Opening a window allocates memory that later frames do not need, and an animation leaves free
/// blocks behind. Trimming takes less than a millisecond, but it is not done between the frames of
/// an animation, which would allocate the same pages again.
package struct IdleHeapTrimmer {
  /// The idle time before the heap is trimmed, in seconds: the first time, and later.
  private static let idleDelay = (first: 0.5, later: 5.0)

  private let trim: () -> Void
  private var idleDelay = Self.idleDelay.first
  private var idleSince: Double?
  private var isTrimmed = false

  package init(trim: @escaping () -> Void = { csystem_trim_heap() }) {
    self.trim = trim
  }

  /// Restarts the delay; to be called for each frame.
  package mutating func noteFrame() {
    idleSince = nil
    isTrimmed = false
  }

  /// Trims the heap if the window has been idle long enough. To be called while it is idle, with
  /// the time in seconds. Returns after how many seconds to call again; infinity if that is not
  /// needed before the next frame.
  package mutating func idle(at now: Double) -> Double {
    guard !isTrimmed else { return .infinity }
    let since = idleSince ?? now
    idleSince = since
    guard now - since >= idleDelay else { return since + idleDelay - now }
    isTrimmed = true
    idleDelay = Self.idleDelay.later
    trim()
    return .infinity
  }
}
