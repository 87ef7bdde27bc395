// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Spark {
  var position: CGPoint
  var velocity: CGVector
  var born: TimeInterval
  var hue: Double
}

@Observable
final class Fireworks {
  var sparks: [Spark] = []
  private(set) var total = 0
  @ObservationIgnored private var seed: UInt64 = 42

  private func random() -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(seed >> 11) / Double(UInt64(1) << 53)
  }

  func burst(at point: CGPoint, time: TimeInterval, count: Int = 60) {
    let hue = random()
    for _ in 0..<count {
      let angle = random() * 2 * .pi
      let speed = 60 + random() * 180
      sparks.append(
        Spark(
          position: point, velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
          born: time, hue: hue))
    }
    total += count
  }

  func prune(before time: TimeInterval) {
    sparks.removeAll { time - $0.born > 1.6 }
  }
}

struct FireworksCanvas: View {
  @State private var model = Fireworks()
  @State private var isPaused = false

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 60, paused: isPaused)) { timeline in
      let now = timeline.date.timeIntervalSinceReferenceDate
      Canvas(opaque: false, rendersAsynchronously: false) { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, Color(red: 0.05, green: 0.05, blue: 0.2)]),
            startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        context.blendMode = .plusLighter
        for spark in model.sparks {
          let age = now - spark.born
          guard age >= 0, age < 1.6 else { continue }
          var layer = context
          layer.opacity = 1 - age / 1.6
          let x = spark.position.x + spark.velocity.dx * age
          let y = spark.position.y + spark.velocity.dy * age + 120 * age * age
          let r = 3 * (1 - age / 2)
          layer.fill(
            Path(ellipseIn: CGRect(x: x - r, y: y - r, width: r * 2, height: r * 2)),
            with: .color(Color(hue: spark.hue, saturation: 0.8, brightness: 1)))
        }
        if model.total == 0 {
          let hint = context.resolve(
            Text("Tap the sky").font(.title.bold()).foregroundStyle(.white))
          context.draw(hint, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
        }
        context.drawLayer { inner in
          inner.addFilter(.blur(radius: 6))
          inner.stroke(
            RoundedRectangle(cornerRadius: 30).path(
              in: CGRect(origin: .zero, size: size).insetBy(dx: 12, dy: 12)),
            with: .color(.white.opacity(0.25)), style: StrokeStyle(lineWidth: 2, dash: [6, 8]))
        }
      }
      .onChange(of: timeline.date) { model.prune(before: now) }
      .gesture(
        SpatialTapGesture(coordinateSpace: .local)
          .onEnded { tap in model.burst(at: tap.location, time: now) }
      )
      .simultaneousGesture(
        DragGesture(minimumDistance: 30).onChanged { value in
          model.burst(at: value.location, time: value.time.timeIntervalSinceReferenceDate, count: 4)
        }
      )
    }
    .ignoresSafeArea()
    .overlay(alignment: .topTrailing) {
      Button {
        isPaused.toggle()
      } label: {
        Image(systemName: isPaused ? "play.fill" : "pause.fill")
          .padding(12)
          .background(.thinMaterial, in: .circle)
      }
      .padding()
    }
  }
}

#Preview { FireworksCanvas() }
