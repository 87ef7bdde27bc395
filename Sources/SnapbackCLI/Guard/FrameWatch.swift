// Part of Snapback, under the MIT licence; see LICENSE.

package import Processes

/// Measures how long a process takes for a frame; see `ProcessActivity.spent`.
nonisolated package struct FrameWatch: Sendable {
  /// The limit in seconds; nil for none.
  private let limit: Double?
  private var spent = 0.0
  private var last: ProcessActivity?

  package init(limit: Double?) {
    self.limit = limit
  }

  /// Starts again, as there was progress.
  package mutating func reset() {
    (spent, last) = (0, nil)
  }

  /// Adds the time since the last call. Returns whether the limit is exceeded.
  package mutating func note(_ activity: ProcessActivity) -> Bool {
    if let last { spent += activity.spent(since: last) }
    last = activity
    return limit.map { spent > $0 } ?? false
  }
}
