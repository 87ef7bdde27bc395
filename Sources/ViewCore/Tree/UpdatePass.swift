// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion

/// One update of the views and their layout: for the changes of one transaction, at the time of one
/// frame.
@_spi(ViewTree) public struct UpdatePass {
  package var transaction: Transaction
  /// The frame's time in seconds.
  package var time: Double
  /// Unique to the pass, within its host.
  var number: UInt64
  /// Whether new nodes are part of a subtree that is itself being inserted, so that they have no
  /// transitions of their own.
  package var isInsertion = false
  /// Whether Reduce Motion applies: springs settle quickly and without bounce.
  package var reducesMotion = false
  /// The host's spring override.
  var springs: SpringOverride?

  /// The animation parameters of changes of animatable values in this pass.
  package var animationChange: AnimationChange {
    AnimationChange(
      animation: transaction.disablesAnimations ? nil : transaction.animation,
      tracksVelocity: transaction.tracksVelocity, sampleTime: transaction.sampleTime,
      completion: transaction.completion, reduceMotion: reducesMotion, springs: springs)
  }
}

extension UpdatePass {
  /// The same pass without a transaction, in which values change at once.
  package var unanimated: UpdatePass {
    var pass = self
    pass.transaction = Transaction()
    return pass
  }

  /// The same pass for inserting views out of sight: without a transaction and transitions.
  var quietInsertion: UpdatePass {
    var pass = unanimated
    pass.isInsertion = true
    return pass
  }
}
