// Part of Snapback, under the MIT licence; see LICENSE.

/// A spring's closed form as an animation that can be interrupted and retargeted.
extension Spring {
  /// A spring has settled when the remaining fraction of its distance is at most this, and its speed
  /// at most `settledSpeed`. From Core Animation's fluid spring.
  private static let settledFraction = 0.0002
  /// In units per second; see `settledFraction`.
  private static let settledSpeed = 0.06

  /// Whether the spring is so short that it ends when it begins.
  package var isInstantaneous: Bool { response <= SpringLimits.shortestResponse * 1.000001 }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state.spring ?? SpringInitialState(atRestBefore: value)
    let elapsed = time - start.time
    let left = start.offset - value
    context.isLogicallyComplete = isInstantaneous || elapsed >= response
    if context.isLogicallyComplete
      && isOver(distance: left.magnitude, speed: start.velocity.magnitude, after: elapsed)
    {
      return nil
    }
    let state = response(at: elapsed)
    return value + left.scaled(by: state.positionFromPosition)
      + start.velocity.scaled(by: state.positionFromVelocity)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V {
    let start = context.state.spring ?? SpringInitialState(atRestBefore: value)
    let state = response(at: time - start.time)
    return (start.offset - value).scaled(by: state.velocityFromPosition)
      + start.velocity.scaled(by: state.velocityFromVelocity)
  }

  /// Returns whether a spring released at a distance from its target with a speed has settled after a time.
  func isOver(distance: Double, speed: Double, after time: Double) -> Bool {
    if isInstantaneous { return true }
    let bound = envelope(at: time)
    return isSettled(
      distance: distance * abs(bound.positionFromPosition)
        + speed * abs(bound.positionFromVelocity),
      speed: distance * abs(bound.velocityFromPosition)
        + speed * abs(bound.velocityFromVelocity),
      amplitude: max(distance, speed / frequency))
  }

  private func isSettled(distance: Double, speed: Double, amplitude: Double) -> Bool {
    distance <= Self.settledFraction * amplitude && speed <= Self.settledSpeed
  }

  /// The time at which `animate` returns nil, in seconds on the animation's clock; infinite when never.
  func endTime<V: VectorArithmetic>(value: V, start: SpringInitialState<V>?) -> Double {
    let start = start ?? SpringInitialState(atRestBefore: value)
    if isInstantaneous { return start.time }
    return start.time
      + restTime(
        distance: (start.offset - value).magnitude, speed: start.velocity.magnitude)
  }

  /// Returns the duration of an animation on a spring released at a distance from its target with a speed, in
  /// seconds since the release; infinite if it never rests.
  package func restTime(distance: Double, speed: Double) -> Double {
    if isInstantaneous { return 0 }
    let amplitude = max(distance, speed / frequency)
    let time = settlingTime(distance: distance, speed: speed) { distance, speed in
      isSettled(distance: distance, speed: speed, amplitude: amplitude)
    }
    return max(time, response)
  }
}
