// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The path of one animatable value through its keyframes, as a function of time.
public struct _KeyframePath<Data: VectorArithmetic> {
  package enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?, snaps: Bool)
    case move
  }

  /// A keyframe whose neighbors are not known yet.
  private struct Keyframe {
    var kind: Kind
    var target: Data
    var duration: Double
  }

  private let initial: Data
  private let initialVelocity: Data
  private var keyframes: [Keyframe] = []
  private var segments: [KeyframeSegment<Data>] = []

  package init(initial: Data, velocity: Data = .zero) {
    self.initial = initial
    self.initialVelocity = velocity
  }

  /// Adds a keyframe. The duration is in seconds; a negative number and NaN count as 0, and more
  /// than 1e9 as 1e9.
  package mutating func add(_ kind: Kind, to target: Data, duration: Double) {
    let duration = duration > 0 ? min(duration, SpringLimits.longestResponse) : 0
    keyframes.append(Keyframe(kind: kind, target: target, duration: duration))
  }

  package var duration: Double { keyframes.reduce(0) { $0 + $1.duration } }

  /// Computes all segments, after all keyframes have been added.
  package mutating func finish() {
    var (value, velocity, time) = (initial, initialVelocity, 0.0)
    for index in keyframes.indices {
      let keyframe = keyframes[index]
      let segment = KeyframeSegment(
        start: time, duration: keyframe.duration, from: value, target: keyframe.target,
        motion: keyframe.duration > 0 ? motion(at: index, from: value, velocity: velocity) : .move)
      segments.append(segment)
      time += keyframe.duration
      value = segment.value(after: keyframe.duration)
      velocity = segment.velocity(after: keyframe.duration)
    }
  }

  private func motion(at index: Int, from: Data, velocity: Data) -> KeyframeSegment<Data>.Motion {
    switch keyframes[index].kind {
    case .linear(let curve): .curve(curve)
    case .spring(let spring, let start, let snaps): .spring(spring, start ?? velocity, snaps: snaps)
    case .move: .move
    case .cubic(let start, let end):
      .hermite(start ?? velocity, end ?? velocityAfter(index, from: from))
    }
  }

  /// The end velocity of a cubic keyframe: that of a Catmull-Rom spline before another cubic one, the
  /// start velocity of a following linear or spring one, else zero.
  private func velocityAfter(_ index: Int, from: Data) -> Data {
    guard index + 1 < keyframes.count, keyframes[index + 1].duration > 0 else { return .zero }
    let (here, next) = (keyframes[index], keyframes[index + 1])
    switch next.kind {
    case .cubic(let start, _):
      return start ?? (next.target - from).scaled(by: 1 / (here.duration + next.duration))
    case .linear(let curve):
      return (next.target - here.target).scaled(by: curve.finiteVelocity(at: 0) / next.duration)
    case .spring(_, let start, _): return start ?? .zero
    case .move: return .zero
    }
  }

  /// The value at a time: the last one after the end, the initial one before the beginning and for
  /// NaN.
  package func value(at time: Double) -> Data {
    guard let segment = segment(at: time) else { return initial }
    return segment.value(after: time - segment.start)
  }

  /// The velocity at a time, per second; zero before the beginning and after the end.
  package func velocity(at time: Double) -> Data {
    guard time < duration, let segment = segment(at: time) else { return .zero }
    return segment.velocity(after: time - segment.start)
  }

  private func segment(at time: Double) -> KeyframeSegment<Data>? {
    segments.last { $0.start <= time }
  }
}
