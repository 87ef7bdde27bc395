// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct FloatingButton: View {
  @State private var isExpanded = false
  @State private var corner: Alignment = .bottomTrailing
  @State private var drag: CGSize = .zero
  let icons = ["camera.fill", "photo.fill", "message.fill", "envelope.fill"]

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: corner) {
        Color(.systemGroupedBackground).ignoresSafeArea()
        ZStack {
          ForEach(icons.indices, id: \.self) { i in
            let angle = Double(i) / Double(icons.count - 1) * .pi / 2
            circle(icons[i], 48, .teal)
              .offset(
                x: isExpanded ? (isLeading ? 1 : -1) * cos(angle) * 110 : 0,
                y: isExpanded ? (isTop ? 1 : -1) * sin(angle) * 110 : 0
              )
              .opacity(isExpanded ? 1 : 0)
              .scaleEffect(isExpanded ? 1 : 0.2)
              .animation(
                Animation.spring(response: 0.4, dampingFraction: 0.6).delay(Double(i) * 0.04),
                value: isExpanded)
          }
          circle("plus", 64, .blue)
            .rotationEffect(.degrees(isExpanded ? 45 : 0))
            .animation(.spring(), value: isExpanded)
            .onTapGesture { isExpanded.toggle() }
        }
        .offset(drag)
        .padding(24)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { drag = $0.translation }
            .onEnded { value in
              let end = value.predictedEndLocation
              withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) {
                switch (end.x < proxy.size.width / 2, end.y < proxy.size.height / 2) {
                case (true, true): corner = .topLeading
                case (true, false): corner = .bottomLeading
                case (false, true): corner = .topTrailing
                case (false, false): corner = .bottomTrailing
                }
                drag = .zero
              }
            }
        )
      }
    }
  }

  private var isLeading: Bool { corner == .topLeading || corner == .bottomLeading }
  private var isTop: Bool { corner == .topLeading || corner == .topTrailing }

  private func circle(_ icon: String, _ size: CGFloat, _ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: size, height: size)
      .overlay(Image(systemName: icon).font(.system(size: size * 0.4)).foregroundColor(.white))
      .shadow(color: color.opacity(0.4), radius: 8, x: 0, y: 4)
  }
}

#Preview { FloatingButton() }
