// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A row of covers, of which the middle one faces you.
///
/// Drag or flick the row: a fast flick passes several covers, and the row always stops with one in
/// the center. Tap a cover at the side to bring it there. Past both ends the row resists like a
/// rubber band. Catch it in flight.
///
/// Teaches to derive a whole layout from one animatable number, the scroll position in covers: each
/// cover's offset, rotation and z-index follow from it in every frame of the spring.
struct CarouselScene: View {
  private static let spring = Spring(duration: 0.55, bounce: 0.15)

  @State private var selection = 2
  /// The unresisted position during a drag, in covers from the first; nil without one.
  @GestureState private var dragPosition: CGFloat?
  @State private var probe = PresentedValueProbe(CGFloat.zero)
  /// The unresisted position when the drag began; unlike `dragPosition` it is still there in
  /// `onEnded`.
  @State private var start = GestureStorage(CGFloat.zero)

  var body: some View {
    GeometryReader { stage in
      let side = max(min(stage.size.width * 0.54, stage.size.height * 0.4, 280), 40)
      let position = dragPosition.map(Self.resistance.position) ?? CGFloat(selection)
      ZStack {
        SceneBackground()
        CoverRow(position: position, side: side, probe: probe)
          .animation(dragPosition == nil ? .spring(Self.spring) : nil, value: position)
        VStack {
          Spacer()
          Hint("Drag or flick the covers")
            .padding(.bottom, 24)
        }
      }
      .frame(width: stage.size.width, height: stage.size.height)
      .contentShape(Rectangle())
      .gesture(drag(step: side * CoverRow.step, middle: stage.frame(in: .global).midX))
      .clipped()
    }
  }

  /// Tracks the drag in covers instead of points, so that the spring's velocity is in covers per
  /// second, too.
  private func drag(step: CGFloat, middle: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($dragPosition) { value, dragPosition, _ in
        if dragPosition == nil { start.value = Self.resistance.drag(at: probe.value) }
        dragPosition = start.value - value.translation.width / step
      }
      .onEnded { value in
        var end = start.value - value.predictedEndTranslation.width / step
        // A tap selects the cover that it hits.
        if value.translation.length < 4 { end += (value.location.x - middle) / (step * 1.6) }
        let last = CarouselCover.all.count - 1
        selection = Int(min(max(end.rounded(), 0), CGFloat(last)))
      }
  }

  private static let resistance = Resistance(
    range: 0...CGFloat(CarouselCover.all.count - 1), limit: 0.7)
}
