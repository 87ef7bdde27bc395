// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion

/// A model value and its presented value, which follows the model by an animation.
///
/// Most values never animate: they have no animator, and their `animatableData` is read only where they change.
package struct AnimatedValue<Value: Animatable> {
  /// The presented value.
  package private(set) var presented: Value
  /// Nil until a change is animated or tracks a velocity; the presented value is the model then.
  private var motion: Motion?

  private final class Motion {
    var animator: Animator<Value.AnimatableData>
    /// The host's spring override; nil until the first change.
    var springs: SpringOverride?

    init(_ animator: Animator<Value.AnimatableData>, _ springs: SpringOverride?) {
      self.animator = animator
      self.springs = springs
    }
  }

  package init(_ value: Value) {
    presented = value
  }

  /// The value that was set last.
  package var model: Value {
    guard let motion else { return presented }
    var value = presented
    value.animatableData = motion.animator.model
    return value
  }

  /// Whether the presented value may change as time passes.
  var isAnimating: Bool { motion?.animator.isAnimating ?? false }

  /// See `Animator.endlessPeriod(at:)`.
  package func endlessPeriod(at time: Double) -> Double? {
    guard let motion else { return 0 }
    return motion.animator.endlessPeriod(at: time)
  }

  /// Sets the model in a pass. Returns whether the presented value animates from then on.
  package mutating func set(_ value: Value, _ pass: UpdatePass) -> Bool {
    let data = value.animatableData
    let motion: Motion
    if let existing = uniqueMotion() {
      motion = existing
    } else {
      let old = presented.animatableData
      guard data != old, pass.needsAnimator || data.magnitudeSquared.isNaN else {
        presented = value
        if data == old { presented.animatableData = old }
        return false
      }
      motion = Motion(Animator(old), nil)
      self.motion = motion
    }
    // Setting an equal value does not interrupt a running animation, not even in a gesture's transaction.
    if data != motion.animator.model {
      motion.springs = pass.springs
      motion.animator.set(data, in: pass)
    }
    presented = value
    return sample(at: pass.time)
  }

  /// Updates the presented value to the time. Returns whether it may change later.
  package mutating func sample(at time: Double) -> Bool {
    guard let motion = uniqueMotion() else { return false }
    presented.animatableData = motion.animator.value(at: time, springs: motion.springs)
    return motion.animator.isAnimating
  }

  /// Stops the animation at the model value and runs pending completions.
  package mutating func cancel() {
    uniqueMotion()?.animator.cancel()
  }

  /// The animator, which is copied before a change if the value has been copied.
  private mutating func uniqueMotion() -> Motion? {
    if motion == nil { return nil }
    if !isKnownUniquelyReferenced(&motion), let shared = motion {
      motion = Motion(shared.animator, shared.springs)
    }
    return motion
  }
}

extension UpdatePass {
  /// Whether a change of an animatable value in this pass needs an animator: it is animated, or its
  /// velocity is measured.
  package var needsAnimator: Bool { transaction.isAnimated || transaction.tracksVelocity }
}
