// Part of Snapback, under the MIT licence; see LICENSE.

/// An observer who has not yet been told that its animation is gone.
struct WaitingObserver<Value: VectorArithmetic> {
  let observer: any AnimationObserver
  private(set) var isLogicallyComplete = false
  /// When its animation is over to the eye; infinite when never.
  private var end: Double
  /// An animation of which only running it tells when it is over runs on here, unseen.
  private var unseen: AnimationEntry<Value>?

  init(_ observer: any AnimationObserver, entry: AnimationEntry<Value>) {
    self.observer = observer
    let end = entry.logicalEnd(way: entry.target)
    self.end = end ?? .infinity
    self.unseen = end == nil ? entry : nil
  }

  /// Whether its animation now is over to the eye, for the first time. One of which no end is known
  /// is over when nothing moves any more.
  mutating func completes(at now: Double, isOver: Bool) -> Bool {
    if isLogicallyComplete { return false }
    isLogicallyComplete = now >= end || (isOver && end == .infinity) || unseenCompletes(at: now)
    if isLogicallyComplete { unseen = nil }
    return isLogicallyComplete
  }

  private mutating func unseenCompletes(at now: Double) -> Bool {
    guard let target = unseen?.target else { return false }
    return unseen?.animate(way: target, at: now) == nil
      || unseen?.context.isLogicallyComplete == true
  }

  mutating func postpone(by seconds: Double) {
    end += seconds
    unseen?.begin += seconds
  }
}
