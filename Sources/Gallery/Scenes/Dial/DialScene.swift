// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A dial with sixty ticks.
///
/// Turn the knob with one finger around its center, or with two (Ctrl + drag, Shift + wheel).
/// Release it slowly, and it snaps to the nearest tick; release it fast, and it spins on, slows
/// down, and still stops exactly on a tick. Catch it while it spins.
///
/// Teaches to convert a drag to an angle, `RotateGesture` beside a drag, and how to decelerate with
/// a spring: one without bounce, with the duration 2π · 0.25 s, reaches the end that the gesture
/// predicts as if by friction. It inherits the gesture's velocity.
struct DialScene: View {
  private static let tick = 360.0 / Double(DialTicks.count)
  private static let snap = Spring(duration: 0.35, bounce: 0.45)
  private static let glide = Spring(duration: 2 * .pi * 0.25)

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
          .animation(isHeld ? nil : .spring(landing), value: shown)
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
    let end = start + velocity.degrees * 0.25
    angle = (end / Self.tick).rounded() * Self.tick
    landing = abs(end - start) > Self.tick ? Self.glide : Self.snap
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
