// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct LifeGrid: Equatable {
  private(set) var alive: Set<SIMD2<Int>>
  let columns: Int
  let rows: Int

  static let glider: Set<SIMD2<Int>> = [[1, 0], [2, 1], [0, 2], [1, 2], [2, 2]]
  static let pulsarArm: Set<SIMD2<Int>> = [
    [9, 12], [10, 12], [11, 12], [10, 13], [9, 14], [10, 15],
  ]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    alive = Self.glider.union(Self.pulsarArm).union(Self.glider.map { $0 &+ [12, 3] })
  }

  private func neighbors(_ cell: SIMD2<Int>) -> [SIMD2<Int>] {
    var result: [SIMD2<Int>] = []
    for dy in -1...1 {
      for dx in -1...1 where dx != 0 || dy != 0 {
        let next = cell &+ SIMD2(dx, dy)
        result.append(SIMD2((next.x + columns) % columns, (next.y + rows) % rows))
      }
    }
    return result
  }

  mutating func advance() {
    var counts: [SIMD2<Int>: Int] = [:]
    for cell in alive {
      for neighbor in neighbors(cell) { counts[neighbor, default: 0] += 1 }
    }
    alive = Set(counts.filter { $0.value == 3 || ($0.value == 2 && alive.contains($0.key)) }.keys)
  }

  mutating func set(_ x: Int, _ y: Int, _ on: Bool) {
    guard 0..<columns ~= x, 0..<rows ~= y else { return }
    if on { alive.insert([x, y]) } else { alive.remove([x, y]) }
  }

  mutating func clear() { alive = [] }
}

struct GameOfLifeGrid: View {
  @State private var grid = LifeGrid(columns: 24, rows: 32)
  @State private var running = false
  @State private var generation = 0
  @State private var speed = 6.0

  var body: some View {
    VStack {
      GeometryReader { proxy in
        let cell = max(1, proxy.size.width / CGFloat(grid.columns))
        Canvas(opaque: true, rendersAsynchronously: false) { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0.1)))
          var lines = Path()
          for i in 0...grid.columns {
            lines.move(to: CGPoint(x: CGFloat(i) * cell, y: 0))
            lines.addLine(to: CGPoint(x: CGFloat(i) * cell, y: CGFloat(grid.rows) * cell))
          }
          for i in 0...grid.rows {
            lines.move(to: CGPoint(x: 0, y: CGFloat(i) * cell))
            lines.addLine(to: CGPoint(x: size.width, y: CGFloat(i) * cell))
          }
          context.stroke(lines, with: .color(Color(white: 0.18)), lineWidth: 0.5)
          for position in grid.alive {
            let rect = CGRect(
              x: CGFloat(position.x) * cell, y: CGFloat(position.y) * cell, width: cell,
              height: cell)
            context.fill(Path(ellipseIn: rect.insetBy(dx: 1, dy: 1)), with: .color(.green))
          }
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              grid.set(Int(value.location.x / cell), Int(value.location.y / cell), true)
            })
      }
      .aspectRatio(24 / 32, contentMode: .fit)
      HStack {
        Text("Generation \(generation)").monospacedDigit()
        Spacer()
        Text("\(grid.alive.count) alive").foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      Slider(value: $speed, in: 1...20) { Text("Speed") }
        .padding(.horizontal)
      HStack {
        Button(running ? "Stop" : "Start") { running.toggle() }
          .buttonStyle(.borderedProminent)
        Button("Step", action: step)
        Button("Clear", role: .destructive) { grid.clear() }
      }
      .buttonStyle(.bordered)
    }
    .task(id: running) {
      while running, !Task.isCancelled {
        step()
        try? await Task.sleep(nanoseconds: UInt64(1_000_000_000 / speed))
      }
    }
  }

  private func step() {
    grid.advance()
    generation += 1
  }
}

#Preview {
  GameOfLifeGrid()
}
