// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Three cards on a board, each with a button, that show which gesture wins a touch.
///
/// Tap the buttons, drag them, drag the cards beside them, and pinch the board. The indicator
/// "Button" toggles when the button's gesture ends; "Card" is lit while the card is dragged.
/// - The first card's button recognizes taps: a drag that begins on it moves the card.
/// - The second's recognizes presses, as a real button does: a drag that begins on it does not move
///   the card.
/// - The third's does, too, but the card's drag has high priority: it wins as soon as the pointer
///   moves.
///
/// Teaches `gesture` versus `highPriorityGesture`, and taps inside drags inside a pinch.
struct ArbitrationScene: View {
  @State private var scale: CGFloat = 1
  @GestureState(resetTransaction: Transaction(animation: .snappy))
  private var magnification: CGFloat = 1
  /// The number of the card that was dragged last, which is in front of the others.
  @State private var front = 2

  var body: some View {
    GeometryReader { area in
      content(height: area.size.height)
    }
  }

  private func content(height: CGFloat) -> some View {
    ZStack {
      SceneBackground()
      ZStack {
        SurfaceFill(RoundedRectangle(cornerRadius: 36))
          .frame(width: 340, height: Self.boardHeight)
          .shadow(color: .black.opacity(0.12), radius: 16, y: 6)
        VStack(spacing: 24) {
          TapCard { front = 0 }
            .zIndex(front == 0 ? 1 : 0)
          PressCard { front = 1 }
            .zIndex(front == 1 ? 1 : 0)
          PriorityCard { front = 2 }
            .zIndex(front == 2 ? 1 : 0)
        }
      }
      .scaleEffect(Self.clamped(scale * magnification) * Self.fit(height))
      VStack {
        Spacer()
        Hint("Drag buttons and cards, pinch the board")
          .padding(.bottom, 20)
      }
    }
    .contentShape(Rectangle())
    .gesture(pinch)
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .updating($magnification) { value, magnification, _ in
        magnification = value.magnification
      }
      .onEnded { value in
        scale = Self.clamped(scale * value.magnification)
      }
  }

  private static let boardHeight: CGFloat = 620

  /// The scale at which the board in the middle leaves the hint below it free, at most 1.
  private static func fit(_ height: CGFloat) -> CGFloat {
    min(1, max(0.5, (height - 92) / boardHeight))
  }

  private static func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, 0.5), 1.6) }
}

/// A tap inside a drag: without movement the button wins, with movement the card.
private struct TapCard: View {
  let bringToFront: () -> Void
  @State private var count = 0
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5, bounce: 0.3)))
  private var offset: CGSize?

  var body: some View {
    IndicatorCard(
      rule: "Tap, then drag", detail: "A drag that begins on the button moves the card",
      color: .indigo, isButtonLit: count % 2 == 1, isCardLit: offset != nil
    ) {
      TouchTarget(title: "Tap", color: .indigo, isPressed: false)
        .onTapGesture { count += 1 }
    }
    .offset(offset ?? .zero)
    .onChange(of: offset == nil) { if offset != nil { bringToFront() } }
    .gesture(
      DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }
}

/// A press inside a drag: the button's gesture begins at touch down and wins.
private struct PressCard: View {
  let bringToFront: () -> Void
  @State private var count = 0
  @GestureState private var isPressed = false
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5, bounce: 0.3)))
  private var offset: CGSize?

  var body: some View {
    IndicatorCard(
      rule: "The button wins", detail: "A drag that begins on the button stays with it",
      color: .orange, isButtonLit: isPressed || count % 2 == 1, isCardLit: offset != nil
    ) {
      TouchTarget(title: "Press", color: .orange, isPressed: isPressed)
        .gesture(press)
    }
    .offset(offset ?? .zero)
    .onChange(of: offset == nil) { if offset != nil { bringToFront() } }
    .gesture(
      DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onEnded { _ in count += 1 }
  }
}

/// A press inside a drag of high priority: once the pointer moves, the drag takes the touch from
/// the button.
private struct PriorityCard: View {
  let bringToFront: () -> Void
  @State private var count = 0
  @GestureState private var isPressed = false
  @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5, bounce: 0.3)))
  private var offset: CGSize?

  var body: some View {
    IndicatorCard(
      rule: "highPriorityGesture", detail: "The card's drag takes the touch from the button",
      color: .teal, isButtonLit: isPressed || count % 2 == 1, isCardLit: offset != nil
    ) {
      TouchTarget(title: "Press", color: .teal, isPressed: isPressed)
        .gesture(press)
    }
    .offset(offset ?? .zero)
    .onChange(of: offset == nil) { if offset != nil { bringToFront() } }
    .highPriorityGesture(
      DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onEnded { _ in count += 1 }
  }
}
