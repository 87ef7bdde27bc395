// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Block: Hashable {
  var x: Int
  var y: Int
}

struct Piece {
  var blocks: [Block]
  var color: Color
  var origin: Block

  static let all: [([Block], Color)] = [
    ([Block(x: -1, y: 0), Block(x: 0, y: 0), Block(x: 1, y: 0), Block(x: 0, y: 1)], .purple),
    ([Block(x: -1, y: 0), Block(x: 0, y: 0), Block(x: 1, y: 0), Block(x: 2, y: 0)], .cyan),
    ([Block(x: 0, y: 0), Block(x: 1, y: 0), Block(x: 0, y: 1), Block(x: 1, y: 1)], .yellow),
    ([Block(x: -1, y: 0), Block(x: 0, y: 0), Block(x: 1, y: 0), Block(x: 1, y: 1)], .orange),
    ([Block(x: -1, y: 0), Block(x: 0, y: 0), Block(x: 0, y: 1), Block(x: 1, y: 1)], .green),
  ]

  var cells: [Block] { blocks.map { Block(x: $0.x + origin.x, y: $0.y + origin.y) } }

  func rotated() -> Piece {
    var copy = self
    copy.blocks = blocks.map { Block(x: -$0.y, y: $0.x) }
    return copy
  }

  func moved(_ dx: Int, _ dy: Int) -> Piece {
    var copy = self
    copy.origin.x += dx
    copy.origin.y += dy
    return copy
  }
}

class TetrisModel: ObservableObject {
  let width = 10
  let height = 18
  @Published var board: [[Color?]]
  @Published var piece: Piece
  @Published var lines = 0
  @Published var paused = true

  init() {
    var start = [[Color?]](repeating: [Color?](repeating: nil, count: 10), count: 18)
    for x in 0..<10 where x != 4 {
      start[17][x] = [.purple, .cyan, .orange][x % 3]
      if x > 5 { start[16][x] = .green }
    }
    board = start
    piece = Piece(blocks: Piece.all[0].0, color: Piece.all[0].1, origin: Block(x: 4, y: 3))
  }

  private func fits(_ piece: Piece) -> Bool {
    piece.cells.allSatisfy { cell in
      cell.x >= 0 && cell.x < width && cell.y < height
        && (cell.y < 0 || board[cell.y][cell.x] == nil)
    }
  }

  func tryMove(_ candidate: Piece) -> Bool {
    guard fits(candidate) else { return false }
    piece = candidate
    return true
  }

  func step() {
    guard !paused else { return }
    if !tryMove(piece.moved(0, 1)) { lock() }
  }

  func drop() {
    while tryMove(piece.moved(0, 1)) {}
    lock()
  }

  private func lock() {
    for cell in piece.cells where cell.y >= 0 { board[cell.y][cell.x] = piece.color }
    board.removeAll { row in row.allSatisfy { $0 != nil } }
    let cleared = height - board.count
    lines += cleared
    for _ in 0..<cleared {
      board.insert([Color?](repeating: nil, count: width), at: 0)
    }
    let next = Piece.all[(lines + piece.blocks.count + piece.origin.x) % Piece.all.count]
    piece = Piece(blocks: next.0, color: next.1, origin: Block(x: 4, y: 0))
  }
}

struct TetrisBoard: View {
  @StateObject var model = TetrisModel()
  @State private var lastX = 0
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      HStack {
        Text("Lines \(model.lines)")
        Spacer()
        Button(model.paused ? "Play" : "Pause") { model.paused.toggle() }
      }
      .font(.title3.bold())
      .foregroundColor(.white)
      .padding(.horizontal, 40)
      Canvas { context, size in
        let cell = min(size.width / CGFloat(model.width), size.height / CGFloat(model.height))
        let origin = CGPoint(
          x: (size.width - cell * CGFloat(model.width)) / 2,
          y: (size.height - cell * CGFloat(model.height)) / 2)
        func rect(_ x: Int, _ y: Int) -> CGRect {
          CGRect(
            x: origin.x + CGFloat(x) * cell, y: origin.y + CGFloat(y) * cell, width: cell,
            height: cell
          )
          .insetBy(dx: 1, dy: 1)
        }
        for y in 0..<model.height {
          for x in 0..<model.width {
            let path = Path(roundedRect: rect(x, y), cornerRadius: 3)
            if let color = model.board[y][x] {
              context.fill(path, with: .color(color))
            } else {
              context.stroke(path, with: .color(.white.opacity(0.08)))
            }
          }
        }
        for block in model.piece.cells {
          context.fill(
            Path(roundedRect: rect(block.x, block.y), cornerRadius: 3),
            with: .linearGradient(
              Gradient(colors: [.white, model.piece.color]),
              startPoint: rect(block.x, block.y).origin,
              endPoint: CGPoint(x: rect(block.x, block.y).maxX, y: rect(block.x, block.y).maxY)))
        }
      }
      .gesture(
        DragGesture(minimumDistance: 10)
          .onChanged { value in
            let column = Int(value.translation.width / 25)
            if column != lastX {
              _ = model.tryMove(model.piece.moved(column > lastX ? 1 : -1, 0))
              lastX = column
            }
          }
          .onEnded { value in
            lastX = 0
            if value.predictedEndTranslation.height > 300 { model.drop() }
          }
      )
      .simultaneousGesture(
        TapGesture().onEnded { _ = model.tryMove(model.piece.rotated()) })
    }
    .padding(.vertical)
    .background(Color(red: 0.06, green: 0.06, blue: 0.16).edgesIgnoringSafeArea(.all))
    .onReceive(timer) { _ in model.step() }
  }
}

struct TetrisBoard_Previews: PreviewProvider {
  static var previews: some View {
    TetrisBoard()
  }
}
