// Part of Snapback, under the MIT licence; see LICENSE.

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
              let middle = CGRect(
                x: size.width / 2 - 60, y: size.height / 2 - 60, width: 120, height: 120)
              for offset in [CGSize.zero, dragOffset] {
                let place = middle.offsetBy(dx: offset.width, dy: offset.height)
                ctx.fill(Path(ellipseIn: place), with: .color(.black))
              }
            }
          }
        }
        .gesture(
          DragGesture()
            .onChanged { dragOffset = $0.translation }
            .onEnded { _ in
              withAnimation(
                .interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7)
              ) {
                dragOffset = .zero
              }
            }
        )
    }
  }
}

#Preview { GooeyMenu() }
