// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A deck of cards to throw away.
///
/// Throw the top card, in any direction: far or fast enough, it flies off the way it was thrown, turning, and
/// the next one rises. Otherwise it springs home by the spring that is drawn on it, with the speed of your
/// hand. Catch it whenever you see it, even while it flies off. When all are gone, the deck can be dealt again.
///
/// Teaches to decide by `predictedEndTranslation`, which knows of distance and of speed, rather than by
/// either; and that what is thrown needs no code for its speed: the spring takes it from the hand.
struct CardScene: View {
  /// Where the cards went that were thrown.
  @State private var thrown: [SpringCard.ID: CGSize] = [:]
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { stage in
      let size = Self.cardSize(in: stage.size)
      ZStack {
        Ground()
        again
        ForEach(SpringCard.deck.reversed()) { card in
          ThrowableCard(
            card: card, size: size, depth: depth(of: card),
            thrown: thrown[card.id],
            reach: (stage.size.distance + size.distance) / 2 + 32, turns: !reducesMotion
          ) { thrown[card.id] = $0 }
        }
        .offset(y: -8)
        VStack {
          Spacer()
          Hint(isEmpty ? "Press to deal again" : "Throw the card: far, or fast")
            .padding(.bottom, 24)
        }
      }
    }
  }

  private var isEmpty: Bool { thrown.count == SpringCard.deck.count }

  /// How many cards lie on top of one.
  private func depth(of card: SpringCard) -> Int {
    SpringCard.deck.prefix { $0.id != card.id }.count { thrown[$0.id] == nil }
  }

  private var again: some View {
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
        .background(Surface(Circle()))
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

/// A card of the deck, in the hand, on its way, or where it belongs.
private struct ThrowableCard: View {
  let card: SpringCard
  let size: CGSize
  let depth: Int
  /// Where it was thrown; nil for a card that is still in the deck.
  let thrown: CGSize?
  /// How far away nothing of it is left to see.
  let reach: CGFloat
  let turns: Bool
  let throwTo: (CGSize?) -> Void

  /// Where the hand has it, from its home; nil without a hand.
  @GestureState private var hold: CGSize?
  @State private var sighting = Sighting(CGSize.zero)
  /// Where the hand took it; `hold` is gone when the gesture ends.
  @State private var grip = Sighting(CGSize.zero)
  /// Which way it turns as it moves: as if it hung from where the hand took it.
  @State private var leverage: CGFloat = 1

  init(
    card: SpringCard, size: CGSize, depth: Int, thrown: CGSize?, reach: CGFloat, turns: Bool,
    throwTo: @escaping (CGSize?) -> Void
  ) {
    self.card = card
    self.size = size
    self.depth = depth
    self.thrown = thrown
    self.reach = reach
    self.turns = turns
    self.throwTo = throwTo
    _hold = GestureState(resetTransaction: Transaction(animation: .spring(card.spring)))
  }

  var body: some View {
    SpringCardFace(card: card)
      .frame(width: size.width, height: size.height)
      .shadow(
        color: .black.opacity(hold == nil ? 0.16 : 0.28), radius: hold == nil ? 14 : 24, y: 10
      )
      .animation(.smooth(duration: 0.25), value: hold == nil)
      .scaleEffect(1 - 0.06 * CGFloat(min(depth, 3)), anchor: .bottom)
      .offset(y: 14 * CGFloat(min(depth, 3)))
      .opacity(depth < 3 ? 1 : 0)
      .animation(.spring(duration: 0.45, bounce: 0.25), value: depth)
      .rotationEffect(turns ? .degrees(Double(offset.width / size.width * leverage) * 14) : .zero)
      .offset(offset, seenBy: sighting)
      .gesture(drag)
      .allowsHitTesting(depth == 0 || thrown != nil)
  }

  /// Once it is thrown it is no longer where the hand is: so it flies by the spring of `throwTo`, and not by the
  /// one that brings it home.
  private var offset: CGSize { thrown ?? hold ?? .zero }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($hold) { value, hold, _ in
        if hold == nil { grip.value = sighting.value }
        hold = grip.value + value.translation
      }
      .onChanged { _ in if thrown != nil { throwTo(nil) } }
      .onEnded { value in
        let way = grip.value + value.predictedEndTranslation
        guard way.distance > size.width * 0.6 else { return }
        withAnimation(.spring(duration: 0.9)) { throwTo(way * (reach / way.distance)) }
      }
  }
}
