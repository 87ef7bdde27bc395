// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A sheet that rests at three heights.
///
/// Drag the sheet by any of it, and watch the marks: the full one is where it would go if you let go now, and
/// the arrow ends where your hand would be in a quarter of a second. Carry it slowly, and distance chooses;
/// flick it, and speed does. Beyond its ends it gives way like rubber. Catch it on its way.
///
/// Teaches to choose among several rests by the nearest to `predictedEndTranslation`.
struct DetentsScene: View {
  private static let spring = Spring(duration: 0.45, bounce: 0.18)

  @State private var detent = Detent.medium
  @GestureState private var pull: Pull?
  @State private var sighting = Sighting(CGSize.zero)
  /// Where the hand took it; `pull` is gone when the gesture ends.
  @State private var grip = Sighting(CGFloat.zero)

  var body: some View {
    GeometryReader { stage in
      let height = stage.size.height
      let y = pull.map { resistance(height).position(at: $0.hand) } ?? detent.top(in: height)
      let landing = pull.map { Detent.nearest(to: $0.end, in: height) }
      ZStack(alignment: .top) {
        Town()
          .frame(height: height * 1.2)
          .offset(y: (y - Detent.small.top(in: height)) * 0.2)
        DetentLines(height: height, landing: landing)
        PlacesSheet(detent: landing ?? detent)
          // What hangs below is seen when the sheet is drawn beyond its end.
          .frame(height: height * 1.1)
          .offset(CGSize(width: 0, height: y), seenBy: sighting)
          .gesture(drag(in: height))
        DetentMarks(height: height, landing: landing, top: y, end: pull?.end)
      }
      .frame(width: stage.size.width, height: height, alignment: .top)
      .animation(pull == nil ? .spring(Self.spring) : nil, value: y)
      .clipped()
    }
    .ignoresSafeArea()
  }

  private func drag(in height: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($pull) { value, pull, _ in
        if pull == nil { grip.value = resistance(height).pull(at: sighting.value.height) }
        pull = Pull(
          hand: grip.value + value.translation.height,
          end: grip.value + value.predictedEndTranslation.height)
      }
      .onEnded { value in
        detent = .nearest(to: grip.value + value.predictedEndTranslation.height, in: height)
      }
  }

  private func resistance(_ height: CGFloat) -> Resistance {
    let (top, bottom) = (Detent.large.top(in: height), Detent.small.top(in: height))
    return Resistance(range: top...max(top, bottom), give: height * 0.1)
  }
}

/// A hand on the sheet: all are places of the sheet's top, in points.
private struct Pull {
  /// Where the hand has drawn it.
  let hand: CGFloat
  /// Where the hand would be in a quarter of a second.
  let end: CGFloat
}

/// Where the sheet can rest.
enum Detent: String, CaseIterable {
  case small, medium, large

  /// The share of the room that is covered.
  private var share: CGFloat {
    switch self {
    case .small: 0.2
    case .medium: 0.5
    case .large: 0.9
    }
  }

  /// Where the sheet's top is in a room of a height.
  func top(in height: CGFloat) -> CGFloat { height * (1 - share) }

  static func nearest(to top: CGFloat, in height: CGFloat) -> Detent {
    allCases.min { abs($0.top(in: height) - top) < abs($1.top(in: height) - top) } ?? .medium
  }
}
