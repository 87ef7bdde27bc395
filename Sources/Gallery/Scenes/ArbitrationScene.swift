// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Three cards on a board, each with a knob, to see who gets the touch.
///
/// Tap the knobs, drag them, drag the cards beside them, and pinch the board. A knob's lamp, on the left,
/// lights when the knob has had its touch; a card's, on the right, while the card has it.
/// - On the first card the knob takes taps: a drag that begins on it is the card's.
/// - On the second it takes presses, as a button does: a drag that begins on it does not move the card.
/// - On the third the card's drag has high priority: the knob takes what stays in place.
///
/// Teaches `gesture` against `highPriorityGesture`, taps inside drags inside a pinch.
struct ArbitrationScene: View {
  @State private var scale: CGFloat = 1
  @GestureState(resetTransaction: Transaction(animation: .snappy))
  private var magnification: CGFloat = 1

  var body: some View {
    ZStack {
      Ground()
      Surface(RoundedRectangle(cornerRadius: 36))
        .frame(width: 340, height: 620)
        .shadow(color: .black.opacity(0.12), radius: 16, y: 6)
      VStack(spacing: 24) {
        TapCard()
        PressCard()
        PriorityCard()
      }
    }
    .scaleEffect(min(max(scale * magnification, 0.5), 1.6))
    .gesture(pinch)
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, magnification, _ in
        magnification = value.magnification
      }
      .onEnded { value in
        scale = min(max(scale * value.magnification, 0.5), 1.6)
      }
  }
}

/// A tap in a drag: what stays in place is the knob's, what moves is the card's.
private struct TapCard: View {
  @State private var count = 0
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5, bounce: 0.3)))
  private var offset: CGSize?

  var body: some View {
    LampCard(color: .indigo, isKnobLit: count % 2 == 1, isCardLit: offset != nil) {
      Knob(color: .indigo, isPressed: false)
        .onTapGesture { count += 1 }
    }
    .offset(offset ?? .zero)
    .gesture(
      DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }
}

/// A press in a drag: the knob takes the touch when it comes down, and keeps it.
private struct PressCard: View {
  @State private var count = 0
  @GestureState private var isPressed = false
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5, bounce: 0.3)))
  private var offset: CGSize?

  var body: some View {
    LampCard(color: .orange, isKnobLit: isPressed || count % 2 == 1, isCardLit: offset != nil) {
      Knob(color: .orange, isPressed: isPressed)
        .gesture(press)
    }
    .offset(offset ?? .zero)
    .gesture(
      DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onEnded { _ in count += 1 }
  }
}

/// A press in a drag of high priority: a hand that moves takes the touch from the knob.
private struct PriorityCard: View {
  @State private var count = 0
  @GestureState private var isPressed = false
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5, bounce: 0.3)))
  private var offset: CGSize?

  var body: some View {
    LampCard(color: .teal, isKnobLit: isPressed || count % 2 == 1, isCardLit: offset != nil) {
      Knob(color: .teal, isPressed: isPressed)
        .gesture(press)
    }
    .offset(offset ?? .zero)
    .highPriorityGesture(
      DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onEnded { _ in count += 1 }
  }
}
