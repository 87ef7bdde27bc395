import SwiftUI

struct GooeyMenu: View {
  @State private var dragOffset: CGSize = .zero
  @State private var expanded = false

  var body: some View {
    VStack {
      Rectangle()
        .fill(.linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
        .mask {
          Canvas { context, size in
            context.addFilter(.blur(radius: 20))
            context.drawLayer { ctx in
              for index in [1, 2] {
                if let resolved = context.resolveSymbol(id: index) {
                  ctx.draw(resolved, at: CGPoint(x: size.width / 2, y: size.height / 2))
                }
              }
            }
          } symbols: {
            Circle().frame(width: 120, height: 120).tag(1)
            Circle().frame(width: 120, height: 120).offset(dragOffset).tag(2)
          }
        }
        .gesture(
          DragGesture()
            .onChanged { dragOffset = $0.translation }
            .onEnded { _ in
              withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7)) {
                dragOffset = .zero
              }
            }
        )
    }
  }
}

#Preview { GooeyMenu() }
