// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A source file of about a hundred lines, typical of tutorials: a deck of cards to swipe.
struct SampleFile {
  /// The number of the edit; each edit has a different color.
  var edit: Int
  /// Whether an edit changes a comment instead.
  var changesComments = false

  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// Overwrites the file. Returns the time at which it was closed, in seconds of the monotonic
  /// clock.
  func save(to path: String) throws -> Double {
    let descriptor = open(path, O_WRONLY | O_TRUNC)
    guard descriptor >= 0 else { throw POSIXError(.EIO) }
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
    close(descriptor)
    return PreviewProgram.now
  }

  private var brightness: Double { changesComments ? 0.5 : Double(edit % 90) / 100 + 0.1 }

  var text: String {
    """
    import SwiftUI
    // \(changesComments ? edit : 0)

    struct Deck: Identifiable {
      let id = UUID()
      var title: String
      var hue: Double
    }

    enum Side { case left, right, none }

    struct Tab: View {
      var title: String
      var isOn: Bool

      var body: some View {
        Text(title)
          .font(.caption)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(Capsule().fill(isOn ? Color.blue : Color.gray.opacity(0.2)))
          .foregroundColor(isOn ? .white : .primary)
      }
    }

    struct CardFace: View {
      let deck: Deck
      var body: some View {
        RoundedRectangle(cornerRadius: 24)
          .fill(Color(hue: deck.hue, saturation: 0.6, brightness: \(brightness)))
          .overlay(
            VStack(spacing: 8) {
              Image(systemName: "heart.fill")
              Text(deck.title).font(.title).bold()
              Text("Drag me").font(.caption)
            }
            .foregroundColor(.white)
          )
          .frame(width: 260, height: 360)
          .shadow(color: .black.opacity(0.2), radius: 12, x: 0, y: 8)
      }
    }

    struct SwipeView: View {
      @State private var decks = [
        Deck(title: "One", hue: 0.1), Deck(title: "Two", hue: 0.5), Deck(title: "Three", hue: 0.8),
      ]
      @State private var offset: CGSize = .zero
      @GestureState private var isPressed = false
      @State private var side = Side.none

      var body: some View {
        VStack(spacing: 20) {
          HStack {
            Tab(title: "Left", isOn: side == .left)
            Spacer()
            Tab(title: "Right", isOn: side == .right)
          }
          .padding()
          ZStack {
            ForEach(decks) { deck in
              CardFace(deck: deck)
                .scaleEffect(isPressed ? 1.03 : 1)
                .offset(isTop(deck) ? offset : .zero)
                .rotationEffect(.degrees(isTop(deck) ? Double(offset.width / 20) : 0))
                .gesture(drag)
            }
          }
          Button("Again") {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
              offset = .zero
              side = .none
            }
          }
        }
      }

      private func isTop(_ deck: Deck) -> Bool { deck.id == decks.last?.id }

      private var drag: some Gesture {
        DragGesture()
          .updating($isPressed) { _, state, _ in state = true }
          .onChanged { value in
            offset = value.translation
            side = offset.width > 60 ? .right : offset.width < -60 ? .left : .none
          }
          .onEnded { value in
            if abs(value.predictedEndTranslation.width) > 300, decks.count > 1 {
              _ = withAnimation(.easeOut) { decks.removeLast() }
              offset = .zero
            } else {
              withAnimation(.spring()) { offset = .zero }
            }
          }
      }
    }

    #Preview {
      SwipeView()
    }

    """
  }
}
