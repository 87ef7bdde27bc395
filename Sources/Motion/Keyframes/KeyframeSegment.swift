// Part of Snapback, under the MIT licence; see LICENSE.

/// The way from one keyframe to the next. Times are seconds since it began.
struct KeyframeSegment<Data: VectorArithmetic> {
  enum Motion {
    case curve(UnitCurve)
    /// A cubic with a velocity at either end.
    case hermite(Data, Data)
    /// A spring with its first velocity; whether it is on its target when its time is up.
    case spring(Spring, Data, snaps: Bool)
    case move
  }

  /// When it begins, on the track.
  var start: Double
  var duration: Double
  var from: Data
  var target: Data
  var motion: Motion

  func value(after time: Double) -> Data {
    let way = target - from
    let part = duration > 0 ? min(time / duration, 1) : 1
    switch motion {
    case .move: return target
    case .curve(let curve):
      return part == 1 ? target : from + way.scaled(by: curve.value(at: part))
    case .spring(let spring, let velocity, let snaps):
      if part == 1 && snaps { return target }
      return from
        + spring.value(target: way, initialVelocity: velocity, time: min(time, duration))
    case .hermite(let start, let end):
      if part == 1 { return target }
      let rest = 1 - part
      return from + way.scaled(by: part * part * (3 - 2 * part))
        + start.scaled(by: part * rest * rest * duration)
        - end.scaled(by: part * part * rest * duration)
    }
  }

  func velocity(after time: Double) -> Data {
    let way = target - from
    let part = duration > 0 ? min(time / duration, 1) : 1
    switch motion {
    case .move: return .zero
    case .curve(let curve): return way.scaled(by: curve.velocity(at: part) / duration)
    case .spring(let spring, let velocity, _):
      return spring.velocity(target: way, initialVelocity: velocity, time: min(time, duration))
    case .hermite(let start, let end):
      return way.scaled(by: 6 * part * (1 - part) / duration)
        + start.scaled(by: (1 - part) * (1 - 3 * part))
        + end.scaled(by: part * (3 * part - 2))
    }
  }
}
