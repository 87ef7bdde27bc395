// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion

/// Each kind of drawing, turning with the touch.
struct DrawingPage: View {
  @State private var angle = Angle.degrees(8)
  @State private var pull = CGSize.zero

  private var colors: [Color] { [.red, .orange, .yellow, .green, .blue, .purple] }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text("Turned text").font(.largeTitle.bold()).rotationEffect(angle)
        RoundedRectangle(cornerRadius: 20)
          .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
          .frame(height: 120).shadow(radius: 12).rotationEffect(angle).offset(pull)
          .gesture(
            DragGesture().onChanged {
              pull = $0.translation
              angle = .degrees($0.translation.width)
            }
            .onEnded { _ in
              withAnimation(.bouncy) {
                pull = .zero
                angle = .degrees(8)
              }
            })
        HStack {
          Circle().fill(
            RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 50))
          Circle().fill(AngularGradient(colors: colors, center: .center))
          Ellipse().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 9]))
        }
        .frame(height: 100).blur(radius: abs(angle.degrees) / 20)
        HStack {
          Image("picture").resizable().clipShape(.circle).rotationEffect(-angle)
          Image("picture").resizable().saturation(0.2).mask(Capsule())
          Image("picture").resizable().rotation3DEffect(angle, axis: (x: 1, y: 1, z: 0))
        }
        .frame(height: 100)
        ZStack {
          Color.yellow
          Circle().fill(.cyan).blendMode(.multiply).offset(x: 30)
          Text("Material").padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
        }
        .frame(height: 120).compositingGroup().opacity(0.8)
        Canvas { context, size in
          for step in 0..<40 {
            let x = size.width * Double(step) / 40
            var path = Path()
            path.move(to: CGPoint(x: x, y: 0))
            path.addCurve(
              to: CGPoint(x: size.width - x, y: size.height),
              control1: CGPoint(x: size.width, y: 0),
              control2: CGPoint(x: 0, y: size.height))
            context.stroke(path, with: .color(colors[step % colors.count]), lineWidth: 1.5)
          }
        }
        .frame(height: 160)
      }
      .padding()
    }
  }
}
