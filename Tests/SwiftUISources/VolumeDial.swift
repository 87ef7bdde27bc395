// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct VolumeDial: View {
  @State private var value: Double = 0.35
  @State private var lastAngle: Angle?
  private let range: ClosedRange<Double> = 0...1

  var body: some View {
    VStack(spacing: 40) {
      GeometryReader { proxy in
        let size = min(proxy.size.width, proxy.size.height)
        let center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
        ZStack {
          Circle()
            .trim(from: 0.125, to: 0.875)
            .stroke(
              Color.secondary.opacity(0.2),
              style: StrokeStyle(lineWidth: 18, lineCap: .round, lineJoin: .round)
            )
            .rotationEffect(.degrees(90))
          Circle()
            .trim(from: 0.125, to: 0.125 + 0.75 * CGFloat(value))
            .stroke(
              AngularGradient(
                gradient: Gradient(colors: [.green, .yellow, .orange, .red]), center: .center,
                startAngle: .degrees(45), endAngle: .degrees(315)),
              style: StrokeStyle(lineWidth: 18, lineCap: .round)
            )
            .rotationEffect(.degrees(90))
          ForEach(0..<31) { tick in
            Rectangle()
              .fill(Double(tick) / 30 <= value ? Color.primary : Color.gray)
              .frame(width: 2, height: tick % 5 == 0 ? 14 : 8)
              .offset(y: -size / 2 + 40)
              .rotationEffect(.degrees(-135 + Double(tick) * 9))
          }
          Circle()
            .fill(
              RadialGradient(
                gradient: Gradient(colors: [Color(white: 0.95), Color(white: 0.7)]),
                center: .topLeading, startRadius: 5, endRadius: size * 0.7)
            )
            .frame(width: size * 0.5)
            .shadow(color: Color.black.opacity(0.3), radius: 8, x: 0, y: 6)
            .overlay(
              Capsule().fill(Color.red).frame(width: 5, height: 22)
                .offset(y: -size * 0.2)
                .rotationEffect(Angle(degrees: -135 + value * 270))
            )
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
        .contentShape(Circle())
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .onChanged { drag in
              let vector = CGVector(
                dx: drag.location.x - center.x, dy: drag.location.y - center.y)
              let angle = Angle(radians: Double(atan2(vector.dy, vector.dx)))
              if let last = lastAngle {
                var delta = angle.degrees - last.degrees
                if delta > 180 { delta -= 360 }
                if delta < -180 { delta += 360 }
                value = min(max(value + delta / 270, range.lowerBound), range.upperBound)
              }
              lastAngle = angle
            }
            .onEnded { _ in lastAngle = nil }
        )
      }
      .aspectRatio(1, contentMode: .fit)
      Text(String(format: "%.0f %%", value * 100))
        .font(.system(.largeTitle, design: .monospaced).weight(.semibold))
        .animation(nil)
      Slider(value: $value, in: range, step: 0.05) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .accentColor(.orange)
    }
    .padding(40)
    .sensoryFeedback(.selection, trigger: Int(value * 30))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Volume")
    .accessibilityValue(Text("\(Int(value * 100)) percent"))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value = min(1, value + 0.1)
      case .decrement: value = max(0, value - 0.1)
      @unknown default: break
      }
    }
  }
}

#Preview("Dial", traits: .sizeThatFitsLayout) {
  VolumeDial()
}
