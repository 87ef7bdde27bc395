// Part of Snapback, under the MIT licence; see LICENSE.

/// Who waits for an animation to end.
///
/// For each animation that starts, each of these is called once, in this order, whatever interrupts
/// it. The calls come from inside an animator's mutating methods: take note, and act later.
package protocol AnimationObserver: AnyObject {
  func animationBegan()
  /// To the eye it is over, or would be had nothing interrupted it.
  func animationLogicallyCompleted()
  /// Nothing of it, nor of what took its place, moves any more.
  func animationRemoved()
}
