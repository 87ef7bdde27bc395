// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A deck of cards to throw away.
///
/// Throw the top card in any direction: far or fast enough, it flies off in that direction,
/// rotating, and the next one rises. Otherwise it returns on the spring that is plotted on it, with
/// your release velocity. Catch a card at any time, even while it flies off. When all are gone,
/// deal the deck again.
///
/// Teaches to decide by `predictedEndTranslation`, which combines distance and velocity, instead of
/// by either alone; and that a throw needs no code for its velocity: the spring starts with that of
/// the drag.
struct CardScene: View {
  /// The final offsets of the cards that were thrown off the deck.
  @State private var thrown: [SpringCard.ID: CGSize] = [:]
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { stage in
      let size = Self.cardSize(in: stage.size)
      ZStack {
        SceneBackground()
        dealButton
        ForEach(SpringCard.deck.reversed()) { card in
          ThrowableCard(
            card: card, size: size, depth: depth(of: card),
            thrown: thrown[card.id],
            exitDistance: (stage.size.length + size.length) / 2 + 32,
            tilts: !reducesMotion
          ) { thrown[card.id] = $0 }
        }
        .offset(y: -8)
        VStack {
          Spacer()
          Hint(isEmpty ? "Press to deal again" : "Throw the card far or fast")
            .padding(.bottom, 24)
        }
      }
    }
  }

  private var isEmpty: Bool { thrown.count == SpringCard.deck.count }

  /// The number of cards on top of one.
  private func depth(of card: SpringCard) -> Int {
    SpringCard.deck.prefix { $0.id != card.id }.count { thrown[$0.id] == nil }
  }

  private var dealButton: some View {
    Button {
      for (index, card) in SpringCard.deck.reversed().enumerated() {
        let delay = Double(index) * 0.07
        withAnimation(.spring(duration: 0.6, bounce: 0.2).delay(delay)) { thrown[card.id] = nil }
      }
    } label: {
      Image(systemName: "arrow.counterclockwise")
        .font(.system(size: 28, weight: .medium))
        .foregroundStyle(.secondary)
        .frame(width: 80, height: 80)
        .background(SurfaceFill(Circle()))
        .shadow(color: .black.opacity(0.1), radius: 12, y: 4)
    }
    .buttonStyle(.plain)
    .opacity(isEmpty ? 1 : 0)
    .scaleEffect(isEmpty ? 1 : 0.8)
    .disabled(!isEmpty)
    .animation(
      isEmpty ? .smooth(duration: 0.4).delay(0.25) : .smooth(duration: 0.2), value: isEmpty)
  }

  private static func cardSize(in stage: CGSize) -> CGSize {
    let height = min(max(stage.height - 176, 160), 448)
    let width = min(max(stage.width - 64, 120), height * 0.7)
    return CGSize(width: width, height: min(height, width * 1.5))
  }
}

/// A card of the deck that can be dragged, thrown and caught.
private struct ThrowableCard: View {
  let card: SpringCard
  let size: CGSize
  let depth: Int
  /// The offset it was thrown to; nil while it belongs to the deck.
  let thrown: CGSize?
  /// The distance from the deck at which the card is off screen, in points.
  let exitDistance: CGFloat
  let tilts: Bool
  let throwTo: (CGSize?) -> Void

  /// The offset during a drag; nil without one.
  @GestureState private var dragOffset: CGSize?
  @State private var probe = PresentedValueProbe(CGSize.zero)
  /// The presented offset when the drag began; unlike `dragOffset` it is still there in `onEnded`.
  @State private var start = GestureStorage(CGSize.zero)

  init(
    card: SpringCard, size: CGSize, depth: Int, thrown: CGSize?, exitDistance: CGFloat,
    tilts: Bool,
    throwTo: @escaping (CGSize?) -> Void
  ) {
    self.card = card
    self.size = size
    self.depth = depth
    self.thrown = thrown
    self.exitDistance = exitDistance
    self.tilts = tilts
    self.throwTo = throwTo
    _dragOffset = GestureState(resetTransaction: Transaction(animation: .spring(card.spring)))
  }

  var body: some View {
    SpringCardView(card: card)
      .frame(width: size.width, height: size.height)
      .shadow(
        color: .black.opacity(dragOffset == nil ? 0.16 : 0.28), radius: dragOffset == nil ? 14 : 24,
        y: 10
      )
      .animation(.smooth(duration: 0.25), value: dragOffset == nil)
      .scaleEffect(1 - 0.06 * CGFloat(min(depth, 3)), anchor: .bottom)
      .offset(y: 14 * CGFloat(min(depth, 3)))
      .opacity(depth < 3 ? 1 : 0)
      .animation(.spring(duration: 0.45, bounce: 0.25), value: depth)
      .rotationEffect(tilts ? .degrees(Double(offset.width / size.width) * 14) : .zero)
      .offset(offset, probe: probe)
      .gesture(drag)
      .allowsHitTesting(depth == 0 || thrown != nil)
  }

  /// Once thrown, the card no longer depends on `dragOffset`: it flies on the spring of `throwTo`,
  /// and not on that of the reset transaction, which brings it home.
  private var offset: CGSize { thrown ?? dragOffset ?? .zero }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($dragOffset) { value, dragOffset, _ in
        if dragOffset == nil { start.value = probe.value }
        dragOffset = start.value + value.translation
      }
      .onChanged { _ in if thrown != nil { throwTo(nil) } }
      .onEnded { value in
        let end = start.value + value.predictedEndTranslation
        guard end.length > size.width * 0.6 else { return }
        withAnimation(.spring(duration: 0.9)) { throwTo(end * (exitDistance / end.length)) }
      }
  }
}
