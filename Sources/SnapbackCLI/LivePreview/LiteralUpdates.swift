// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Runtime

/// Changes of literals on their way to the window.
struct LiteralUpdates {
  private struct Update {
    var changes: [Int: LiteralValue]
    var generation: Int
    /// In seconds of `MonotonicClock`.
    var saved: Double
  }

  /// The changes to show in the next frame.
  private var pending: Update?
  /// Those in the last frame, which have not been reported.
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

  /// Reports what the last frame has shown. Returns the time since it was saved, in seconds; nil if
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
