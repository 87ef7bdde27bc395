// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Runtime

/// Pending changes of literals, until a frame has presented them.
struct LiteralUpdates {
  private struct Update {
    var changes: [Int: LiteralValue]
    var generation: Int
    /// The time of the save, in seconds of `MonotonicClock`.
    var saved: Double
  }

  /// The changes to show in the next frame.
  private var pending: Update?
  /// The changes in the last frame, not yet reported.
  private var shown: Update?

  var isPending: Bool { pending != nil }

  mutating func add(_ changes: [Int: LiteralValue], generation: Int, saved: Double) {
    pending = Update(changes: changes, generation: generation, saved: saved)
  }

  /// Stores the pending changes where the code of a generation finds them. Returns whether there are
  /// any, so that its views have to be evaluated again.
  mutating func apply(to generation: Int?) -> Bool {
    guard let update = pending.take(), update.generation == generation else { return false }
    LiteralTable.replace(update.changes)
    shown = update
    return true
  }

  /// Reports the changes in the last frame. Returns the time since they were saved, in seconds; nil if
  /// no literals have changed.
  mutating func report(to report: (WindowReport) -> Void) -> Double? {
    guard let update = shown.take() else { return nil }
    let rejected = LiteralTable.rejectedKeys
    if !rejected.isEmpty {
      report(.literalsRejected(rejected))
      return nil
    }
    let delay = MonotonicClock.now - update.saved
    report(.literalsShown(generation: update.generation, delay: delay))
    return delay
  }
}
