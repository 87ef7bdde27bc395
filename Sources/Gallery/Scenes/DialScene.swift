// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A dial with sixty ticks.
///
/// Turn the knob with a finger around it, or with two (Ctrl + drag, Shift + wheel). Let go slowly, and it snaps
/// to the nearest tick; let go fast, and it spins on, slows down, and stops on a tick just so. Catch it while
/// it spins.
///
/// Teaches to turn a drag into an angle, `RotateGesture` beside it, and how to glide with a spring: one without
/// bounce, of the duration 2π · 0.25 s, goes to where the gesture predicts as if friction alone had
/// stopped it. From the hand's speed the first of it follows; nothing else needs to be said.
struct DialScene: View {
  private static let tick = 360.0 / Double(DialTicks.count)
  private static let snap = Spring(duration: 0.35, bounce: 0.45)
  private static let glide = Spring(duration: 2 * .pi * 0.25)

  @State private var angle = 0.0
  @State private var landing = DialScene.snap
  @GestureState private var turn: Turn?
  @GestureState private var twist: Turn?
  @State private var sighting = Sighting(0.0)
  /// The last of `turn` and `twist`, which are gone when a gesture ends.
  @State private var last = Sighting(0.0)

  var body: some View {
    let shown = turn?.angle ?? twist?.angle ?? angle
    let isHeld = turn != nil || twist != nil
    GeometryReader { stage in
      let side = max(min(stage.size.width - 48, stage.size.height - 160, 340), 64)
      ZStack {
        Ground()
        Dial(degrees: shown, isHeld: isHeld, side: side, sighting: sighting)
          .animation(isHeld ? nil : .spring(landing), value: shown)
          .contentShape(Circle())
          .gesture(drag(about: stage.frame(in: .global).center))
          .simultaneousGesture(rotation)
        VStack {
          Spacer()
          Hint("Turn the knob, and let it spin")
            .padding(.bottom, 24)
        }
      }
    }
  }

  private func drag(about center: CGPoint) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($turn) { value, turn, _ in
        let bearing = value.location.bearing(from: center)
        var next = turn ?? Turn(start: sighting.value, bearing: bearing)
        next.follow(to: bearing)
        (turn, last.value) = (next, next.angle)
      }
      .onEnded { value in
        let arm = CGSize(
          width: value.location.x - center.x, height: value.location.y - center.y)
        // What of its velocity goes around, over how far out it is: radians a second.
        let around = arm.width * value.velocity.height - arm.height * value.velocity.width
        let speed = around / max(arm.width * arm.width + arm.height * arm.height, 900)
        settle(from: last.value, velocity: .radians(speed))
      }
  }

  private var rotation: some Gesture {
    RotateGesture()
      .updating($twist) { value, twist, _ in
        var next = twist ?? Turn(start: sighting.value, bearing: 0)
        next.turned = value.rotation.degrees
        (twist, last.value) = (next, next.angle)
      }
      .onEnded { value in settle(from: last.value, velocity: value.velocity) }
  }

  /// Goes to the tick nearest to where it would be in a quarter of a second.
  private func settle(from start: Double, velocity: Angle) {
    let end = start + velocity.degrees * 0.25
    angle = (end / Self.tick).rounded() * Self.tick
    landing = abs(end - start) > Self.tick ? Self.glide : Self.snap
  }
}

/// How a hand has turned the knob since it took it, in degrees.
private struct Turn {
  /// Where the knob was seen.
  let start: Double
  /// Where the hand is, seen from the middle.
  var bearing: Double
  var turned = 0.0

  init(start: Double, bearing: Double) {
    self.start = start
    self.bearing = bearing
  }

  var angle: Double { start + turned }

  /// Takes the shorter way around.
  mutating func follow(to bearing: Double) {
    turned += (bearing - self.bearing).remainder(dividingBy: 360)
    self.bearing = bearing
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  /// The direction from a point to this one in degrees, clockwise from the right; 0 where they are the same.
  fileprivate func bearing(from other: CGPoint) -> Double {
    Angle.radians(atan2(y - other.y, x - other.x)).degrees
  }
}
