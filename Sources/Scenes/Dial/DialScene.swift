// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A dial with sixty ticks.
///
/// Turn the knob with one finger around its center, or with two (Ctrl + drag, Shift + wheel).
/// Release it slowly, and it snaps to the nearest tick; release it fast, and it spins on, slows
/// down, and still stops exactly on a tick. Catch it while it spins.
///
/// Teaches to convert a drag to an angle, `RotateGesture` beside a drag, and a `CustomAnimation` that
/// decelerates as if by friction: it begins with the gesture's velocity, reaches the end that the
/// gesture predicts, and never turns back.
struct DialScene: View {
  private static let tick = 360.0 / Double(DialTicks.count)
  private static let snap = Animation.spring(duration: 0.35, bounce: 0.45)
  private static let glide = Animation(Friction())

  @State private var angle = 0.0
  @State private var landing = DialScene.snap
  @GestureState private var turn: KnobTurn?
  @GestureState private var twist: KnobTurn?
  @State private var probe = PresentedValueProbe(0.0)
  /// The last angle of `turn` or `twist`; unlike them it is still there in `onEnded`.
  @State private var last = GestureStorage(0.0)

  var body: some View {
    let shown = turn?.angle ?? twist?.angle ?? angle
    let isHeld = turn != nil || twist != nil
    GeometryReader { stage in
      let side = max(min(stage.size.width - 48, stage.size.height - 160, 340), 64)
      ZStack {
        SceneBackground()
        DialView(degrees: shown, isHeld: isHeld, side: side, probe: probe)
          .animation(isHeld ? nil : landing, value: shown)
          .contentShape(Circle())
          .gesture(drag(about: stage.frame(in: .global).center))
          .simultaneousGesture(rotation)
        VStack {
          Spacer()
          Hint("Turn the knob, or spin it")
            .padding(.bottom, 24)
        }
      }
    }
  }

  private func drag(about center: CGPoint) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($turn) { value, turn, _ in
        let bearing = value.location.bearing(from: center)
        var next = turn ?? KnobTurn(start: probe.value, bearing: bearing)
        next.turn(to: bearing)
        (turn, last.value) = (next, next.angle)
      }
      .onEnded { value in
        let arm = CGSize(
          width: value.location.x - center.x, height: value.location.y - center.y)
        // Angular velocity in radians per second: the cross product of arm and velocity over the
        // squared arm.
        let cross = arm.width * value.velocity.height - arm.height * value.velocity.width
        let speed = cross / max(arm.width * arm.width + arm.height * arm.height, 900)
        snap(from: last.value, velocity: .radians(speed))
      }
  }

  private var rotation: some Gesture {
    RotateGesture()
      .updating($twist) { value, twist, _ in
        var next = twist ?? KnobTurn(start: probe.value, bearing: 0)
        next.turned = value.rotation.degrees
        (twist, last.value) = (next, next.angle)
      }
      .onEnded { value in snap(from: last.value, velocity: value.velocity) }
  }

  /// Animates to the tick nearest to the angle predicted for 0.25 seconds from now.
  private func snap(from start: Double, velocity: Angle) {
    let end = start + velocity.degrees * Friction.timeConstant
    angle = (end / Self.tick).rounded() * Self.tick
    landing = abs(end - start) > Self.tick ? Self.glide : Self.snap
  }
}

/// The motion of a body with an initial velocity that friction slows down: exponential decay.
nonisolated private struct Friction: CustomAnimation {
  /// The time in which the velocity falls to 1/e, in seconds; also the quotient of the distance and
  /// the initial velocity.
  static let timeConstant = 0.25

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // After ten time constants 0.005 % of the distance remain.
    guard time < 10 * Self.timeConstant else { return nil }
    return value.scaled(by: 1 - exp(-time / Self.timeConstant))
  }
}

/// A turn of the knob by a gesture, in degrees.
private struct KnobTurn {
  /// The knob's presented angle when the gesture began.
  let start: Double
  /// The direction from the center to the pointer.
  var bearing: Double
  /// The angle turned so far.
  var turned = 0.0

  init(start: Double, bearing: Double) {
    self.start = start
    self.bearing = bearing
  }

  var angle: Double { start + turned }

  /// Turns by the shorter angle to a new bearing.
  mutating func turn(to bearing: Double) {
    turned += (bearing - self.bearing).remainder(dividingBy: 360)
    self.bearing = bearing
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  /// The direction from a point to this one in degrees, clockwise from the right; 0 where they are
  /// the same.
  fileprivate func bearing(from other: CGPoint) -> Double {
    Angle.radians(atan2(y - other.y, x - other.x)).degrees
  }
}
