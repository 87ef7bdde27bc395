// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Waits for every animation that a `withAnimation` starts, then runs its completion, once.
///
/// It is used on the main thread alone, as the animations are.
package final class AnimationCompletion {
  private let criteria: AnimationCompletionCriteria
  private var completion: (() -> Void)?
  /// Whom else to tell of the same animations.
  var next: AnimationCompletion?
  private var running = 0
  private var isPassOver = false

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// Called when the transaction has had its pass: nothing more can begin because of it.
  func passEnded() {
    next?.passEnded()
    isPassOver = true
    completeIfDone()
  }

  private func finishOne() {
    running -= 1
    completeIfDone()
  }

  private func completeIfDone() {
    guard isPassOver, running == 0, let completion else { return }
    self.completion = nil
    // An animator is at work: the completion runs when its pass is over.
    nonisolated(unsafe) let action = completion
    MainActor.unsafelyAssumed {
      if let host = ViewHost.current { host.afterPass { action() } } else { action() }
    }
  }
}

extension AnimationCompletion: AnimationObserver {
  package func animationBegan() {
    next?.animationBegan()
    running += 1
  }

  package func animationLogicallyCompleted() {
    next?.animationLogicallyCompleted()
    if criteria == .logicallyComplete { finishOne() }
  }

  package func animationRemoved() {
    next?.animationRemoved()
    if criteria == .removed { finishOne() }
  }
}
