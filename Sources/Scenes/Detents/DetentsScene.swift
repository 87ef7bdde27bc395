// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A sheet with three detents.
///
/// Drag the sheet anywhere, and watch the markers: the filled one shows where the sheet will land,
/// and the arrow ends where the pointer would be in a quarter of a second. Drag slowly, and the
/// distance decides; flick, and the velocity does. Past its ends the sheet resists like a rubber
/// band. Catch it in flight.
///
/// Teaches to select the detent that is nearest to `predictedEndTranslation`.
struct DetentsScene: View {
  private static let spring = Spring(duration: 0.45, bounce: 0.18)

  @State private var detent = SheetDetent.medium
  @GestureState private var drag: DetentDrag?
  @State private var probe = PresentedValueProbe(CGSize.zero)
  /// The unresisted top when the drag began; unlike `drag` it is still there in `onEnded`.
  @State private var start = GestureStorage(CGFloat.zero)

  var body: some View {
    GeometryReader { stage in
      let height = stage.size.height
      let y = drag.map { resistance(height).position(at: $0.position) } ?? detent.top(in: height)
      let landing = drag.map { SheetDetent.nearest(to: $0.predictedEnd, in: height) }
      ZStack(alignment: .top) {
        Town()
          .frame(height: height * 1.2)
          .offset(y: (y - SheetDetent.small.top(in: height)) * 0.2)
        DetentLines(height: height, landing: landing)
        NearbySheet(detent: landing ?? detent)
          // The part below the window shows when the sheet is dragged past its upper end.
          .frame(height: height * 1.1)
          .offset(CGSize(width: 0, height: y), probe: probe)
          .gesture(dragGesture(in: height))
        DetentMarkers(height: height, landing: landing, top: y, end: drag?.predictedEnd)
      }
      .frame(width: stage.size.width, height: height, alignment: .top)
      .animation(drag == nil ? .spring(Self.spring) : nil, value: y)
      .clipped()
    }
    .ignoresSafeArea()
  }

  private func dragGesture(in height: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($drag) { value, drag, _ in
        if drag == nil { start.value = resistance(height).drag(at: probe.value.height) }
        drag = DetentDrag(
          position: start.value + value.translation.height,
          predictedEnd: start.value + value.predictedEndTranslation.height)
      }
      .onEnded { value in
        detent = .nearest(to: start.value + value.predictedEndTranslation.height, in: height)
      }
  }

  private func resistance(_ height: CGFloat) -> Resistance {
    let (top, bottom) = (SheetDetent.large.top(in: height), SheetDetent.small.top(in: height))
    return Resistance(range: top...max(top, bottom), limit: height * 0.1)
  }
}

/// A drag of the sheet, as positions of the sheet's top in points.
private struct DetentDrag {
  /// The current position, without resistance.
  let position: CGFloat
  /// The position predicted for 0.25 seconds from now.
  let predictedEnd: CGFloat
}
