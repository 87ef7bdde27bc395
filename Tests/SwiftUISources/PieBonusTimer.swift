// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Pie: Shape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set {
      startAngle = Angle.radians(newValue.first)
      endAngle = Angle.radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let start = CGPoint(
      x: center.x + radius * CGFloat(cos(startAngle.radians)),
      y: center.y + radius * CGFloat(sin(startAngle.radians))
    )
    var p = Path()
    p.move(to: center)
    p.addLine(to: start)
    p.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    p.addLine(to: center)
    return p
  }
}

struct PieBonusTimer: View {
  @State private var remaining = 0.75
  @State private var running = false
  @State private var turns = 0.0

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        RoundedRectangle(cornerRadius: 16).fill(Color.white)
        RoundedRectangle(cornerRadius: 16).stroke(Color.purple, lineWidth: 3)
        Pie(
          startAngle: Angle(degrees: 0 - 90), endAngle: Angle(degrees: (1 - remaining) * 360 - 90)
        )
        .fill(Color.purple)
        .padding(10)
        .opacity(0.4)
        Text("♞")
          .font(.system(size: 110))
          .rotationEffect(Angle.degrees(turns))
          .animation(
            turns == 0 ? .default : .linear(duration: 1).repeatForever(autoreverses: false),
            value: turns)
      }
      .frame(width: 200, height: 290)

      HStack(spacing: 20) {
        Button(action: start) {
          Text(running ? "Restart" : "Start")
            .fontWeight(.semibold)
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
            .background(Capsule().fill(Color.purple))
            .foregroundColor(.white)
        }
        Button("Match!") {
          turns = turns == 0 ? 360 : 0
        }
        .foregroundColor(.purple)
      }
      Slider(value: $remaining, in: 0...1)
        .accentColor(.purple)
        .padding(.horizontal, 40)
    }
  }

  private func start() {
    running = true
    remaining = 1
    withAnimation(.linear(duration: 6)) {
      remaining = 0
    }
  }
}

struct PieBonusTimer_Previews: PreviewProvider {
  static var previews: some View {
    PieBonusTimer()
  }
}
