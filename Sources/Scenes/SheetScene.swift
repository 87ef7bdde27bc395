// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A sheet to pull up.
///
/// Drag the sheet up, or flick it: more than half of the distance opens it, or velocity alone. Drag
/// or flick it down again. Past both ends it resists, and springs back on release. Catch it in
/// flight.
///
/// Teaches to use fractions of the available size instead of lengths: the sheet's resting positions
/// and the threshold follow the container's height, and the predicted end accounts for both
/// distance and velocity.
struct SheetScene: View {
  private static let spring = Animation.spring(duration: 0.5, bounce: 0.16)

  @State private var isOpen = false
  @GestureState(resetTransaction: Transaction(animation: spring)) private var dragPosition: CGFloat?
  /// The unresisted position when the drag began; unlike `dragPosition` it is still there in
  /// `onEnded`.
  @State private var start = GestureStorage(CGFloat.zero)
  @State private var probe = PresentedValueProbe(CGSize.zero)

  var body: some View {
    GeometryReader { container in
      let heights = SheetHeights(container: container.size.height)
      let y =
        dragPosition.map(heights.resistance.position) ?? (isOpen ? heights.open : heights.closed)
      let openness = min(max((heights.closed - y) / heights.travel, 0), 1)
      ZStack(alignment: .top) {
        Color.black
        SheetBackground()
          .overlay(Color.black.opacity(0.3 * openness))
          .clipShape(RoundedRectangle(cornerRadius: 20 * openness, style: .continuous))
          .scaleEffect(1 - 0.06 * openness)
        SignUpView(openness: openness, isTight: container.size.height < 600)
          // The part below the window shows when the sheet is dragged past its upper end.
          .frame(height: container.size.height - heights.open + heights.limit)
          .offset(CGSize(width: 0, height: y), probe: probe)
          .gesture(drag(heights))
      }
    }
    .ignoresSafeArea()
  }

  private func drag(_ heights: SheetHeights) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($dragPosition) { value, dragPosition, _ in
        if dragPosition == nil { start.value = heights.resistance.drag(at: probe.value.height) }
        dragPosition = start.value + value.translation.height
      }
      .onEnded { value in
        let predicted = start.value + value.predictedEndTranslation.height
        withAnimation(Self.spring) { isOpen = predicted < heights.middle }
      }
  }
}

/// The positions of the sheet's top, as fractions of its container's height.
private struct SheetHeights {
  let container: CGFloat

  var open: CGFloat { container * 0.08 }
  /// 17 % of the container's height remain visible.
  var closed: CGFloat { container * 0.83 }
  var middle: CGFloat { (open + closed) / 2 }
  var travel: CGFloat { max(closed - open, 1) }
  /// The distance past an end that is approached but never reached, in points.
  var limit: CGFloat { container * 0.12 }

  var resistance: Resistance { Resistance(range: open...max(open, closed), limit: limit) }
}

/// The content behind the sheet.
private struct SheetBackground: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      LinearGradient(
        colors: scheme == .dark
          ? [Color(red: 0.06, green: 0.2, blue: 0.15), Color(red: 0.03, green: 0.09, blue: 0.09)]
          : [Color(red: 0.76, green: 0.93, blue: 0.8), Color(red: 0.9, green: 0.97, blue: 0.86)],
        startPoint: .top, endPoint: .bottom)
      VStack(spacing: 12) {
        Image(systemName: "leaf.fill")
          .font(.system(size: 56))
          .foregroundStyle(.green)
        Text("Hello")
          .font(.largeTitle)
          .fontWeight(.bold)
        Text("Pull the sheet up")
          .font(.subheadline)
          .captionColor()
      }
      .padding(.bottom, 120)
    }
  }
}
