// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What the hand handed over when it last let go, what was made of it, and the curve that started.
struct HandOverText: View {
  let record: StageRecord
  @Environment(\.palette) private var palette

  var body: some View {
    if let handOver = record.handOver {
      VStack(alignment: .leading, spacing: 4) {
        line("Samples", samples(handOver))
        line("Velocity", vector(handOver.velocity, "pt/s"))
        line(
          "Predicted, ¼ s on",
          vector(
            CGSize(
              width: handOver.predicted.x - handOver.place.x,
              height: handOver.predicted.y - handOver.place.y), "pt"))
        if let flight = handOver.flight {
          line("To the target", flight.way.map { vector($0, "pt") } ?? "on its way")
          line("Spring", spring(flight))
          if let spring = flight.spring { curve(spring, handOver.velocity, flight.way) }
        }
      }
    } else {
      Nothing(text: "Drag and let go: the velocity that the spring is given.")
    }
  }

  /// The curve that started, in a place that is kept for it until its way is known.
  private func curve(_ spring: Spring, _ velocity: CGSize, _ way: CGSize?) -> some View {
    ZStack(alignment: .top) {
      palette.line.frame(height: 1).offset(y: 18)
      if let way, way.speed > 1 {
        FlightCurve(spring: spring, start: velocity.along(way))
          .stroke(
            palette.accent, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
    }
    .frame(height: 54, alignment: .top)
    .padding(.top, 4)
  }

  private func samples(_ handOver: HandOver) -> String {
    guard handOver.sampleCount > 1 else { return "none in motion" }
    let span = Int((handOver.sampleSpan * 1000).rounded())
    return "\(handOver.sampleCount) in \(span) ms"
  }

  private func spring(_ flight: HandOver.Flight) -> String {
    guard let spring = flight.spring else { return "none" }
    let text = String(format: "%.2f s, bounce %.2f", spring.duration, spring.bounce)
    return flight.isTuned ? text + ", yours" : text
  }

  private func vector(_ size: CGSize, _ unit: String) -> String {
    func signed(_ value: CGFloat) -> String {
      let whole = Int(value.rounded())
      return whole < 0 ? "−\(-whole)" : "+\(whole)"
    }
    return "\(signed(size.width)), \(signed(size.height)) \(unit)"
  }

  private func line(_ title: String, _ value: String) -> some View {
    HStack(spacing: 8) {
      Text(title)
        .font(.system(size: 12))
        .foregroundStyle(palette.quietText)
      Spacer(minLength: 0)
      Text(value)
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .lineLimit(1)
    }
  }
}

/// What a spring makes of a velocity, from the bottom to a target at a third of the height.
nonisolated private struct FlightCurve: Shape {
  let spring: Spring
  /// In ways per second, towards the target.
  let start: Double

  func path(in rect: CGRect) -> Path {
    let span = min(max(spring.settlingDuration, 0.3), 3)
    return Path { path in
      for step in 0...120 {
        let share = Double(step) / 120
        let value = spring.value(target: 1.0, initialVelocity: start, time: share * span)
        let point = CGPoint(
          x: rect.minX + rect.width * share,
          y: rect.maxY - rect.height * 2 / 3 * min(max(value, -0.4), 1.5))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

nonisolated extension CGSize {
  /// A velocity as ways per second along a way that is not zero.
  func along(_ way: CGSize) -> Double {
    (width * way.width + height * way.height)
      / (way.width * way.width + way.height * way.height)
  }
}
