// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

@Observable
class Game {
  enum Mark: String {
    case x = "xmark"
    case o = "circle"
  }
  var cells: [Mark?] = Array(repeating: nil, count: 9)
  var turn = Mark.x
  private let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  var winner: Mark? {
    for line in lines {
      if let mark = cells[line[0]], line.allSatisfy({ cells[$0] == mark }) { return mark }
    }
    return nil
  }
  var isOver: Bool { winner != nil || !cells.contains { $0 == nil } }

  func play(_ index: Int) {
    guard cells[index] == nil, !isOver else { return }
    cells[index] = turn
    turn = turn == .x ? .o : .x
  }

  func reset() { cells = Array(repeating: nil, count: 9) }
}

struct TicTacToe: View {
  @State private var game = Game()

  var body: some View {
    VStack(spacing: 24) {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(0..<3) { row in
          GridRow {
            ForEach(0..<3) { column in
              CellView(game: game, index: row * 3 + column)
            }
          }
        }
      }
      .aspectRatio(1, contentMode: .fit)
      Group {
        if let winner = game.winner {
          Label("Wins", systemImage: winner.rawValue)
        } else if game.isOver {
          Text("Draw")
        } else {
          Text("Next: \(Image(systemName: game.turn.rawValue))")
        }
      }
      .font(.title2)
      .transition(.push(from: .bottom))
      .id(game.isOver)
      Button("New game", systemImage: "arrow.counterclockwise", action: game.reset)
        .buttonStyle(.bordered)
        .disabled(game.cells.allSatisfy { $0 == nil })
    }
    .padding()
    .animation(.bouncy, value: game.cells)
    .sheet(isPresented: .constant(false)) { Text("Again?") }
  }
}

struct CellView: View {
  @Bindable var game: Game
  let index: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(.quaternary)
      .overlay {
        if let mark = game.cells[index] {
          Image(systemName: mark.rawValue)
            .font(.system(size: 44, weight: .bold))
            .foregroundStyle(mark == .x ? Color.blue : .red)
            .transition(.scale(scale: 0.2).combined(with: .opacity))
        }
      }
      .onTapGesture { game.play(index) }
      .accessibilityAddTraits(.isButton)
      .accessibilityLabel(Text("Cell \(index + 1)"))
  }
}

#Preview { TicTacToe() }
