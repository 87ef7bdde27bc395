// Part of Snapback, under the MIT licence; see LICENSE.

/// The motion from one keyframe to the next. Times are seconds since its beginning.
struct KeyframeSegment<Data: VectorArithmetic> {
  enum Motion {
    case curve(UnitCurve)
    /// A cubic Hermite curve with the velocities at its start and end.
    case hermite(Data, Data)
    /// A spring with its initial velocity. With `snaps` it is exactly at its target at the end.
    case spring(Spring, Data, snaps: Bool)
    case move
  }

  /// The time at which it begins, in seconds on the track.
  var start: Double
  var duration: Double
  var from: Data
  var target: Data
  var motion: Motion

  func value(after time: Double) -> Data {
    let delta = target - from
    let progress = duration > 0 ? min(time / duration, 1) : 1
    switch motion {
    case .move: return target
    case .curve(let curve):
      return progress == 1 ? target : from + delta.scaled(by: curve.value(at: progress))
    case .spring(let spring, let velocity, let snaps):
      if progress == 1 && snaps { return target }
      return from
        + spring.value(target: delta, initialVelocity: velocity, time: min(time, duration))
    case .hermite(let start, let end):
      if progress == 1 { return target }
      let left = 1 - progress
      return from + delta.scaled(by: progress * progress * (3 - 2 * progress))
        + start.scaled(by: progress * left * left * duration)
        - end.scaled(by: progress * progress * left * duration)
    }
  }

  func velocity(after time: Double) -> Data {
    let delta = target - from
    let progress = duration > 0 ? min(time / duration, 1) : 1
    switch motion {
    case .move: return .zero
    case .curve(let curve): return delta.scaled(by: curve.finiteVelocity(at: progress) / duration)
    case .spring(let spring, let velocity, _):
      return spring.velocity(target: delta, initialVelocity: velocity, time: min(time, duration))
    case .hermite(let start, let end):
      return delta.scaled(by: 6 * progress * (1 - progress) / duration)
        + start.scaled(by: (1 - progress) * (1 - 3 * progress))
        + end.scaled(by: progress * (3 * progress - 2))
    }
  }
}
