// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Mood: Identifiable, Equatable {
  let id: String
  let colors: [Color]

  static let all = [
    Mood(id: "Calm", colors: [.teal, .mint, .cyan, .blue, .teal, .indigo, .cyan, .blue, .mint]),
    Mood(id: "Bold", colors: [.red, .orange, .yellow, .pink, .red, .orange, .purple, .pink, .red]),
    Mood(
      id: "Deep",
      colors: [.black, .indigo, .purple, .indigo, .blue, .black, .purple, .black, .indigo]),
  ]
}

struct SwipeToggle: View {
  @Binding var index: Int
  let titles: [String]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(titles.indices, id: \.self) { i in
        Text(titles[i])
          .font(.callout.weight(.semibold))
          .foregroundStyle(i == index ? .black : .white)
          .frame(maxWidth: .infinity)
          .frame(height: 44)
          .contentShape(.capsule)
          .onTapGesture { index = i }
      }
    }
    .background(alignment: .leading) {
      GeometryReader { proxy in
        Capsule()
          .fill(.white)
          .frame(width: proxy.size.width / CGFloat(titles.count))
          .offset(x: proxy.size.width / CGFloat(titles.count) * CGFloat(index))
      }
    }
    .padding(4)
    .background(.black.opacity(0.25), in: .capsule)
    .animation(.spring(duration: 0.45, bounce: 0.25), value: index)
  }
}

struct MeshMoods: View {
  @State private var index = 0
  @State private var entries: [String] = ["Walked along the shore."]
  @State private var glow = false

  private var mood: Mood { Mood.all[index] }

  var body: some View {
    ZStack {
      TimelineView(.animation) { context in
        let t = context.date.timeIntervalSinceReferenceDate
        let x = Float(0.5 + 0.25 * sin(t * 0.7))
        let y = Float(0.5 + 0.2 * cos(t * 0.9))
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0],
            [0, 0.5], [x, y], [1, 0.5],
            [0, 1], [0.5, 1], [1, 1],
          ], colors: mood.colors, smoothsColors: true)
      }
      .ignoresSafeArea()
      .animation(.easeInOut(duration: 1), value: index)

      VStack(spacing: 24) {
        Text(mood.id)
          .font(.system(size: 64, weight: .black, design: .serif))
          .foregroundStyle(.white)
          .blendMode(.overlay)
          .id(mood.id)
          .transition(.blurReplace)
        SwipeToggle(index: $index.animation(), titles: Mood.all.map(\.id))
        VStack(alignment: .leading, spacing: 12) {
          ForEach(entries, id: \.self) { entry in
            Text(entry)
              .transition(.push(from: .bottom))
          }
          Button("Add an entry", systemImage: "square.and.pencil") {
            withAnimation(.smooth) {
              entries.append("Entry \(entries.count + 1), feeling \(mood.id.lowercased()).")
            }
          }
          .symbolEffect(.wiggle, value: entries.count)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(20)
        .background(
          .ultraThinMaterial,
          in: UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30))
        Circle()
          .fill(
            EllipticalGradient(
              colors: [.white, mood.colors[1].mix(with: .white, by: 0.4), .clear], center: .center,
              startRadiusFraction: 0, endRadiusFraction: 0.5)
          )
          .frame(width: 160, height: 160)
          .scaleEffect(glow ? 1.2 : 0.9)
          .animation(.easeInOut(duration: 2).repeatForever(), value: glow)
      }
      .padding(28)
    }
    .onAppear { glow = true }
  }
}

#Preview {
  MeshMoods()
}
