// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct DieFace: View {
  let value: Int

  private var dots: [UnitPoint] {
    let corners: [UnitPoint] = [.topLeading, .bottomTrailing]
    let others: [UnitPoint] = [.topTrailing, .bottomLeading]
    switch value {
    case 1: return [.center]
    case 2: return corners
    case 3: return corners + [.center]
    case 4: return corners + others
    case 5: return corners + others + [.center]
    default: return corners + others + [.leading, .trailing]
    }
  }

  var body: some View {
    GeometryReader { proxy in
      let inset = proxy.size.width * 0.22
      let inner = proxy.size.width - inset * 2
      RoundedRectangle(cornerRadius: proxy.size.width * 0.18)
        .fill(.white.shadow(.inner(color: .black.opacity(0.25), radius: 4, y: -3)))
      ForEach(dots.indices, id: \.self) { i in
        Circle()
          .fill(.black)
          .frame(width: proxy.size.width * 0.17)
          .position(x: inset + dots[i].x * inner, y: inset + dots[i].y * inner)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct DiceRoller: View {
  @State private var values = [3, 5]
  @State private var count = 2
  @State private var rotation = 0.0
  @State private var history: [Int] = [8, 11, 4]
  @State private var rolling = false

  var body: some View {
    VStack(spacing: 30) {
      Text("\(values.reduce(0, +))")
        .font(.system(size: 72, weight: .black, design: .rounded))
        .contentTransition(.numericText())
        .foregroundStyle(.white)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 120))], spacing: 20) {
        ForEach(values.indices, id: \.self) { index in
          DieFace(value: values[index])
            .rotation3DEffect(.degrees(rotation), axis: (x: 1, y: 0.5, z: 0))
        }
      }
      .padding(.horizontal, 40)
      Stepper("Dice: \(count)", value: $count, in: 1...6)
        .foregroundStyle(.white)
        .padding(.horizontal, 40)
        .onChange(of: count) { _, new in
          withAnimation { values = (0..<new).map { _ in Int.random(in: 1...6) } }
        }
      Button {
        Task { await roll() }
      } label: {
        Label("Roll", systemImage: "dice.fill")
          .font(.title2.bold())
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .tint(.yellow)
      .foregroundStyle(.black)
      .padding(.horizontal, 40)
      .disabled(rolling)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(history.indices.reversed(), id: \.self) { i in
            Text("\(history[i])")
              .frame(width: 40, height: 40)
              .background(.white.opacity(0.2), in: .circle)
              .foregroundStyle(.white)
          }
        }
        .padding(.horizontal)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.05, green: 0.35, blue: 0.22).gradient)
    .sensoryFeedback(.impact(weight: .heavy), trigger: history.count)
  }

  @MainActor
  private func roll() async {
    rolling = true
    for step in 0..<8 {
      withAnimation(.linear(duration: 0.08)) { rotation += 90 }
      values = values.map { _ in Int.random(in: 1...6) }
      try? await Task.sleep(for: .milliseconds(60 + step * 15))
    }
    history.append(values.reduce(0, +))
    rolling = false
  }
}

#Preview {
  DiceRoller()
}
