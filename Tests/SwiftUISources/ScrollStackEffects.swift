// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ScrollStackEffects: View {
  @State private var position: Int?
  @State private var scrolled: CGFloat = 0
  @State private var phase: ScrollPhase = .idle

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView(.horizontal) {
        LazyHStack(spacing: 20) {
          ForEach(0..<8, id: \.self) { index in
            card(index)
              .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 20)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content
                  .opacity(phase.isIdentity ? 1 : 0.4)
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .rotation3DEffect(.degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $position)
      .scrollIndicators(.hidden)
      .onScrollPhaseChange { _, new in phase = new }
      .frame(height: 300)

      ScrollView {
        VStack(spacing: 12) {
          ForEach(0..<15) { row in
            RoundedRectangle(cornerRadius: 16)
              .fill(Color(hue: Double(row) / 15, saturation: 0.4, brightness: 1))
              .frame(height: 70)
              .overlay(Text("Row \(row)"))
              .visualEffect { content, proxy in
                let y = proxy.frame(in: .scrollView(axis: .vertical)).minY
                return
                  content
                  .scaleEffect(y < 0 ? 1 + y / 500 : 1, anchor: .bottom)
                  .offset(y: y < 0 ? -y * 0.8 : 0)
                  .blur(radius: y < 0 ? -y / 25 : 0)
              }
              .zIndex(-Double(row))
          }
        }
        .padding()
      }
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, new in
        scrolled = new
      }
      .scrollBounceBehavior(.basedOnSize)
    }
  }

  private var header: some View {
    HStack {
      Text("Card \(position.map { $0 + 1 } ?? 1)")
        .contentTransition(.numericText())
        .animation(.snappy, value: position)
      Spacer()
      Group {
        switch phase {
        case .idle: Text("idle")
        case .tracking, .interacting: Text("hand")
        case .decelerating: Text("gliding")
        case .animating: Text("animating")
        @unknown default: Text("?")
        }
      }
      .foregroundStyle(.secondary)
      Button("Next") {
        withAnimation(.spring(duration: 0.6, bounce: 0.3)) { position = ((position ?? 0) + 1) % 8 }
      }
    }
    .font(.headline)
    .padding()
    .background(.regularMaterial)
    .shadow(radius: min(8, max(0, scrolled / 10)))
  }

  private func card(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 30, style: .continuous)
      .fill(
        LinearGradient(
          colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .hueRotation(.degrees(Double(index) * 40))
      .overlay {
        Image(systemName: "\(index + 1).circle.fill").font(.system(size: 80)).foregroundStyle(
          .white, .white.opacity(0.3))
      }
  }
}

#Preview {
  ScrollStackEffects()
}
