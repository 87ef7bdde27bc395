// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion

/// The spring that replaces those of a host's views, for tuning panels, and a record of the last spring that started.
///
/// Running animations continue on it when it changes; see `SpringResolver`. Springs that are too short to be
/// perceived as separate motions, such as those that follow a pointer, are replaced only if the replacement is for
/// them.
package final class SpringOverride: SpringResolver {
  /// The shortest response of a spring that is recorded, and replaced unless the replacement names the spring, in
  /// seconds (≥).
  package var shortestResponse = 0.3

  /// The spring to use, and those that it replaces; nil for each animation's own.
  package var value: SpringReplacement? {
    didSet { if value != oldValue { revision += 1 } }
  }
  /// The spring to use; nil for each animation's own.
  package var replacement: Spring? { value?.spring }
  /// The number of times that `value` has changed.
  package private(set) var revision = 0
  /// The last spring that started and is a separate motion.
  package private(set) var lastStart: Start?

  /// The start of an animation on a spring.
  package struct Start: Equatable, Sendable {
    /// The spring that was requested, whether it was replaced or not.
    package var spring: Spring
    /// In seconds, on the frame clock.
    package var time: Double
    /// Whether the animation continued the motion of a tracked pointer.
    package var endsTracking: Bool
  }

  package init() {}

  package func canReplace(_ spring: Spring) -> Bool {
    guard let replaced = value?.replaced else { return isRecorded(spring) }
    return spring.moves(like: replaced)
  }

  /// Whether animations on a spring are separate motions.
  package func isRecorded(_ spring: Spring) -> Bool { spring.response >= shortestResponse }

  /// Records an animation that has started, if its motion is a separate one. Of several at the same
  /// time the first that ends the tracking of a pointer counts, else the first.
  package func recordStart(of animation: Animation, at time: Double, endsTracking: Bool) {
    guard let spring = animation.underlyingSpring, isRecorded(spring) else { return }
    if let lastStart, lastStart.time == time, lastStart.endsTracking || !endsTracking { return }
    lastStart = Start(spring: spring, time: time, endsTracking: endsTracking)
  }
}

/// A spring in place of others.
package struct SpringReplacement: Equatable, Sendable {
  package var spring: Spring
  /// The spring that it replaces; nil for all that are perceived as separate motions.
  package var replaced: Spring?

  package init(_ spring: Spring, replacing replaced: Spring? = nil) {
    self.spring = spring
    self.replaced = replaced
  }
}

extension Spring {
  /// Whether it has the motion of another spring, but for rounding: the values in a source may be those of another
  /// parametrization.
  package func moves(like other: Spring) -> Bool {
    abs(duration - other.duration) < 1e-3 && abs(bounce - other.bounce) < 1e-3
  }
}

extension Animator {
  /// Sets the value in a pass, and records a spring that starts by it.
  mutating func set(_ value: Value, in pass: UpdatePass) {
    let wasTracking = isTracking
    let change = pass.animationChange
    guard set(value, change, at: pass.time), let animation = change.animation else { return }
    pass.springs?.recordStart(of: animation, at: pass.time, endsTracking: wasTracking)
  }
}
