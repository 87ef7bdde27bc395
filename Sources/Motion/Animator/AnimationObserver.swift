// Part of Snapback, under the MIT licence; see LICENSE.

/// Receives the beginning and the end of an animation.
///
/// For each animation that starts, each method is called exactly once, in this order, whatever
/// interrupts the animation. The calls come from inside an animator's mutating methods: record them,
/// and act later.
package protocol AnimationObserver: AnyObject {
  func animationBegan()
  /// The animation is logically complete, or would be had it not been interrupted.
  func animationLogicallyCompleted()
  /// Neither the animation nor any that replaced it moves any more.
  func animationRemoved()
}
