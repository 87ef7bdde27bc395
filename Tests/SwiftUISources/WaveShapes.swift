// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Wave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set {
      self.phase = newValue.first
      self.strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = Double(rect.width)
    let midHeight = Double(rect.height / 2)
    let wavelength = width / frequency
    path.move(to: CGPoint(x: 0, y: midHeight))
    for x in stride(from: 0, through: width, by: 2) {
      let relative = x / wavelength
      let distance = (x - width / 2) / (width / 2)
      let parabola = -(distance * distance) + 1
      let y = parabola * strength * sin(relative + phase) + midHeight
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Star: InsettableShape {
  var points = 5
  var ratio: CGFloat = 0.45
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2 - insetAmount
    let inner = outer * ratio
    return Path { path in
      for i in 0..<(points * 2) {
        let angle = CGFloat(i) * .pi / CGFloat(points) - .pi / 2
        let radius = i.isMultiple(of: 2) ? outer : inner
        let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var star = self
    star.insetAmount += amount
    return star
  }
}

struct Pie: Shape {
  var end: Angle
  var clockwise = false
  var animatableData: Double {
    get { end.degrees }
    set { end = .degrees(newValue) }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: rect.midX, y: rect.midY))
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
      startAngle: .degrees(-90), endAngle: end - .degrees(90), clockwise: clockwise)
    p.closeSubpath()
    return p
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct WaveShapes: View {
  @State private var phase = 0.0
  @State private var strength = 10.0
  @State private var slice = Angle.degrees(30)

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        ForEach(0..<10) { i in
          Wave(strength: strength, frequency: 10, phase: phase)
            .stroke(Color.white.opacity(Double(i) / 10), lineWidth: 5)
            .offset(y: CGFloat(i) * 10)
        }
      }
      .frame(height: 200)
      .background(Color.blue)
      .onAppear {
        withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) {
          self.phase = .pi * 2
        }
      }
      HStack {
        Star()
          .strokeBorder(.yellow, lineWidth: 8)
          .background(Star().fill(.orange))
          .frame(width: 120, height: 120)
        Star(points: 7, ratio: 0.6)
          .fill(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
          .frame(width: 120, height: 120)
        Pie(end: slice)
          .fill(.green, style: FillStyle(eoFill: true, antialiased: true))
          .frame(width: 80, height: 80)
          .onTapGesture {
            withAnimation(.bouncy(duration: 0.8, extraBounce: 0.1)) { slice += .degrees(90) }
          }
      }
      UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40)
        .fill(.mint)
        .frame(height: 60)
      UnevenRoundedRectangle(
        cornerRadii: .init(topLeading: 20, bottomLeading: 0, bottomTrailing: 20, topTrailing: 0),
        style: .continuous
      )
      .stroke(.indigo, lineWidth: 3)
      .frame(height: 60)
      Text("Top corners")
        .padding()
        .background(.teal)
        .clipShape(.rect(topLeadingRadius: 20, topTrailingRadius: 20))
      Path { path in
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: 80, height: 40), cornerSize: CGSize(width: 10, height: 10))
        path.addEllipse(in: CGRect(x: 100, y: 0, width: 80, height: 40))
        path.move(to: CGPoint(x: 200, y: 40))
        path.addQuadCurve(to: CGPoint(x: 260, y: 40), control: CGPoint(x: 230, y: -20))
        path.addRect(.init(x: 270, y: 0, width: 20, height: 40))
      }
      .applying(CGAffineTransform(scaleX: 1.1, y: 1.1))
      .trimmedPath(from: 0, to: 0.9)
      .stroke(style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 2))
      .frame(width: 320, height: 50)
      Slider(value: $strength, in: 0...40)
    }
    .padding()
  }
}

#Preview(traits: .fixedLayout(width: 390, height: 800)) { WaveShapes() }
