// Part of Snapback, under the MIT licence; see LICENSE.

/// An observer that has not been notified yet that its animation is removed.
struct PendingObserver<Value: VectorArithmetic> {
  let observer: any AnimationObserver
  private(set) var isLogicallyComplete = false
  /// The time at which its animation is logically complete, in seconds on the frame clock; infinite when never.
  private var end: Double
  /// A copy of an animation whose end can only be found by running it. It runs on here, without
  /// being presented.
  private var detachedEntry: AnimationEntry<Value>?

  init(_ observer: any AnimationObserver, entry: AnimationEntry<Value>) {
    self.observer = observer
    let end = entry.logicalEnd(delta: entry.target)
    self.end = end ?? .infinity
    self.detachedEntry = end == nil ? entry : nil
  }

  /// Returns whether its animation becomes logically complete by this call. An animation without a known end
  /// does when nothing moves any more.
  mutating func completes(at now: Double, isOver: Bool) -> Bool {
    if isLogicallyComplete { return false }
    isLogicallyComplete =
      now >= end || (isOver && end == .infinity) || detachedEntryCompletes(at: now)
    if isLogicallyComplete { detachedEntry = nil }
    return isLogicallyComplete
  }

  private mutating func detachedEntryCompletes(at now: Double) -> Bool {
    guard let target = detachedEntry?.target else { return false }
    return detachedEntry?.animate(delta: target, at: now) == nil
      || detachedEntry?.context.isLogicallyComplete == true
  }
}
