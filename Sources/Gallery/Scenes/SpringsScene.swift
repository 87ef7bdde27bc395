// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The same throw on several springs.
///
/// Drag anywhere, or throw: all the beads follow the pointer, and on release each returns on its
/// own spring, all with the same initial velocity. Touch again while they move: each stays where it
/// is on screen, and continues from there.
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
  @State private var probe = PresentedValueProbe(CGSize.zero)
  /// The bead's presented position when the drag began; nil without a drag.
  @State private var start = GestureStorage<CGFloat?>(nil)

  var body: some View {
    let x = position
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(preset.id)
          .fontWeight(.semibold)
        Spacer()
        Text(
          verbatim: String(
            format: "%.1f s   %.2f", preset.spring.duration, preset.spring.bounce)
        )
        .monospacedDigit()
        .foregroundStyle(.secondary)
      }
      .font(.footnote)
      ZStack {
        Capsule()
          .fill(.primary.opacity(0.1))
          .frame(height: 2)
        Capsule()
          .fill(.primary.opacity(0.2))
          .frame(width: 2, height: 16)
        Circle()
          .fill(preset.color)
          .frame(width: 32, height: 32)
          .shadow(color: .black.opacity(0.18), radius: 6, y: 3)
          .offset(CGSize(width: x, height: 0), probe: probe)
          .animation(translation == nil ? .spring(preset.spring) : nil, value: x)
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
    let origin = start.value ?? probe.value.width
    start.value = origin
    return origin + translation
  }
}
