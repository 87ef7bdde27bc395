// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import ViewCore

/// The scale, opacity and rotation of a symbol while an effect runs.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  /// Clockwise, in degrees.
  var rotation = 0.0

  /// The keyframes of `count` runs of a motion, from the resting pose to the resting pose, at a
  /// multiple of its speed, with a pause in seconds after each. With 0 runs the symbol returns to
  /// the resting pose in 0.2 s.
  @KeyframesBuilder<SymbolPose>
  static func run(
    of motion: _SymbolMotion, count: Int, speed: Double, pause: Double = 0
  ) -> some Keyframes<SymbolPose> {
    let second = 1 / speed
    let returnDuration = 0.2
    KeyframeTrack(\.scale) {
      for _ in 0..<count {
        switch motion {
        case .bounce(let isUp):
          CubicKeyframe(isUp ? 1.22 : 0.8, duration: 0.14 * second)
          SpringKeyframe(1, duration: 0.5 * second, spring: Spring(duration: 0.35, bounce: 0.45))
          CubicKeyframe(1, duration: 0.15 * second)
        case .breathe:
          CubicKeyframe(1.12, duration: 0.9 * second)
          CubicKeyframe(1, duration: 0.9 * second)
        default: LinearKeyframe(1, duration: 0.1 * second)
        }
        if pause > 0 { LinearKeyframe(1, duration: pause) }
      }
      if count == 0 { CubicKeyframe(1, duration: returnDuration) }
    }
    KeyframeTrack(\.opacity) {
      for _ in 0..<count {
        switch motion {
        case .pulse, .variableColor:
          CubicKeyframe(0.4, duration: 0.5 * second)
          CubicKeyframe(1, duration: 0.5 * second)
        default: LinearKeyframe(1, duration: 0.1 * second)
        }
        if pause > 0 { LinearKeyframe(1, duration: pause) }
      }
      if count == 0 { CubicKeyframe(1, duration: returnDuration) }
    }
    KeyframeTrack(\.rotation) {
      for _ in 0..<count {
        switch motion {
        case .wiggle:
          CubicKeyframe(12, duration: 0.12 * second)
          CubicKeyframe(-12, duration: 0.2 * second)
          CubicKeyframe(7, duration: 0.18 * second)
          CubicKeyframe(0, duration: 0.16 * second)
        case .rotate(let isClockwise):
          // A full turn looks like none, so the next run starts at 0 again.
          MoveKeyframe(0)
          CubicKeyframe(isClockwise ? 360 : -360, duration: 0.9 * second)
        default: LinearKeyframe(0, duration: 0.1 * second)
        }
        if pause > 0 {
          // A full turn is not turned back.
          MoveKeyframe(0)
          LinearKeyframe(0, duration: pause)
        }
      }
      if count == 0 { CubicKeyframe(0, duration: returnDuration) }
    }
  }
}
