// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Waits for every animation that a `withAnimation` starts, then runs its completion, once.
///
/// It is used on the main thread alone, as the animations are.
package final class AnimationCompletion {
  private let criteria: AnimationCompletionCriteria
  private var completion: (() -> Void)?
  private var running = 0
  private var isPassOver = false

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// Called when the transaction has had its pass: nothing more can begin because of it.
  func passEnded() {
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
    withTransaction(Transaction()) { completion() }
  }
}

extension AnimationCompletion: AnimationObserver {
  package func animationBegan() {
    running += 1
  }

  package func animationLogicallyCompleted() {
    if criteria == .logicallyComplete { finishOne() }
  }

  package func animationRemoved() {
    if criteria == .removed { finishOne() }
  }
}
