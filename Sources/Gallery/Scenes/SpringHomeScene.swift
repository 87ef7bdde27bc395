// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// One card on a spring: the smallest scene there is.
///
/// Drag the card: it follows the pointer exactly, tilts, and shrinks towards the sides. Release it:
/// it springs home with the pointer's velocity, so that a flick overshoots before it returns. Catch
/// it in flight: it stays exactly where it is on screen.
///
/// Teaches `@GestureState` with a reset transaction, and an `Animatable` modifier that reports the
/// presented value.
struct SpringHomeScene: View {
  var body: some View {
    ZStack {
      SceneBackground()
      DraggableCard()
    }
  }
}

private struct DraggableCard: View {
  /// The current drag; nil if there is none.
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag: CardDrag?
  @State private var probe = PresentedValueProbe(CGSize.zero)

  var body: some View {
    RoundedRectangle(cornerRadius: 25)
      .fill(
        LinearGradient(
          colors: [Color(red: 0.49, green: 0.47, blue: 0.95), .indigo],
          startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 300, height: 500)
      .shadow(color: .black.opacity(0.28), radius: 18, y: 10)
      .modifier(CardMotion(offset: drag?.offset ?? .zero, probe: probe))
      .gesture(dragGesture)
  }

  private var dragGesture: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($drag) { value, drag, _ in
        drag = CardDrag(start: drag?.start ?? probe.value, translation: value.translation)
      }
  }
}

/// A drag of the card.
private struct CardDrag {
  /// The card's presented offset when the drag began.
  var start: CGSize
  var translation: CGSize

  var offset: CGSize {
    CGSize(width: start.width + translation.width, height: start.height + translation.height)
  }
}

/// Moves, scales and tilts the card depending on its offset.
private struct CardMotion: ViewModifier, Animatable {
  var offset: CGSize
  let probe: PresentedValueProbe<CGSize>

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    probe.value = offset
    return
      content
      .offset(offset)
      .scaleEffect(scale)
      .rotationEffect(tilt)
  }

  /// The horizontal offset as a fraction of half the window's width: ±1 at the window's edges.
  private var sideways: CGFloat { offset.width / (UIScreen.main.bounds.width / 2) }

  /// 1 in the middle, 0.75 from halfway to the edge on.
  private var scale: CGFloat { 1 - min(abs(sideways), 0.5) * 0.5 }

  private var tilt: Angle { .degrees(Double(sideways) * 10) }
}
