// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct SlidingPuzzle: View {
  @Namespace private var board
  @State private var tiles = [1, 2, 3, 4, 5, 6, 0, 8, 9, 10, 7, 12, 13, 14, 11, 15]
  @State private var moves = 0
  @State private var showsNumbers = true
  @GestureState(reset: { _, transaction in transaction.animation = .snappy })
  private var drag: (tile: Int, offset: CGSize) = (0, .zero)

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 6), count: 4)

  private var isSolved: Bool { tiles == Array(1...15) + [0] }

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Label("\(moves)", systemImage: "arrow.left.arrow.right")
        Spacer()
        Toggle("Numbers", isOn: $showsNumbers).fixedSize()
      }
      LazyVGrid(columns: columns, spacing: 6) {
        ForEach(tiles, id: \.self) { tile in
          if tile == 0 {
            Color.clear.aspectRatio(1, contentMode: .fit)
          } else {
            tileView(tile)
          }
        }
      }
      .padding(6)
      .background(Color.brown.opacity(0.4), in: .rect(cornerRadius: 14))
      if isSolved {
        Text("Solved!")
          .font(.title.bold())
          .foregroundStyle(.green)
          .transition(.scale.animation(.bouncy))
      }
      Button("Shuffle", systemImage: "shuffle", action: shuffle)
        .buttonStyle(.borderedProminent)
        .tint(.brown)
    }
    .padding()
  }

  private func tileView(_ tile: Int) -> some View {
    GeometryReader { geo in
      RoundedRectangle(cornerRadius: 10)
        .fill(
          Color(hue: Double(tile) / 20, saturation: 0.35 + Double(tile % 4) * 0.1, brightness: 0.9)
            .gradient
        )
        .overlay {
          if showsNumbers {
            Text(tile, format: .number)
              .font(.system(size: geo.size.width * 0.42, weight: .bold, design: .rounded))
              .foregroundStyle(.white)
          }
        }
    }
    .aspectRatio(1, contentMode: .fit)
    .shadow(radius: 1, y: 1)
    .offset(drag.tile == tile ? drag.offset : .zero)
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($drag) { value, state, _ in
          guard let axis = direction(of: tile) else { return }
          let limit: CGFloat = 84
          let w =
            axis.width == 0 ? 0 : clamp(value.translation.width * axis.width, limit) * axis.width
          let h =
            axis.height == 0
            ? 0 : clamp(value.translation.height * axis.height, limit) * axis.height
          state = (tile, CGSize(width: w, height: h))
        }
        .onEnded { value in
          let moved = max(abs(value.translation.width), abs(value.translation.height))
          if direction(of: tile) != nil, moved < 4 || moved > 40 { swap(tile) }
        }
    )
  }

  private func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(limit, value)) }

  private func direction(of tile: Int) -> CGSize? {
    guard let from = tiles.firstIndex(of: tile), let gap = tiles.firstIndex(of: 0) else {
      return nil
    }
    let dx = gap % 4 - from % 4
    let dy = gap / 4 - from / 4
    guard abs(dx) + abs(dy) == 1 else { return nil }
    return CGSize(width: dx, height: dy)
  }

  private func swap(_ tile: Int) {
    guard let from = tiles.firstIndex(of: tile), let gap = tiles.firstIndex(of: 0) else { return }
    withAnimation(.snappy(duration: 0.25)) {
      tiles.swapAt(from, gap)
      moves += 1
    }
  }

  private func shuffle() {
    withAnimation(.bouncy) {
      tiles.shuffle()
      moves = 0
    }
  }
}

#Preview(traits: .portrait) {
  SlidingPuzzle()
}
