// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Hand: Shape {
  var inset: CGFloat
  var angle: Angle

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    let length = rect.width / 2
    path.addLine(
      to: CGPoint(
        x: rect.midX + CGFloat(cos(angle.radians - .pi / 2)) * length,
        y: rect.midY + CGFloat(sin(angle.radians - .pi / 2)) * length))
    return path
  }
}

struct AnalogClock: View {
  @State private var now = Date()
  @State private var elapsed = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let calendar = Calendar.current

  var body: some View {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: now)
    let (h, m, s) = (Double(parts.hour ?? 0), Double(parts.minute ?? 0), Double(parts.second ?? 0))
    VStack {
      ZStack {
        Circle().strokeBorder(Color.primary, lineWidth: 6)
        ForEach(1...12, id: \.self) { hour in
          let a = Double(hour) / 12 * 2 * .pi
          Text("\(hour)")
            .font(.system(size: 18, weight: .medium, design: .rounded))
            .offset(x: CGFloat(sin(a)) * 120, y: CGFloat(-cos(a)) * 120)
        }
        Hand(inset: 70, angle: .degrees((h + m / 60) * 30))
          .stroke(lineWidth: 6)
        Hand(inset: 40, angle: .degrees(m * 6))
          .stroke(Color.primary, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        Hand(inset: 25, angle: .degrees(s * 6))
          .stroke(Color.red, lineWidth: 2)
          .animation(.spring(response: 0.2, dampingFraction: 0.4), value: s)
        Circle().frame(width: 14, height: 14)
      }
      .frame(width: 300, height: 300)
      .onReceive(timer) { date in
        now = date
        elapsed += 1
      }
      Text(now, style: .time).font(.title)
      Text(now.formatted(date: .abbreviated, time: .standard)).font(.caption)
      TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { context in
        let t = context.date.timeIntervalSinceReferenceDate
        Capsule()
          .fill(.orange)
          .frame(width: 40 + 30 * sin(t * 2), height: 8)
      }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Canvas { graphics, size in
          let second = Calendar.current.component(.second, from: context.date)
          for i in 0..<60 {
            let x = size.width / 60 * CGFloat(i)
            var copy = graphics
            copy.opacity = i <= second ? 1 : 0.2
            copy.fill(
              Path(CGRect(x: x, y: 0, width: 3, height: size.height)), with: .color(.blue))
          }
          graphics.draw(
            Text("\(second)").font(.caption), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        .frame(height: 30)
      }
      Button("Stop") { timer.upstream.connect().cancel() }
    }
    .padding()
  }
}

#Preview { AnalogClock() }
