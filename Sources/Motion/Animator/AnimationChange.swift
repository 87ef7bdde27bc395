// Part of Snapback, under the MIT licence; see LICENSE.

/// The course of a presented value after one change of an animated value.
package struct AnimationChange {
  /// The animation; nil presents the new value immediately.
  package var animation: Animation?
  /// Whether a change without an animation comes from a pointer that is being tracked, so that a
  /// spring that starts afterwards inherits the pointer's velocity.
  package var tracksVelocity: Bool
  /// The time at which the pointer was sampled or released, in seconds; nil for the time of the change.
  package var sampleTime: Double?
  package var completion: (any AnimationObserver)?
  /// Whether every spring is replaced by a short one without bounce. Tracking is not affected.
  package var reduceMotion: Bool
  /// Replaces the animation's spring; ignored with `reduceMotion`.
  package var springs: (any SpringResolver)?

  package init(
    animation: Animation? = nil, tracksVelocity: Bool = false, sampleTime: Double? = nil,
    completion: (any AnimationObserver)? = nil, reduceMotion: Bool = false,
    springs: (any SpringResolver)? = nil
  ) {
    self.animation = animation
    self.tracksVelocity = tracksVelocity
    self.sampleTime = sampleTime
    self.completion = completion
    self.reduceMotion = reduceMotion
    self.springs = springs
  }
}
