// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

class Cell: ObservableObject, Identifiable {
  enum Status: Equatable {
    case normal
    case exposed(Int)
    case bomb
  }

  let row: Int
  let column: Int
  @Published var status: Status
  @Published var isOpened = false
  @Published var isFlagged = false

  init(row: Int, column: Int, isBomb: Bool) {
    self.row = row
    self.column = column
    self.status = isBomb ? .bomb : .normal
  }
}

class GameManager: ObservableObject {
  @Published var board: [[Cell]]
  @Published var showResult = false
  var isWon = false
  let size = 8

  init(bombs: Set<Int> = [3, 12, 18, 29, 33, 47, 54, 60]) {
    board = (0..<8).map { row in
      (0..<8).map { column in
        Cell(row: row, column: column, isBomb: bombs.contains(row * 8 + column))
      }
    }
    reveal(board[5][3])
  }

  func click(on cell: Cell) {
    guard !cell.isFlagged, !cell.isOpened else { return }
    if cell.status == .bomb {
      cell.isOpened = true
      isWon = false
      showResult = true
    } else {
      reveal(cell)
      if board.joined().filter({ !$0.isOpened }).allSatisfy({ $0.status == .bomb }) {
        isWon = true
        showResult = true
      }
    }
    objectWillChange.send()
  }

  func toggleFlag(on cell: Cell) {
    guard !cell.isOpened else { return }
    cell.isFlagged = !cell.isFlagged
    self.objectWillChange.send()
  }

  func neighbors(of cell: Cell) -> [Cell] {
    var result: [Cell] = []
    for row in max(0, cell.row - 1)...min(size - 1, cell.row + 1) {
      for column in max(0, cell.column - 1)...min(size - 1, cell.column + 1)
      where row != cell.row || column != cell.column {
        result.append(board[row][column])
      }
    }
    return result
  }

  private func reveal(_ cell: Cell) {
    guard !cell.isOpened, cell.status != .bomb else { return }
    let around = neighbors(of: cell)
    let count = around.filter { $0.status == .bomb }.count
    cell.status = .exposed(count)
    cell.isOpened = true
    if count == 0 { around.forEach(reveal) }
  }
}

struct CellView: View {
  @EnvironmentObject var game: GameManager
  @ObservedObject var cell: Cell

  var body: some View {
    ZStack {
      Rectangle()
        .fill(cell.isOpened ? Color(white: 0.88) : Color(white: 0.65))
        .border(Color.white, width: 1)
      if cell.isOpened {
        switch cell.status {
        case .exposed(let count) where count > 0:
          Text("\(count)")
            .font(.system(.title3, design: .monospaced).bold())
            .foregroundColor([.blue, .green, .red, .purple][min(count, 4) - 1])
        case .bomb:
          Image(systemName: "burst.fill").foregroundColor(.red)
        default:
          EmptyView()
        }
      } else if cell.isFlagged {
        Image(systemName: "flag.fill").foregroundColor(.orange)
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .onTapGesture { game.click(on: cell) }
    .onLongPressGesture { game.toggleFlag(on: cell) }
  }
}

struct MinesweeperGrid: View {
  @StateObject private var game = GameManager()

  var body: some View {
    VStack(spacing: 20) {
      Text("Mines").font(.largeTitle).fontWeight(.thin)
      VStack(spacing: 0) {
        ForEach(0..<game.board.count, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<game.board[row].count, id: \.self) { col in
              CellView(cell: game.board[row][col])
            }
          }
        }
      }
      .padding(8)
      .background(Color.gray)
      .padding()
    }
    .environmentObject(game)
    .alert(isPresented: $game.showResult) {
      Alert(
        title: Text(game.isWon ? "You won!" : "You lost!"),
        dismissButton: Alert.Button.default(Text("OK")))
    }
  }
}

struct MinesweeperGrid_Previews: PreviewProvider {
  static var previews: some View {
    MinesweeperGrid()
  }
}
