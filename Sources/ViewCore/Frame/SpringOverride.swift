// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion

/// The spring that replaces those of a host's views, for tuning panels, and a record of the last spring that started.
///
/// Running animations continue on it when it changes; see `SpringResolver`. Springs that are too short to be
/// perceived as separate motions, such as those that follow a pointer, are not replaced.
package final class SpringOverride: SpringResolver {
  /// The shortest response of a spring that is replaced, in seconds (≥).
  package var shortestResponse = 0.3

  /// The spring to use; nil for each animation's own.
  package var replacement: Spring? {
    didSet { if replacement != oldValue { revision += 1 } }
  }
  /// The number of times that `replacement` has changed.
  package private(set) var revision = 0
  /// The last spring that started and can be replaced.
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
    spring.response >= shortestResponse
  }

  /// Records an animation that has started, if its spring can be replaced. Of several at the same
  /// time the first that ends the tracking of a pointer counts, else the first.
  package func recordStart(of animation: Animation, at time: Double, endsTracking: Bool) {
    guard let spring = animation.underlyingSpring, canReplace(spring) else { return }
    if let lastStart, lastStart.time == time, lastStart.endsTracking || !endsTracking { return }
    lastStart = Start(spring: spring, time: time, endsTracking: endsTracking)
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
