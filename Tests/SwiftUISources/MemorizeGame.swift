// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct MemoryGameModel<CardContent> where CardContent: Equatable {
  struct Card: Identifiable, Equatable {
    var isFaceUp = false
    var isMatched = false
    let content: CardContent
    let id: String
  }

  private(set) var cards: [Card] = []
  private(set) var score = 0

  init(numberOfPairs: Int, contentFactory: (Int) -> CardContent) {
    for index in 0..<max(2, numberOfPairs) {
      let content = contentFactory(index)
      cards.append(Card(content: content, id: "\(index)a"))
      cards.append(Card(content: content, id: "\(index)b"))
    }
  }

  private var indexOfOneFaceUp: Int? {
    get {
      let up = cards.indices.filter { cards[$0].isFaceUp }
      return up.count == 1 ? up.first : nil
    }
    set {
      for index in cards.indices { cards[index].isFaceUp = newValue == index }
    }
  }

  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
      !cards[chosen].isFaceUp, !cards[chosen].isMatched
    else { return }
    if let other = indexOfOneFaceUp {
      if cards[chosen].content == cards[other].content {
        cards[chosen].isMatched = true
        cards[other].isMatched = true
        score += 2
      } else {
        score -= 1
      }
    } else {
      indexOfOneFaceUp = chosen
    }
    cards[chosen].isFaceUp = true
  }

  mutating func shuffle() { cards.shuffle() }
}

class EmojiMemoryGame: ObservableObject {
  typealias Card = MemoryGameModel<String>.Card
  private static let emojis = ["A", "♠", "B", "♥", "7", "♦", "Q", "♣"]

  @Published private var model = MemoryGameModel(numberOfPairs: 6) { emojis[$0] }

  var cards: [Card] { model.cards }
  var score: Int { model.score }
  func choose(_ card: Card) { model.choose(card) }
  func shuffle() { model.shuffle() }
}

struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
  let items: [Item]
  var aspectRatio: CGFloat = 1
  let content: (Item) -> ItemView

  init(_ items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items
    self.aspectRatio = aspectRatio
    self.content = content
  }

  var body: some View {
    GeometryReader { geometry in
      let size = gridItemWidthThatFits(count: items.count, size: geometry.size)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: size), spacing: 0)], spacing: 0) {
        ForEach(items) { item in
          content(item).aspectRatio(aspectRatio, contentMode: .fit)
        }
      }
    }
  }

  private func gridItemWidthThatFits(count: Int, size: CGSize) -> CGFloat {
    let count = CGFloat(count)
    var columnCount = 1.0
    repeat {
      let width = size.width / columnCount
      let rowCount = (count / columnCount).rounded(.up)
      if rowCount * width / aspectRatio < size.height {
        return width.rounded(.down)
      }
      columnCount += 1
    } while columnCount < count
    return min(size.width / count, size.height * aspectRatio).rounded(.down)
  }
}

struct Cardify: ViewModifier, Animatable {
  init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

  var rotation: Double
  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 12)
      base.strokeBorder(lineWidth: 2)
        .background(base.fill(.white))
        .overlay(content)
        .opacity(rotation < 90 ? 1 : 0)
      base.fill()
        .opacity(rotation < 90 ? 0 : 1)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

struct MemorizeGame: View {
  @ObservedObject var viewModel = EmojiMemoryGame()

  var body: some View {
    VStack {
      AspectVGrid(viewModel.cards, aspectRatio: 2 / 3) { card in
        Text(card.content)
          .font(.system(size: 200))
          .minimumScaleFactor(0.01)
          .aspectRatio(1, contentMode: .fit)
          .padding(5)
          .modifier(Cardify(isFaceUp: card.isFaceUp))
          .opacity(card.isFaceUp || !card.isMatched ? 1 : 0)
          .padding(4)
          .onTapGesture {
            withAnimation(.easeInOut(duration: 0.5)) { viewModel.choose(card) }
          }
      }
      .foregroundColor(.orange)
      HStack {
        Text("Score: \(viewModel.score)").animation(nil, value: viewModel.score)
        Spacer()
        Button("Shuffle") {
          withAnimation(.interactiveSpring(response: 1, dampingFraction: 0.5)) {
            viewModel.shuffle()
          }
        }
      }
      .font(.largeTitle)
    }
    .padding()
  }
}

struct MemorizeGame_Previews: PreviewProvider {
  static var previews: some View {
    MemorizeGame(viewModel: EmojiMemoryGame())
  }
}
