// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

struct Flashcard: Codable, Identifiable, Equatable {
  var id = UUID()
  var prompt: String
  var answer: String

  static let examples = [
    Flashcard(prompt: "Capital of Norway?", answer: "Oslo"),
    Flashcard(prompt: "Symbol of gold?", answer: "Au"),
    Flashcard(prompt: "7 × 8?", answer: "56"),
    Flashcard(prompt: "Longest river of Africa?", answer: "The Nile"),
    Flashcard(prompt: "Author of Emma?", answer: "Jane Austen"),
  ]
}

extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    let offset = Double(total - position)
    return self.offset(y: offset * 10)
  }
}

struct FlashcardView: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
  let card: Flashcard
  var removal: (() -> Void)? = nil
  @State private var isShowingAnswer = false
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25)
        .fill(
          differentiateWithoutColor
            ? .white : .white.opacity(1 - Double(abs(offset.width / 50)))
        )
        .background(
          differentiateWithoutColor
            ? nil
            : RoundedRectangle(cornerRadius: 25).fill(offset.width > 0 ? .green : .red)
        )
        .shadow(radius: 10)
      VStack {
        Text(card.prompt)
          .font(.title)
          .foregroundStyle(.black)
        if isShowingAnswer {
          Text(card.answer)
            .font(.title2)
            .foregroundStyle(.secondary)
        }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(width: 320, height: 220)
    .rotationEffect(.degrees(offset.width / 5.0))
    .offset(x: offset.width * 5)
    .opacity(2 - Double(abs(offset.width / 50)))
    .accessibilityAddTraits(.isButton)
    .gesture(
      DragGesture()
        .onChanged { gesture in
          offset = gesture.translation
        }
        .onEnded { _ in
          if abs(offset.width) > 100 {
            removal?()
          } else {
            offset = .zero
          }
        }
    )
    .onTapGesture {
      isShowingAnswer.toggle()
    }
    .animation(.bouncy, value: offset)
  }
}

struct FlashcardDeck: View {
  @State private var cards = Flashcard.examples
  @State private var timeRemaining = 100
  @Environment(\.scenePhase) var scenePhase
  @State private var isActive = true
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack {
        Text("Time: \(timeRemaining)")
          .font(.largeTitle)
          .foregroundStyle(.white)
          .padding(.horizontal, 20)
          .padding(.vertical, 5)
          .background(.black.opacity(0.75))
          .clipShape(.capsule)
        ZStack {
          ForEach(0..<cards.count, id: \.self) { index in
            FlashcardView(card: cards[index]) {
              withAnimation {
                removeCard(at: index)
              }
            }
            .stacked(at: index, in: cards.count)
            .allowsHitTesting(index == cards.count - 1)
            .accessibilityHidden(index < cards.count - 1)
          }
        }
        .allowsHitTesting(timeRemaining > 0)
        if cards.isEmpty {
          Button("Start Again", action: resetCards)
            .padding()
            .background(.white)
            .foregroundStyle(.black)
            .clipShape(.capsule)
        }
      }
    }
    .onReceive(timer) { _ in
      guard isActive else { return }
      if timeRemaining > 0 { timeRemaining -= 1 }
    }
    .onChange(of: scenePhase) {
      isActive = scenePhase == .active && cards.isEmpty == false
    }
  }

  func removeCard(at index: Int) {
    // A card that disappears can still be dragged.
    guard cards.indices.contains(index) else { return }
    cards.remove(at: index)
    if cards.isEmpty { isActive = false }
  }

  func resetCards() {
    cards = Flashcard.examples
    timeRemaining = 100
    isActive = true
  }
}

#Preview {
  FlashcardDeck()
}
