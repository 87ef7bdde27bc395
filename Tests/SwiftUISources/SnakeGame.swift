// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

enum Direction: CaseIterable {
  case up, down, left, right
  var vector: (dx: Int, dy: Int) {
    switch self {
    case .up: return (0, -1)
    case .down: return (0, 1)
    case .left: return (-1, 0)
    case .right: return (1, 0)
    }
  }
}

struct Cell: Hashable {
  var x: Int
  var y: Int
}

class SnakeModel: ObservableObject {
  let columns = 16, rows = 22
  @Published var body: [Cell] = [Cell(x: 5, y: 5)]
  @Published var food = Cell(x: 10, y: 10)
  @Published var isOver = false
  var direction = Direction.right
  var score: Int { body.count - 1 }

  func step() {
    guard !isOver, let head = body.first else { return }
    let v = direction.vector
    let next = Cell(x: (head.x + v.dx + columns) % columns, y: (head.y + v.dy + rows) % rows)
    if body.contains(next) {
      isOver = true
      return
    }
    body.insert(next, at: 0)
    if next == food {
      food = Cell(x: .random(in: 0..<columns), y: .random(in: 0..<rows))
    } else {
      body.removeLast()
    }
  }
}

struct SnakeGame: View {
  @StateObject private var model = SnakeModel()
  private let ticks = Timer.publish(every: 0.2, on: .main, in: .default).autoconnect()
  @AppStorage("snake.best") private var best = 0

  var body: some View {
    VStack {
      HStack {
        Text("Score \(model.score)").bold()
        Spacer()
        Text("Best \(best)").foregroundStyle(.secondary)
      }
      .monospacedDigit()
      GeometryReader { geo in
        let side = min(
          geo.size.width / CGFloat(model.columns), geo.size.height / CGFloat(model.rows))
        ZStack(alignment: .topLeading) {
          Color.green.opacity(0.1)
          ForEach(Array(model.body.enumerated()), id: \.offset) { i, cell in
            RoundedRectangle(cornerRadius: side / 4)
              .fill(i == 0 ? Color.green : Color.green.opacity(0.7))
              .frame(width: side - 1, height: side - 1)
              .position(x: (CGFloat(cell.x) + 0.5) * side, y: (CGFloat(cell.y) + 0.5) * side)
          }
          Text("🍎").font(.system(size: side * 0.9))
            .position(
              x: (CGFloat(model.food.x) + 0.5) * side, y: (CGFloat(model.food.y) + 0.5) * side)
        }
        .frame(width: side * CGFloat(model.columns), height: side * CGFloat(model.rows))
      }
      if model.isOver { Text("Game over").font(.title).foregroundColor(.red) }
    }
    .padding()
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 20)
        .onEnded { value in
          let t = value.translation
          if abs(t.width) > abs(t.height) {
            model.direction = t.width > 0 ? .right : .left
          } else {
            model.direction = t.height > 0 ? .down : .up
          }
        }
    )
    .onReceive(ticks) { _ in
      model.step()
      best = max(best, model.score)
    }
    .focusable()
    .onKeyPress(.upArrow) {
      model.direction = .up
      return .handled
    }
    .onKeyPress(.downArrow) {
      model.direction = .down
      return .handled
    }
  }
}

struct SnakeGame_Previews: PreviewProvider { static var previews: some View { SnakeGame() } }
