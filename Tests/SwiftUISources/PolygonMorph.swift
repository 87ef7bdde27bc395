// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct PolygonShape: Shape {
  var sides: Double
  var scale: Double
  var drawVertexLines: Bool

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set {
      sides = newValue.first
      scale = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let hypotenuse = Double(min(rect.size.width, rect.size.height)) / 2.0 * scale
    let center = CGPoint(x: rect.size.width / 2.0, y: rect.size.height / 2.0)
    var path = Path()
    let extra: Int = sides != Double(Int(sides)) ? 1 : 0
    var vertices: [CGPoint] = []
    for i in 0..<Int(sides) + extra {
      let angle = (Double(i) * (360.0 / sides)) * (Double.pi / 180)
      let pt = CGPoint(
        x: center.x + CGFloat(cos(angle) * hypotenuse),
        y: center.y + CGFloat(sin(angle) * hypotenuse))
      vertices.append(pt)
      if i == 0 {
        path.move(to: pt)
      } else {
        path.addLine(to: pt)
      }
    }
    path.closeSubpath()
    if drawVertexLines {
      for (n, a) in vertices.enumerated() {
        for b in vertices.dropFirst(n + 2) {
          path.move(to: a)
          path.addLine(to: b)
        }
      }
    }
    return path
  }
}

struct PolygonMorph: View {
  @State private var sides: Double = 5
  @State private var scale: Double = 1.0
  @State private var drawLines = true

  var body: some View {
    VStack {
      PolygonShape(sides: sides, scale: scale, drawVertexLines: drawLines)
        .stroke(
          sides < 6 ? Color.pink : Color.purple,
          lineWidth: (sides < 3) ? 10 : (sides < 7 ? 5 : 2)
        )
        .padding(20)
        .animation(.easeInOut(duration: 1.5), value: sides)
        .layoutPriority(1)
      Text("\(Int(sides)) sides, \(String(format: "%.2f", scale)) scale")
        .font(.headline)
      HStack(spacing: 16) {
        ForEach([1, 3, 7, 30], id: \.self) { n in
          MyButton(label: "\(n)") {
            self.sides = Double(n)
            withAnimation(.easeInOut(duration: 1.5)) { self.scale = n == 30 ? 0.8 : 1 }
          }
        }
      }
      Toggle(isOn: $drawLines) {
        Text("Diagonals")
      }
      .frame(width: 200)
      .padding()
    }
    .navigationBarTitle("Polygons", displayMode: .inline)
    .padding(.bottom, 20)
  }
}

struct MyButton: View {
  let label: String
  var font: Font = .title
  var textColor: Color = .white
  let action: () -> Void

  var body: some View {
    Button(
      action: {
        self.action()
      },
      label: {
        Text(label)
          .font(font)
          .padding(10)
          .frame(width: 70)
          .background(
            RoundedRectangle(cornerRadius: 10)
              .foregroundColor(Color.green)
              .shadow(radius: 2)
          )
          .foregroundColor(textColor)
      })
  }
}

struct PolygonMorph_Previews: PreviewProvider {
  static var previews: some View {
    PolygonMorph()
  }
}
