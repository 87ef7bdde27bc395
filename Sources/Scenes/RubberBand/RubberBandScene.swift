// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Four discs on rubber bands of different stiffness.
///
/// Drag down, or up: the first disc follows the pointer, as do the dashed circles; the others
/// resist more the further you drag, each with its own coefficient. 0.55 is that of a scroll view's
/// edge on iOS. Release: all snap back, each with the velocity that it had itself. Catch them in
/// flight.
///
/// Teaches the rubber-band formula: a drag of x moves by x·d·c / (d + c·x), which approaches the
/// limit d.
struct RubberBandScene: View {
  @GestureState private var translation: CGFloat?

  /// 55 % of the height, in points.
  private func limit(in stage: CGSize) -> CGFloat { max(stage.height * 0.55, 1) }

  var body: some View {
    GeometryReader { stage in
      ZStack {
        SceneBackground()
        HStack(spacing: 0) {
          ForEach(RubberBandPreset.all) { kind in
            RubberLane(
              kind: kind, translation: translation, limit: limit(in: stage.size))
          }
        }
        .frame(maxWidth: 480, maxHeight: .infinity)
        .padding(.horizontal, 16)
        VStack(spacing: 0) {
          RubberBandHeader(limit: limit(in: stage.size))
          Spacer()
          Hint("Drag down or up, and release")
            .frame(maxWidth: .infinity)
            .padding(.vertical, 16)
            .background { SceneBackground() }
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

/// The formula, what its letters mean, and the names of the lanes. Discs pass below it.
private struct RubberBandHeader: View {
  let limit: CGFloat

  var body: some View {
    VStack(spacing: 4) {
      Text(verbatim: "moved = x·d·c / (d + c·x)")
        .font(.system(.subheadline, design: .monospaced))
        .fontWeight(.semibold)
        .padding(.top, 20)
      Text(
        "x: drag, d: limit (\(Int(limit.rounded())) pt), c: coefficient", tableName: Text.sceneTable
      )
      .font(.footnote)
      .captionColor()
      HStack(spacing: 0) {
        ForEach(RubberBandPreset.all) { kind in
          HStack(spacing: 5) {
            Circle().fill(kind.color).frame(width: 8, height: 8)
            Text(scene: kind.title)
              .monospacedDigit()
          }
          .frame(maxWidth: .infinity)
        }
      }
      .font(.footnote)
      .fontWeight(.medium)
      .frame(maxWidth: 480)
      .padding(.vertical, 8)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.8)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity)
    .background { SceneBackground() }
    .overlay(alignment: .bottom) { Divider() }
  }
}

/// A band and the disc at its end.
private struct RubberLane: View {
  let kind: RubberBandPreset
  /// The vertical translation of the drag, in points; nil without one.
  let translation: CGFloat?
  /// The extension that the band approaches but never reaches, in points.
  let limit: CGFloat
  @State private var probe = PresentedValueProbe(CGFloat.zero)
  /// The unresisted offset at which the drag began; nil without a drag.
  @State private var start = GestureStorage<CGFloat?>(nil)

  var body: some View {
    let offset = unresistedOffset
    RubberBandView(
      kind: kind, extent: resistance.position(at: offset), unresistedOffset: offset,
      isHeld: translation != nil,
      probe: probe
    )
    .animation(
      translation == nil ? .spring(Spring(duration: 0.5, bounce: 0.4)) : nil,
      value: offset)
  }

  private var resistance: Resistance {
    Resistance(range: 0...0, limit: limit, coefficient: kind.coefficient)
  }

  /// The offset without resistance: that of the pointer.
  private var unresistedOffset: CGFloat {
    guard let translation else {
      start.value = nil
      return 0
    }
    let origin = start.value ?? resistance.drag(at: probe.value)
    start.value = origin
    return origin + translation
  }
}
