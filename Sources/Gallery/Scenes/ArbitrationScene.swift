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
      Color(white: 0.93)
      RoundedRectangle(cornerRadius: 36)
        .fill(.white)
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
    Card(color: .indigo, isKnobLit: count % 2 == 1, isCardLit: offset != nil) {
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
    Card(color: .orange, isKnobLit: isPressed || count % 2 == 1, isCardLit: offset != nil) {
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
    Card(color: .teal, isKnobLit: isPressed || count % 2 == 1, isCardLit: offset != nil) {
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

/// A card with two lamps, and something in the middle.
private struct Card<Content: View>: View {
  let color: Color
  let isKnobLit: Bool
  let isCardLit: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 26)
        .fill(.white)
        .frame(width: 284, height: 164)
        .shadow(color: .black.opacity(isCardLit ? 0.2 : 0), radius: 16, y: 8)
        .animation(.smooth(duration: 0.2), value: isCardLit)
      RoundedRectangle(cornerRadius: 26)
        .fill(color.opacity(0.16))
        .frame(width: 284, height: 164)
      RoundedRectangle(cornerRadius: 26)
        .fill(color.opacity(isCardLit ? 0.14 : 0))
        .frame(width: 284, height: 164)
        .animation(.smooth(duration: 0.2), value: isCardLit)
      Lamp(color: color, isLit: isKnobLit).offset(x: -116, y: -56)
      Lamp(color: color, isLit: isCardLit).offset(x: 116, y: -56)
      content()
    }
  }
}

private struct Lamp: View {
  let color: Color
  let isLit: Bool

  var body: some View {
    Circle()
      .fill(isLit ? color : Color(white: 0.8))
      .frame(width: 14, height: 14)
      .scaleEffect(isLit ? 1.25 : 1)
      .animation(.bouncy(duration: 0.3), value: isLit)
  }
}

private struct Knob: View {
  let color: Color
  let isPressed: Bool

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: 84, height: 84)
      .shadow(color: .black.opacity(isPressed ? 0.1 : 0.24), radius: isPressed ? 3 : 9, y: 4)
      .scaleEffect(isPressed ? 0.92 : 1)
      .animation(.snappy(duration: 0.2), value: isPressed)
  }
}
