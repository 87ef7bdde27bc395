// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A deck of cards to throw away.
///
/// Throw the top card in any direction: far or fast enough, it flies off in that direction,
/// rotating, and the next one rises. Otherwise it returns on the spring that is plotted on it, with
/// your release velocity. Catch a card at any time, even while it flies off. When all are gone,
/// deal the deck again.
///
/// The point that you hold stays under the pointer while the card tilts.
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
