// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// One card on a spring: the smallest scene there is.
///
/// Drag it: it follows the hand exactly, tilts, and shrinks towards the sides. Let go: it springs home and
/// takes the speed of the hand along, so that a flick goes on before it returns. Catch it in flight: it
/// stays where you see it.
///
/// Teaches `@GestureState` with a reset transaction, and an `Animatable` modifier that knows what is seen.
struct SpringHomeScene: View {
  var body: some View {
    ZStack {
      Ground()
      HomeCard()
    }
  }
}

private struct HomeCard: View {
  /// How the hand holds the card; nil while nobody does.
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var hold: Hold?
  @State private var sighting = Sighting(CGSize.zero)

  var body: some View {
    RoundedRectangle(cornerRadius: 25)
      .fill(
        LinearGradient(
          colors: [Color(red: 0.49, green: 0.47, blue: 0.95), .indigo],
          startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 300, height: 500)
      .shadow(color: .black.opacity(0.28), radius: 18, y: 10)
      .modifier(Throw(offset: hold?.offset ?? .zero, sighting: sighting))
      .gesture(drag)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($hold) { value, hold, _ in
        hold = Hold(grip: hold?.grip ?? sighting.value, translation: value.translation)
      }
  }
}

/// Where the card was seen when the hand took it, and how far the hand has moved since.
private struct Hold {
  var grip: CGSize
  var translation: CGSize

  var offset: CGSize {
    CGSize(width: grip.width + translation.width, height: grip.height + translation.height)
  }
}

/// Moves, shrinks and tilts a card by its offset.
private struct Throw: ViewModifier, Animatable {
  var offset: CGSize
  let sighting: Sighting<CGSize>

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    sighting.value = offset
    return
      content
      .offset(offset)
      .scaleEffect(scale)
      .rotationEffect(tilt)
  }

  /// How far to the side the card is: 1 at the window's edge, when it began in the middle.
  private var side: CGFloat { offset.width / (UIScreen.main.bounds.width / 2) }

  /// Three quarters at half of the way to the edge, and beyond.
  private var scale: CGFloat { 1 - min(abs(side), 0.5) * 0.5 }

  private var tilt: Angle { .degrees(Double(side) * 10) }
}
