// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Runs the completion of a `withAnimation` or a transaction once, when all animations that it has
/// started are complete.
///
/// Used on the main thread only, as animators are.
package final class AnimationCompletion {
  private let criteria: AnimationCompletionCriteria
  private var completion: (() -> Void)?
  /// Another completion for the same animations.
  var next: AnimationCompletion?
  private var runningCount = 0
  private var isPassOver = false

  init(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
    self.criteria = criteria
    self.completion = completion
  }

  /// Called when the pass of the transaction has ended: no more animations can start in it.
  func passEnded() {
    next?.passEnded()
    isPassOver = true
    completeIfDone()
  }

  private func animationEnded() {
    runningCount -= 1
    completeIfDone()
  }

  private func completeIfDone() {
    guard isPassOver, runningCount == 0, let completion else { return }
    self.completion = nil
    // This is called from within an animator, so the completion runs after the pass. Without a host
    // there is none.
    nonisolated(unsafe) let action = completion
    MainActor.unsafelyAssumed {
      if let host = FrameContext.current.host { host.afterPass { action() } } else { action() }
    }
  }
}

extension AnimationCompletion: AnimationObserver {
  package func animationBegan() {
    next?.animationBegan()
    runningCount += 1
  }

  package func animationLogicallyCompleted() {
    next?.animationLogicallyCompleted()
    if criteria == .logicallyComplete { animationEnded() }
  }

  package func animationRemoved() {
    next?.animationRemoved()
    if criteria == .removed { animationEnded() }
  }
}
