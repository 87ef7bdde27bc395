// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A sheet to draw up.
///
/// Drag the sheet up, or flick it: half of the way opens it, and so does speed alone. Drag it down again, or
/// flick it. Beyond both ends it resists; let go, it springs back. Catch it on its way.
///
/// Teaches to keep no lengths but shares of the room there is: where the sheet rests and what decides follow
/// the height of its container, and the end that the gesture predicts decides for distance and speed alike.
struct SheetScene: View {
  private static let spring = Animation.spring(duration: 0.5, bounce: 0.16)

  @State private var isOpen = false
  @GestureState(resetTransaction: Transaction(animation: spring)) private var pull: CGFloat?
  /// Where the hand found the sheet, as the pull that it takes to bring it there.
  @State private var grip = Grip()
  @State private var sighting = Sighting(CGSize.zero)

  var body: some View {
    GeometryReader { container in
      let heights = SheetHeights(container: container.size.height)
      let y = pull.map(heights.resistance.position) ?? (isOpen ? heights.open : heights.closed)
      let openness = min(max((heights.closed - y) / heights.travel, 0), 1)
      ZStack(alignment: .top) {
        Color.black
        SheetGround()
          .overlay(Color.black.opacity(0.3 * openness))
          .clipShape(RoundedRectangle(cornerRadius: 20 * openness, style: .continuous))
          .scaleEffect(1 - 0.06 * openness)
        SignUpView(openness: openness, isTight: container.size.height < 600)
          // What hangs below the window is seen when the sheet is drawn beyond its end.
          .frame(height: container.size.height - heights.open + heights.give)
          .offset(CGSize(width: 0, height: y), seenBy: sighting)
          .gesture(drag(heights))
      }
    }
    .ignoresSafeArea()
  }

  private func drag(_ heights: SheetHeights) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($pull) { value, pull, _ in
        if pull == nil { grip.pull = heights.resistance.pull(at: sighting.value.height) }
        pull = grip.pull + value.translation.height
      }
      .onEnded { value in
        let predicted = grip.pull + value.predictedEndTranslation.height
        withAnimation(Self.spring) { isOpen = predicted < heights.middle }
      }
  }
}

/// What the hand took hold of.
private final class Grip {
  var pull: CGFloat = 0
}

/// The sheet's places, as shares of its container.
private struct SheetHeights {
  let container: CGFloat

  var open: CGFloat { container * 0.08 }
  /// As in the document: 17 % of it are seen.
  var closed: CGFloat { container * 0.83 }
  var middle: CGFloat { (open + closed) / 2 }
  var travel: CGFloat { max(closed - open, 1) }
  /// How far it never gives way.
  var give: CGFloat { container * 0.12 }

  var resistance: Resistance { Resistance(range: open...max(open, closed), give: give) }
}

/// What lies behind the sheet.
private struct SheetGround: View {
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
        Text("안녕하세요")
          .font(.largeTitle)
          .fontWeight(.bold)
        Text("시트를 위로 끌어 올려 보세요")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(.bottom, 120)
    }
  }
}
