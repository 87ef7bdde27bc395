// Part of Snapback, under the MIT licence; see LICENSE.

/// How a change of a value reaches the screen.
package struct AnimationChange {
  /// Nil shows the new value at once.
  package var animation: Animation?
  /// Whether, without an animation, the change is a hand's, whose velocity a spring will inherit.
  package var tracksVelocity: Bool
  /// When the hand was where it now is, or let go; the time of the change when nil.
  package var sampleTime: Double?
  package var completion: (any AnimationObserver)?
  /// Springs become short and without bounce; the hand is followed as ever.
  package var reduceMotion: Bool
  /// The spring in the place of the animation's, and of those that follow it; less motion goes before it.
  package var springs: SpringOverride?

  package init(
    animation: Animation? = nil, tracksVelocity: Bool = false, sampleTime: Double? = nil,
    completion: (any AnimationObserver)? = nil, reduceMotion: Bool = false,
    springs: SpringOverride? = nil
  ) {
    self.animation = animation
    self.tracksVelocity = tracksVelocity
    self.sampleTime = sampleTime
    self.completion = completion
    self.reduceMotion = reduceMotion
    self.springs = springs
  }
}
