// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct NumberTile: Identifiable, Equatable {
  let id: Int
  var value: Int
  var row: Int
  var column: Int
}

enum MoveDirection { case up, down, left, right }

final class Game2048Logic: ObservableObject {
  @Published private(set) var tiles: [NumberTile] = []
  @Published private(set) var score = 0
  private var nextID = 0

  init() {
    place(2, 0, 1)
    place(4, 1, 1)
    place(8, 3, 0)
    place(128, 2, 3)
    place(1024, 3, 3)
  }

  private func place(_ value: Int, _ row: Int, _ column: Int) {
    tiles.append(NumberTile(id: nextID, value: value, row: row, column: column))
    nextID += 1
  }

  func move(_ direction: MoveDirection) {
    var moved = false
    var result: [NumberTile] = []
    for line in 0..<4 {
      var tilesInLine = tiles.filter {
        direction == .left || direction == .right ? $0.row == line : $0.column == line
      }
      tilesInLine.sort { position($0, direction) < position($1, direction) }
      var packed: [NumberTile] = []
      var mergedLast = false
      for tile in tilesInLine {
        if let last = packed.last, last.value == tile.value, !mergedLast {
          var merged = tile
          merged.value *= 2
          score += merged.value
          packed[packed.count - 1] = merged
          mergedLast = true
          moved = true
        } else {
          packed.append(tile)
          mergedLast = false
        }
      }
      for (index, tile) in packed.enumerated() {
        var new = tile
        switch direction {
        case .left: new.column = index
        case .right: new.column = 3 - index
        case .up: new.row = index
        case .down: new.row = 3 - index
        }
        if new.row != tile.row || new.column != tile.column { moved = true }
        result.append(new)
      }
    }
    guard moved else { return }
    tiles = result.sorted { $0.id < $1.id }
    spawn()
  }

  private func position(_ tile: NumberTile, _ direction: MoveDirection) -> Int {
    switch direction {
    case .left: return tile.column
    case .right: return -tile.column
    case .up: return tile.row
    case .down: return -tile.row
    }
  }

  private func spawn() {
    let free = (0..<16).filter { cell in
      !tiles.contains { $0.row == cell / 4 && $0.column == cell % 4 }
    }
    guard let cell = free.randomElement() else { return }
    place(Bool.random() ? 2 : 4, cell / 4, cell % 4)
  }
}

struct Game2048: View {
  @StateObject private var game = Game2048Logic()
  private let cell: CGFloat = 74
  private let gap: CGFloat = 10

  private func color(_ value: Int) -> Color {
    switch value {
    case 2: return Color(red: 0.93, green: 0.89, blue: 0.85)
    case 4: return Color(red: 0.93, green: 0.88, blue: 0.78)
    case 8: return Color(red: 0.95, green: 0.69, blue: 0.47)
    case 16, 32: return Color(red: 0.96, green: 0.49, blue: 0.37)
    case 64...256: return Color(red: 0.93, green: 0.81, blue: 0.45)
    default: return Color(red: 0.93, green: 0.76, blue: 0.18)
    }
  }

  private func offset(_ index: Int) -> CGFloat { CGFloat(index) * (cell + gap) + gap }

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Text("2048").font(.system(size: 48).weight(.black))
        Spacer()
        VStack {
          Text("SCORE").font(.caption.bold())
          Text("\(game.score)").font(.title3.bold())
            .animation(nil, value: game.score)
        }
        .padding(10)
        .foregroundColor(.white)
        .background(Color(white: 0.6))
        .cornerRadius(6)
      }
      .padding(.horizontal, 24)
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color(red: 0.73, green: 0.68, blue: 0.63))
        ForEach(0..<16) { i in
          RoundedRectangle(cornerRadius: 5)
            .fill(Color.white.opacity(0.25))
            .frame(width: cell, height: cell)
            .offset(x: offset(i % 4), y: offset(i / 4))
        }
        ForEach(game.tiles) { tile in
          Text("\(tile.value)")
            .font(.system(size: tile.value > 512 ? 26 : 34, weight: .bold, design: .rounded))
            .foregroundColor(tile.value < 8 ? Color(white: 0.4) : .white)
            .frame(width: cell, height: cell)
            .background(RoundedRectangle(cornerRadius: 5).fill(color(tile.value)))
            .transition(.scale(scale: 0.1).combined(with: .opacity))
            .offset(x: offset(tile.column), y: offset(tile.row))
            .zIndex(Double(tile.value))
        }
      }
      .frame(width: offset(4), height: offset(4))
      .gesture(
        DragGesture(minimumDistance: 24)
          .onEnded { value in
            let t = value.translation
            let direction: MoveDirection
            if abs(t.width) > abs(t.height) {
              direction = t.width > 0 ? .right : .left
            } else {
              direction = t.height > 0 ? .down : .up
            }
            withAnimation(.easeInOut(duration: 0.18)) { game.move(direction) }
          })
      Text("Swipe to move the tiles").foregroundColor(.secondary)
    }
  }
}

struct Game2048_Previews: PreviewProvider {
  static var previews: some View {
    Game2048()
  }
}
