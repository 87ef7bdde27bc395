// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct QuarterRing: Shape {
  let index: Int

  func path(in rect: CGRect) -> Path {
    var p = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    p.addArc(
      center: center, radius: rect.width * 0.39, startAngle: .degrees(Double(index) * 90 + 3),
      endAngle: .degrees(Double(index) * 90 + 87), clockwise: false)
    return p.strokedPath(.init(lineWidth: rect.width * 0.2, lineCap: .butt))
  }
}

@Observable
@MainActor
final class SimonGame {
  enum Phase { case waiting, showing, playing, lost }

  var phase = Phase.waiting
  var lit: Int?
  var sequence: [Int] = []
  private var position = 0

  var message: String {
    switch phase {
    case .waiting: "Press start"
    case .showing: "Watch…"
    case .playing: "Your turn"
    case .lost: "Score \(max(0, sequence.count - 1))"
    }
  }

  func start() async {
    sequence = []
    await addStep()
  }

  func press(_ index: Int) async {
    guard phase == .playing else { return }
    lit = index
    try? await Task.sleep(for: .seconds(0.15))
    lit = nil
    guard sequence[position] == index else {
      phase = .lost
      return
    }
    position += 1
    if position == sequence.count {
      try? await Task.sleep(for: .seconds(0.5))
      await addStep()
    }
  }

  private func addStep() async {
    phase = .showing
    position = 0
    sequence.append(Int.random(in: 0..<4))
    for step in sequence {
      try? await Task.sleep(for: .seconds(0.25))
      lit = step
      try? await Task.sleep(for: .seconds(0.35))
      lit = nil
    }
    phase = .playing
  }
}

struct SimonSays: View {
  @State private var game = SimonGame()
  private let colors: [Color] = [.blue, .yellow, .green, .red]

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      ZStack {
        ForEach(0..<4, id: \.self) { index in
          QuarterRing(index: index)
            .fill(colors[index].opacity(game.lit == index ? 1 : 0.45))
            .contentShape(QuarterRing(index: index))
            .brightness(game.lit == index ? 0.2 : 0)
            .shadow(color: colors[index], radius: game.lit == index ? 24 : 0)
            .onTapGesture {
              Task { await game.press(index) }
            }
        }
        VStack(spacing: 8) {
          Text(game.message)
            .font(.headline)
          if game.phase == .waiting || game.phase == .lost {
            Button("Start") {
              Task { await game.start() }
            }
            .buttonStyle(.bordered)
            .tint(.white)
          } else {
            Text("\(game.sequence.count)")
              .font(.largeTitle.monospacedDigit().bold())
          }
        }
        .foregroundStyle(.white)
      }
      .aspectRatio(1, contentMode: .fit)
      .padding()
      .animation(.easeOut(duration: 0.1), value: game.lit)
    }
  }
}

#Preview {
  SimonSays()
}
