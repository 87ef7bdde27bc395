// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct PercentageText: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(
      Text("\(Int(number * 100))%")
        .font(.system(size: 34, weight: .heavy, design: .rounded))
    )
  }
}

struct Ring: View {
  let progress: Double
  let colors: [Color]
  let lineWidth: CGFloat

  var body: some View {
    GeometryReader { geo in
      let radius = min(geo.size.width, geo.size.height) / 2 - lineWidth / 2
      ZStack {
        Circle()
          .stroke(colors[0].opacity(0.2), lineWidth: lineWidth)
          .padding(lineWidth / 2)
        Circle()
          .trim(from: 0, to: CGFloat(min(progress, 1)))
          .stroke(
            AngularGradient(
              gradient: Gradient(colors: colors), center: .center, startAngle: .degrees(0),
              endAngle: .degrees(360 * min(progress, 1))),
            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .padding(lineWidth / 2)
        if progress > 0.97 {
          Circle()
            .fill(colors[1])
            .frame(width: lineWidth, height: lineWidth)
            .shadow(color: .black.opacity(0.4), radius: 3, x: 3, y: 0)
            .offset(y: -radius)
            .rotationEffect(.degrees(360 * progress))
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct ActivityRings: View {
  @State private var move = 0.82
  @State private var exercise = 1.15
  @State private var stand = 0.5

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 50) {
        ZStack {
          Ring(progress: move, colors: [Color.pink, Color.red], lineWidth: 32)
            .frame(width: 280)
          Ring(progress: exercise, colors: [Color.green, Color.yellow], lineWidth: 32)
            .frame(width: 212)
          Ring(progress: stand, colors: [Color.blue, Color.teal], lineWidth: 32)
            .frame(width: 144)
          Color.clear
            .frame(width: 80, height: 80)
            .modifier(PercentageText(number: (move + exercise + stand) / 3))
            .foregroundColor(.white)
        }
        .frame(height: 280)
        HStack(spacing: 30) {
          legend("Move", .pink)
          legend("Exercise", .green)
          legend("Stand", .blue)
        }
        Button("Randomize") {
          withAnimation(.easeInOut(duration: 1.2)) {
            move = Double.random(in: 0...1.4)
            exercise = Double.random(in: 0...1.4)
            stand = Double.random(in: 0...1)
          }
        }
        .font(.headline)
        .foregroundColor(.white)
        .padding()
        .background(Color.white.opacity(0.15))
        .cornerRadius(14)
      }
    }
  }

  func legend(_ name: String, _ color: Color) -> some View {
    HStack {
      Circle().fill(color).frame(width: 10, height: 10)
      Text(name).font(.footnote).foregroundColor(.gray)
    }
  }
}

struct ActivityRings_Previews: PreviewProvider {
  static var previews: some View {
    ActivityRings()
      .previewDevice("iPhone 13")
  }
}
