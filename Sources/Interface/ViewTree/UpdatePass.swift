// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// One walk over what has changed: the changes of one transaction, at the time of one frame.
struct UpdatePass {
  var transaction: Transaction
  /// The frame's time in seconds.
  var time: Double
  /// Different for every pass.
  var number: UInt64
  /// Whether what is made in it is part of something new, rather than new beside what was there.
  var isInsertion = false
  /// Whether springs are to be short and without bounce.
  var reducesMotion = false
  /// The spring in the place of all others, where somebody has set one.
  var springs: SpringOverride?

  /// How a change of an animatable value in the pass goes.
  var change: AnimationChange {
    AnimationChange(
      animation: transaction.disablesAnimations ? nil : transaction.animation,
      tracksVelocity: transaction.tracksVelocity, sampleTime: transaction.sampleTime,
      completion: transaction.completion, reduceMotion: reducesMotion, springs: springs)
  }
}
