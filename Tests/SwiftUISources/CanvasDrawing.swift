// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Stroke: Identifiable {
  let id = UUID()
  var points: [CGPoint] = []
  var color: Color = .black
  var width: CGFloat = 4

  var path: Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for (a, b) in zip(points, points.dropFirst()) {
      let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      path.addQuadCurve(to: middle, control: a)
    }
    return path
  }
}

struct CanvasDrawing: View {
  @State private var strokes: [Stroke] = []
  @State private var current: Stroke? = nil
  @State private var color = Color.blue
  @State private var width = 5.0
  private let palette: [Color] = [.black, .blue, .red, .green, .init(red: 1, green: 0.6, blue: 0)]

  var body: some View {
    VStack {
      Canvas(opaque: false, rendersAsynchronously: true) { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        for stroke in strokes + [current].compactMap({ $0 }) {
          context.stroke(
            stroke.path, with: .color(stroke.color),
            style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
        }
        context.drawLayer { layer in
          layer.opacity = 0.3
          layer.translateBy(x: size.width - 40, y: size.height - 20)
          layer.rotate(by: .degrees(-10))
          layer.draw(Text("sketch"), at: .zero, anchor: .center)
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { value in
            if current == nil { current = Stroke(color: color, width: width) }
            current?.points.append(value.location)
          }
          .onEnded { _ in
            if let done = current { strokes.append(done) }
            current = nil
          }
      )
      .border(Color.gray)
      HStack {
        ForEach(palette, id: \.self) { item in
          Circle()
            .fill(item)
            .frame(width: 28, height: 28)
            .overlay(Circle().strokeBorder(.white, lineWidth: item == color ? 3 : 0))
            .onTapGesture { color = item }
        }
        Slider(value: $width, in: 1...20)
        Button("Undo") { _ = strokes.popLast() }
          .disabled(strokes.isEmpty)
      }
      .padding()
    }
  }
}

#Preview { CanvasDrawing() }
