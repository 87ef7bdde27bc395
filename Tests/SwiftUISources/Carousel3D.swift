// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Carousel3D: View {
  let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo]
  @State private var snapped = 0.0
  @State private var dragging = 0.0

  func distance(_ item: Int) -> Double {
    (dragging - Double(item)).remainder(dividingBy: Double(colors.count))
  }

  func xOffset(_ item: Int) -> Double {
    let angle = Double.pi * 2 / Double(colors.count) * distance(item)
    return sin(angle) * 200
  }

  var body: some View {
    ZStack {
      ForEach(colors.indices, id: \.self) { index in
        ZStack {
          RoundedRectangle(cornerRadius: 18).fill(colors[index])
          Text("\(index)").font(.system(size: 60, weight: .black)).foregroundColor(.white)
        }
        .frame(width: 200, height: 260)
        .scaleEffect(1.0 - abs(distance(index)) * 0.2)
        .opacity(1.0 - abs(distance(index)) * 0.3)
        .offset(x: xOffset(index), y: 0)
        .zIndex(1.0 - abs(distance(index)) * 0.1)
      }
    }
    .gesture(
      DragGesture()
        .onChanged { value in
          dragging = snapped + value.translation.width / 100
        }
        .onEnded { value in
          withAnimation {
            dragging = snapped + value.predictedEndTranslation.width / 100
            dragging = round(dragging).remainder(dividingBy: Double(colors.count))
            snapped = dragging
          }
        }
    )
  }
}

struct PagedCarousel: View {
  @State private var current: Int? = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 16) {
          ForEach(0..<8, id: \.self) { i in
            RoundedRectangle(cornerRadius: 25)
              .fill(Color(hue: Double(i) / 8, saturation: 0.7, brightness: 0.95).gradient)
              .containerRelativeFrame(.horizontal)
              .frame(height: 220)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.85)
                  .opacity(phase.isIdentity ? 1 : 0.6)
                  .rotation3DEffect(.degrees(phase.value * -20), axis: (x: 0, y: 1, z: 0))
              }
              .id(i)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      HStack {
        ForEach(0..<8, id: \.self) { i in
          Circle()
            .fill(i == (current ?? 0) ? Color.primary : Color.secondary.opacity(0.3))
            .frame(width: 8, height: 8)
            .onTapGesture { withAnimation { current = i } }
        }
      }
      .animation(.snappy, value: current)
    }
  }
}

#Preview("3D") { Carousel3D() }
#Preview("Paged") { PagedCarousel() }
