// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Covers in a row, of which the middle one faces you.
///
/// Drag to leaf through them, or flick: a fast hand passes several at once, and the row always stops with one in
/// the middle. Tap a cover at the side to bring it there. At both ends the row gives way like rubber. Catch
/// it on its way.
///
/// Teaches one animatable number for a whole picture: the place in the row. Where each cover stands, how far it
/// is turned, and which lies on which all follow from it, in every frame of the spring.
struct CarouselScene: View {
  private static let spring = Spring(duration: 0.55, bounce: 0.15)

  @State private var chosen = 2
  /// What the hand has drawn to the middle, in covers from the first; nil without a hand.
  @GestureState private var hold: CGFloat?
  @State private var sighting = Sighting(CGFloat.zero)
  /// What was in the middle when the hand came; `hold` is gone when the gesture ends.
  @State private var grip = Sighting(CGFloat.zero)

  var body: some View {
    GeometryReader { stage in
      let side = max(min(stage.size.width * 0.54, stage.size.height * 0.4, 280), 40)
      let place = hold.map(Self.resistance.position) ?? CGFloat(chosen)
      ZStack {
        Ground()
        CoverRow(place: place, side: side, sighting: sighting)
          .animation(hold == nil ? .spring(Self.spring) : nil, value: place)
        VStack {
          Spacer()
          Hint("Leaf through the covers, or flick")
            .padding(.bottom, 24)
        }
      }
      .frame(width: stage.size.width, height: stage.size.height)
      .contentShape(Rectangle())
      .gesture(drag(step: side * CoverRow.step, middle: stage.frame(in: .global).midX))
      .clipped()
    }
  }

  /// How many covers the hand has moved the row, rather than how many points: so does the spring's speed.
  private func drag(step: CGFloat, middle: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($hold) { value, hold, _ in
        if hold == nil { grip.value = Self.resistance.pull(at: sighting.value) }
        hold = grip.value - value.translation.width / step
      }
      .onEnded { value in
        var end = grip.value - value.predictedEndTranslation.width / step
        // A tap chooses what it hits.
        if value.translation.distance < 4 { end += (value.location.x - middle) / (step * 1.6) }
        let last = Sleeve.all.count - 1
        chosen = Int(min(max(end.rounded(), 0), CGFloat(last)))
      }
  }

  private static let resistance = Resistance(range: 0...CGFloat(Sleeve.all.count - 1), give: 0.7)
}
