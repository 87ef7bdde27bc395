// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Wave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double
  var level: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(phase, AnimatablePair(level, strength)) }
    set {
      phase = newValue.first
      level = newValue.second.first
      strength = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    let width = Double(rect.width)
    let height = Double(rect.height)
    let baseline = height * (1 - level)
    let wavelength = width / frequency

    path.move(to: CGPoint(x: 0, y: baseline))
    for x in stride(from: 0, through: width, by: 1) {
      let sine = sin(x / wavelength + phase)
      path.addLine(to: CGPoint(x: x, y: strength * sine + baseline))
    }
    path.addLine(to: CGPoint(x: width, y: height))
    path.addLine(to: CGPoint(x: 0, y: height))
    path.close()
    return Path(path.cgPath)
  }
}

struct WaveProgress: View {
  @State private var phase = 0.0
  @State private var level = 0.55

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        Circle().fill(Color.blue.opacity(0.1))
        Wave(strength: 8, frequency: 12, phase: phase + .pi / 2, level: level)
          .fill(Color.blue.opacity(0.35))
        Wave(strength: 10, frequency: 10, phase: phase, level: level)
          .fill(
            LinearGradient(
              gradient: Gradient(colors: [Color.blue, Color(red: 0, green: 0.2, blue: 0.6)]),
              startPoint: .top, endPoint: .bottom))
        Text("\(Int((level * 100).rounded()))%")
          .font(.system(size: 56, weight: .black, design: .rounded))
          .foregroundColor(level > 0.55 ? .white : .blue)
      }
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.blue, lineWidth: 4).padding(-8))
      .frame(width: 250, height: 250)

      HStack(spacing: 20) {
        Button(action: { drink(-0.1) }) { Image(systemName: "minus.circle.fill") }
        Text("\(Int(level * 2000)) ml").frame(width: 120)
        Button(action: { drink(0.1) }) { Image(systemName: "plus.circle.fill") }
      }
      .font(.title)
    }
    .onAppear {
      withAnimation(Animation.linear(duration: 1.5).repeatForever(autoreverses: false)) {
        self.phase = .pi * 2
      }
    }
  }

  private func drink(_ amount: Double) {
    withAnimation(.spring(response: 0.8, dampingFraction: 0.5)) {
      level = min(1, max(0, level + amount))
    }
  }
}

struct WaveProgress_Previews: PreviewProvider {
  static var previews: some View {
    WaveProgress()
  }
}
