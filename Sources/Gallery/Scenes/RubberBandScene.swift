// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Four rubber bands in one hand.
///
/// Pull down, or up: the first disc goes with your hand, and so do the dashed circles; the other discs give way
/// less the further you pull, each by its own coefficient. The second is the edge of a scroll view on a phone.
/// Let go: all snap back, each with the speed that it had itself. Catch them on their way.
///
/// Teaches the rubber band: a pull of x moves by x·d·c / (d + c·x), where d is how far it never gives way.
struct RubberBandScene: View {
  @GestureState private var translation: CGFloat?

  var body: some View {
    GeometryReader { stage in
      ZStack {
        Ground()
        HStack(spacing: 0) {
          ForEach(RubberKind.all) { kind in
            RubberLane(
              kind: kind, translation: translation, give: max(stage.size.height * 0.55, 1))
          }
        }
        .frame(maxWidth: 480, maxHeight: .infinity)
        .padding(.horizontal, 16)
        VStack(spacing: 0) {
          Text("x·d·c / (d + c·x)")
            .font(.system(.subheadline, design: .monospaced))
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
            .padding(.top, 32)
          Spacer()
          Hint("Pull down or up, and let go")
            .padding(.bottom, 24)
        }
        .allowsHitTesting(false)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($translation) { value, translation, _ in
            translation = value.translation.height
          })
    }
  }
}

/// A rubber band with a name.
struct RubberKind: Identifiable {
  let id: String
  let coefficient: CGFloat
  let color: Color

  static let all = [
    RubberKind(id: "free", coefficient: .infinity, color: .indigo),
    RubberKind(id: "0.55", coefficient: 0.55, color: .blue),
    RubberKind(id: "0.25", coefficient: 0.25, color: .teal),
    RubberKind(id: "0.10", coefficient: 0.1, color: .orange),
  ]
}

/// A band, and the disc at its end: in the hand, on its way, or at home.
private struct RubberLane: View {
  let kind: RubberKind
  /// How far the hand has moved; nil without one.
  let translation: CGFloat?
  /// How far the band never gives way.
  let give: CGFloat
  @State private var sighting = Sighting(CGFloat.zero)
  /// How far the hand had drawn when it came; nil without one.
  @State private var grip = Sighting<CGFloat?>(nil)

  var body: some View {
    let pull = self.pull
    RubberBand(
      kind: kind, way: band.position(at: pull), pull: pull, isHeld: translation != nil,
      sighting: sighting
    )
    .animation(
      translation == nil ? .spring(Spring(duration: 0.5, bounce: 0.4)) : nil,
      value: pull)
  }

  private var band: Resistance {
    Resistance(range: 0...0, give: give, coefficient: kind.coefficient)
  }

  /// How far the hand has drawn it.
  private var pull: CGFloat {
    guard let translation else {
      grip.value = nil
      return 0
    }
    let start = grip.value ?? band.pull(at: sighting.value)
    grip.value = start
    return start + translation
  }
}
