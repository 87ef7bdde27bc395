import SwiftUI

/// A spotlight that is dragged over a hidden picture, and its inverse below.
struct CanvasClipToLayer: View {
  @State private var spot = CGPoint(x: 195, y: 200)

  var body: some View {
    VStack(spacing: 20) {
      Canvas { context, size in
        context.clipToLayer(opacity: 0.9) { layer in
          layer.addFilter(.blur(radius: 6))
          layer.fill(circle(at: spot), with: .color(.black))
        }
        stripes(in: context, size)
      }
      Canvas { context, size in
        context.clip(to: circle(at: spot), options: .inverse)
        context.clipToLayer(options: .inverse) { layer in
          layer.draw(
            Text("Snap").font(.system(size: 80, weight: .bold)), at: CGPoint(x: 195, y: 320))
        }
        stripes(in: context, size)
      }
    }
    .gesture(DragGesture(minimumDistance: 0).onChanged { spot = $0.location })
  }

  private func circle(at point: CGPoint) -> Path {
    Path(ellipseIn: CGRect(x: point.x - 90, y: point.y - 90, width: 180, height: 180))
  }

  private func stripes(in context: GraphicsContext, _ size: CGSize) {
    for index in 0..<Int(size.height / 20) {
      let row = CGRect(x: 0, y: Double(index) * 20, width: size.width, height: 20)
      context.fill(
        Path(row), with: .color(Color(hue: Double(index) / 24, saturation: 0.7, brightness: 0.95)))
    }
  }
}

#Preview { CanvasClipToLayer() }
