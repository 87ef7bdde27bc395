// Part of Snapback, under the MIT licence; see LICENSE.

/// How a spring's closed form runs as an animation that can be taken over and retargeted.
extension Spring {
  /// A spring's way is over when no more than this part of it is left...
  private static let restingPart = 0.0002
  /// ...and nothing moves faster than this, units per second: what Core Animation's fluid spring
  /// takes for still.
  private static let restingSpeed = 0.06

  /// Whether the spring is short enough to count as a jump.
  package var jumps: Bool { response <= SpringLimits.shortestResponse * 1.000001 }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state.spring ?? SpringStart()
    let elapsed = time - start.time
    let left = start.offset - value
    context.isLogicallyComplete = jumps || elapsed >= response
    if context.isLogicallyComplete
      && isOver(distance: left.magnitude, speed: start.velocity.magnitude, after: elapsed)
    {
      return nil
    }
    let state = response(at: elapsed)
    return value + left.scaled(by: state.rest) + start.velocity.scaled(by: state.kick)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V {
    let start = context.state.spring ?? SpringStart()
    let state = response(at: time - start.time)
    return (start.offset - value).scaled(by: state.restVelocity)
      + start.velocity.scaled(by: state.kickVelocity)
  }

  private func isOver(distance: Double, speed: Double, after time: Double) -> Bool {
    if jumps { return true }
    let bound = envelope(at: time)
    return isResting(
      distance: distance * abs(bound.rest) + speed * abs(bound.kick),
      speed: distance * abs(bound.restVelocity) + speed * abs(bound.kickVelocity),
      way: max(distance, speed / frequency))
  }

  private func isResting(distance: Double, speed: Double, way: Double) -> Bool {
    distance <= Self.restingPart * way && speed <= Self.restingSpeed
  }

  /// When `animate` will have ended, on the animation's clock, seconds; infinite when never.
  func restTime<V: VectorArithmetic>(value: V, start: SpringStart<V>?) -> Double {
    let start = start ?? SpringStart()
    if jumps { return start.time }
    let (distance, speed) = ((start.offset - value).magnitude, start.velocity.magnitude)
    let way = max(distance, speed / frequency)
    let time = settlingTime(distance: distance, speed: speed) { distance, speed in
      isResting(distance: distance, speed: speed, way: way)
    }
    return start.time + max(time, response)
  }
}
