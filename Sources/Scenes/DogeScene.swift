// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A dog that flies.
///
/// Tap it: it becomes a rocket, and a dog again. Drag it: during the drag it is a rocket that
/// points in the direction of movement, and a dog as soon as you release it; thrown, it glides on
/// within the window. Catch it in flight.
///
/// Teaches `highPriorityGesture` over a tap. The image is derived from the state: toggled in
/// `onChanged`, it would flicker.
struct DogeScene: View {
  private static let side: CGFloat = 104

  /// The resting offset from the launch pad; a thrown dog animates to it.
  @State private var home = CGSize.zero
  @State private var isRocketAtRest = false
  @GestureState private var drag: FlyerDrag?
  @Environment(\.colorScheme) private var scheme
  @State private var probe = PresentedValueProbe(CGSize.zero)

  var body: some View {
    GeometryReader { space in
      ZStack {
        Sky()
        VStack {
          Spacer()
          Hint("Tap, drag or throw the dog", color: hintColor)
            .padding(.bottom, 24)
        }
        Flyer(isRocket: drag != nil || isRocketAtRest, heading: drag?.heading ?? .zero)
          .frame(width: Self.side, height: Self.side)
          .contentShape(Circle())
          .onTapGesture { isRocketAtRest.toggle() }
          .highPriorityGesture(dragGesture(in: space.size))
          .offset(drag?.offset ?? home, probe: probe)
          .position(Self.pad(in: space.size))
      }
      .onChange(of: space.size) { home = Self.clamped(home, in: space.size) }
    }
    .ignoresSafeArea()
  }

  /// Legible on the meadow.
  private var hintColor: Color {
    scheme == .dark ? .white.opacity(0.9) : Color(red: 0.03, green: 0.16, blue: 0.05)
  }

  private func dragGesture(in space: CGSize) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($drag) { value, drag, _ in
        let start = drag?.start ?? probe.value
        var heading = drag?.heading ?? .zero
        if value.velocity.length > 40 { heading = heading.turned(towards: value.velocity) }
        drag = FlyerDrag(start: start, translation: value.translation, heading: heading)
      }
      .onEnded { value in
        let end = (drag?.offset ?? probe.value) + value.velocity * 0.25
        isRocketAtRest = false
        withAnimation(.spring(duration: 0.7, bounce: 0.15)) {
          home = Self.clamped(end, in: space)
        }
      }
  }

  /// The initial position of its center.
  private static func pad(in space: CGSize) -> CGPoint {
    CGPoint(x: space.width / 2, y: max(space.height - 148, space.height / 2))
  }

  /// The nearest offset that keeps it inside the window.
  private static func clamped(_ offset: CGSize, in space: CGSize) -> CGSize {
    let (pad, margin) = (pad(in: space), side / 2 + 8)
    let x = min(max(pad.x + offset.width, margin), max(space.width - margin, margin))
    let y = min(max(pad.y + offset.height, margin), max(space.height - margin, margin))
    return CGSize(width: x - pad.x, height: y - pad.y)
  }
}

/// A drag of the flyer.
private struct FlyerDrag {
  /// The presented offset when the drag began.
  var start: CGSize
  var translation: CGSize
  /// The direction of the nose, clockwise from up.
  var heading: Angle

  var offset: CGSize { start + translation }
}

extension Angle {
  /// The angle of `direction`, clockwise from up, with the multiple of a full turn that is nearest
  /// to this angle.
  fileprivate func turned(towards direction: CGSize) -> Angle {
    let target = atan2(direction.width, -direction.height)
    return Angle(radians: radians + remainder(target - radians, 2 * .pi))
  }
}

/// A dog, or a rocket.
private struct Flyer: View {
  let isRocket: Bool
  let heading: Angle

  var body: some View {
    // Exactly one of the two has opacity 1, in every frame.
    ZStack {
      picture("Doge")
        .scaleEffect(isRocket ? 0.6 : 1)
        .animation(isRocket ? nil : pop, value: isRocket)
        .opacity(isRocket ? 0 : 1)
      picture("Rocket")
        // In the image the nose points up and to the right.
        .rotationEffect(heading - .degrees(45))
        .animation(isRocket ? .spring(duration: 0.35) : nil, value: heading.radians)
        .scaleEffect(isRocket ? 1 : 0.6)
        .animation(isRocket ? pop : nil, value: isRocket)
        .opacity(isRocket ? 1 : 0)
    }
  }

  private var pop: Animation { .spring(duration: 0.4, bounce: 0.45) }

  private func picture(_ name: String) -> some View {
    Image(name)
      .resizable()
      .scaledToFit()
  }
}
