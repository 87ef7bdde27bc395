// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The same throw on several springs.
///
/// Drag anywhere, or throw: all the beads follow the pointer, and on release each returns on its
/// own spring, all with the same initial velocity. Near the ends of their lines the beads resist, in
/// a drag as well as in a throw, so that they stay in sight. Touch again while they move: each stays
/// where it is on screen, and continues from there.
///
/// Teaches that two numbers, duration and bounce, define a spring, and what each of them looks
/// like.
struct SpringsScene: View {
  @GestureState private var translation: CGFloat?

  var body: some View {
    ZStack {
      SceneBackground()
      VStack(spacing: 0) {
        ForEach(SpringPreset.all) { preset in
          SpringLane(preset: preset, translation: translation)
        }
        Hint("Throw the beads sideways")
          .padding(.top, 24)
      }
      .padding(.horizontal, 24)
      .frame(maxWidth: 560)
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .updating($translation) { value, translation, _ in
          translation = value.translation.width
        })
  }
}

/// A spring with a name.
private struct SpringPreset: Identifiable {
  let id: String
  let spring: Spring
  let color: Color

  static let all = [
    SpringPreset(id: "smooth", spring: .smooth, color: .teal),
    SpringPreset(id: "snappy", spring: .snappy, color: .blue),
    SpringPreset(id: "bouncy", spring: .bouncy, color: .indigo),
    SpringPreset(id: "wobbly", spring: Spring(duration: 0.5, bounce: 0.7), color: .purple),
    SpringPreset(id: "quick", spring: Spring(duration: 0.2, bounce: 0.15), color: .pink),
    SpringPreset(id: "slow", spring: Spring(duration: 1.2, bounce: 0.2), color: .orange),
  ]
}

/// A bead on a line, and its spring's name and parameters above it.
private struct SpringLane: View {
  let preset: SpringPreset
  /// The horizontal translation of the drag, in points; nil without one.
  let translation: CGFloat?
  @State private var probe = PresentedValueProbe(CGFloat.zero)
  /// The bead's presented position when the drag began; nil without a drag.
  @State private var start = GestureStorage<CGFloat?>(nil)
  private static let side: CGFloat = 32

  var body: some View {
    let x = position
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(scene: preset.id)
          .fontWeight(.semibold)
        Spacer()
        HStack(spacing: 16) {
          Text(
            "duration \(String(format: "%.1f", preset.spring.duration)) s",
            tableName: Text.sceneTable)
          Text(
            "bounce \(String(format: "%.2f", preset.spring.bounce))", tableName: Text.sceneTable)
        }
        .monospacedDigit()
        .captionColor()
      }
      .font(.footnote)
      GeometryReader { lane in
        ZStack {
          Capsule()
            .fill(.primary.opacity(0.1))
            .frame(height: 2)
          Capsule()
            .fill(.primary.opacity(0.2))
            .frame(width: 2, height: 16)
          Circle()
            .fill(preset.color)
            .frame(width: Self.side, height: Self.side)
            .shadow(color: .black.opacity(0.18), radius: 6, y: 3)
            .modifier(
              BeadMotion(position: x, resistance: Self.resistance(lane.size.width), probe: probe)
            )
            .animation(translation == nil ? .spring(preset.spring) : nil, value: x)
        }
        .frame(width: lane.size.width, height: lane.size.height)
      }
      .frame(height: 40)
    }
    .padding(.vertical, 4)
  }

  private var position: CGFloat {
    guard let translation else {
      start.value = nil
      return 0
    }
    let origin = start.value ?? probe.value
    start.value = origin
    return origin + translation
  }

  /// Keeps a bead on a line of a length: exact in the inner 70 %.
  private static func resistance(_ length: CGFloat) -> Resistance {
    let end = max((length - side) / 2, 0)
    return Resistance(range: -0.7 * end...0.7 * end, limit: 0.3 * end)
  }
}

/// Offsets a bead to a position, with resistance near the ends of its line.
private struct BeadMotion: ViewModifier, Animatable {
  /// The position without resistance, in points.
  var position: CGFloat
  let resistance: Resistance
  let probe: PresentedValueProbe<CGFloat>

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  func body(content: Content) -> some View {
    probe.value = position
    return content.offset(x: resistance.position(at: position))
  }
}
