// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Runtime

extension Node: ObservationReader {
  nonisolated package func observedValueWillChange(_ change: ObservedChange) {
    guard isMainThread else { return }
    MainActor.unsafelyAssumed {
      guard let observedReads else { return change.cancel() }
      switch change.isEnd(of: observedReads) {
      case true?: change.cancel()
      case false?: break
      case nil:
        host.inspection?.note(.object(change.property), for: self)
        scheduleObjectChange()
      }
    }
  }

  nonisolated package func observedValueDidChange() {
    // A change on the main thread has been handled before it took effect, in its transaction.
    guard !isMainThread else { return }
    DispatchQueue.main.async { self.scheduleObjectChange() }
  }
}

extension Node {
  /// Schedules an evaluation because an object that the node has read changes, in the current transaction.
  ///
  /// The node is evaluated once for all changes before the next pass: in the pass of the first
  /// change that is animated or, if none is, of the first change. Objects have no past values, so a
  /// pass reads them as they are, with all changes.
  final func scheduleObjectChange() {
    let transaction = Transaction.current
    if let pending = objectChange, pending.isAnimated || !transaction.isAnimated { return }
    objectChange = transaction
    host.hasObjectChanges = true
    host.enqueue(
      StateChange(transaction: transaction) { [weak self] in
        guard let self, objectChange?.id == transaction.id else { return }
        objectChange = nil
        invalidate()
      })
  }
}

extension ViewHost {
  /// Updates the views for objects that have changed, before anything else happens in the same frame.
  ///
  /// So a change that follows a touch and the animation that starts at its release are applied one
  /// after the other. Does nothing during a pass or an evaluation.
  func applyObjectChanges() {
    guard hasObjectChanges, !isInPass, FrameContext.evaluatingNode == nil else { return }
    runChanges(at: time)
  }
}
