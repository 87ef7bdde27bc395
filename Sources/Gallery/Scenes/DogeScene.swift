// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A dog that flies.
///
/// Tap it: it becomes a rocket, and a dog again. Drag it: it is a rocket as long as it flies, with its nose
/// where the hand goes, and a dog as soon as you let go; thrown, it glides on as far as the sky reaches.
/// Catch it while it glides.
///
/// Teaches `highPriorityGesture` over a tap. The picture follows from the state: were it toggled by every change
/// of the drag, it would flicker.
struct DogeScene: View {
  private static let side: CGFloat = 104

  /// Where it stands, from the launch pad; what is thrown is on its way there.
  @State private var home = CGSize.zero
  @State private var isRocketAtRest = false
  @GestureState private var flight: Flight?
  @State private var sighting = Sighting(CGSize.zero)

  var body: some View {
    GeometryReader { space in
      ZStack {
        Sky()
        VStack {
          Spacer()
          Hint("Tap the dog, drag it, throw it", color: .white.opacity(0.9))
            .padding(.bottom, 24)
        }
        Flyer(isRocket: flight != nil || isRocketAtRest, heading: flight?.heading ?? .zero)
          .frame(width: Self.side, height: Self.side)
          .contentShape(Circle())
          .onTapGesture { isRocketAtRest.toggle() }
          .highPriorityGesture(fly(in: space.size))
          .offset(flight?.offset ?? home, seenBy: sighting)
          .position(Self.pad(in: space.size))
      }
      .onChange(of: space.size) { home = Self.within(space.size, home) }
    }
    .ignoresSafeArea()
  }

  private func fly(in space: CGSize) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($flight) { value, flight, _ in
        let grip = flight?.grip ?? sighting.value
        var heading = flight?.heading ?? .zero
        if value.velocity.distance > 40 { heading = heading.turned(towards: value.velocity) }
        flight = Flight(grip: grip, translation: value.translation, heading: heading)
      }
      .onEnded { value in
        let way = (flight?.offset ?? sighting.value) + value.velocity * 0.25
        isRocketAtRest = false
        withAnimation(.spring(duration: 0.7, bounce: 0.15)) {
          home = Self.within(space, way)
        }
      }
  }

  /// Where it stands at first.
  private static func pad(in space: CGSize) -> CGPoint {
    CGPoint(x: space.width / 2, y: max(space.height - 148, space.height / 2))
  }

  /// The nearest offset that leaves it in the sky.
  private static func within(_ space: CGSize, _ offset: CGSize) -> CGSize {
    let (pad, margin) = (pad(in: space), side / 2 + 8)
    let x = min(max(pad.x + offset.width, margin), max(space.width - margin, margin))
    let y = min(max(pad.y + offset.height, margin), max(space.height - margin, margin))
    return CGSize(width: x - pad.x, height: y - pad.y)
  }
}

/// What the hand does with the flyer.
private struct Flight {
  /// Where it was when the hand took it.
  var grip: CGSize
  var translation: CGSize
  /// Where its nose points; up is zero.
  var heading: Angle

  var offset: CGSize { grip + translation }
}

extension Angle {
  /// The angle of a direction, the way round that is nearer to this one.
  fileprivate func turned(towards direction: CGSize) -> Angle {
    let goal = atan2(direction.width, -direction.height)
    return Angle(radians: radians + remainder(goal - radians, 2 * .pi))
  }
}

/// A dog, or a rocket.
private struct Flyer: View {
  let isRocket: Bool
  let heading: Angle

  var body: some View {
    // One of the two is seen, and the other is not: no moment shows both, or none.
    ZStack {
      picture("Doge")
        .scaleEffect(isRocket ? 0.6 : 1)
        .animation(isRocket ? nil : pop, value: isRocket)
        .opacity(isRocket ? 0 : 1)
      picture("Rocket")
        // The picture's own nose points up and to the right.
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
