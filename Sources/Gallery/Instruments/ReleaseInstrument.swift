// Part of Snapback, under the MIT licence; see LICENSE.

package import Snapback

/// The last release: its velocity, the animation that started with it, and that animation's curve.
struct ReleaseInstrument: View {
  let record: StageRecord
  @Environment(\.palette) private var palette

  var body: some View {
    if let handoff = record.handoff {
      VStack(alignment: .leading, spacing: 4) {
        line("Samples", samples(handoff))
        line("Velocity", vector(handoff.velocity, "pt/s"))
        line(
          "Predicted (0.25 s)",
          vector(
            CGSize(
              width: handoff.predicted.x - handoff.location.x,
              height: handoff.predicted.y - handoff.location.y), "pt"))
        // The card keeps its height: what is not known yet has a dash.
        let animation = handoff.animation
        line("Distance to target", animation.map(distance) ?? "–")
        line("Spring", animation.map(spring) ?? "–")
        curve(animation?.spring, handoff.velocity, animation?.distance)
      }
    } else {
      InstrumentPlaceholder(text: "Release a drag to see the velocity passed to the spring")
    }
  }

  /// The curve of the animation; empty, at the same height, until the distance is known.
  private func curve(_ spring: Spring?, _ velocity: CGSize, _ distance: CGSize?) -> some View {
    let curve = spring.flatMap { spring in
      distance.flatMap { distance in
        distance.speed > 1
          ? ReleaseCurve(spring: spring, initialVelocity: velocity.relative(to: distance)) : nil
      }
    }
    let rect = CGRect(x: 0, y: 0, width: 1, height: 54)
    return ZStack(alignment: .top) {
      palette.line.frame(height: 1).offset(y: curve?.y(of: 1, in: rect) ?? 18)
      if let curve {
        curve
          .stroke(
            palette.accent, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
    }
    .frame(height: 54, alignment: .top)
    .padding(.top, 4)
  }

  private func samples(_ handoff: VelocityHandoff) -> String {
    guard handoff.sampleCount > 1 else { return String(shell: "No movement before release") }
    let span = Int(nearest: handoff.sampleSpan * 1000)
    return String(shellValue: "\(handoff.sampleCount) in \(span) ms")
  }

  private func distance(_ animation: VelocityHandoff.ReleasedSpring) -> String {
    if let distance = animation.distance { return vector(distance, "pt") }
    return animation.isRemoved ? String(shell: "view removed") : String(shell: "animating")
  }

  private func spring(_ animation: VelocityHandoff.ReleasedSpring) -> String {
    guard let spring = animation.spring else { return String(shell: "none") }
    let duration = String(format: "%.2f", spring.duration)
    let bounce = String(format: "%.2f", spring.bounce)
    return animation.isTuned
      ? String(shellValue: "\(duration) s, bounce \(bounce) (tuned)")
      : String(shellValue: "\(duration) s, bounce \(bounce)")
  }

  private func vector(_ size: CGSize, _ unit: String) -> String {
    func signed(_ value: CGFloat) -> String {
      let whole = Int(nearest: value)
      return whole < 0 ? "−\(-whole)" : whole > 0 ? "+\(whole)" : "0"
    }
    return "\(signed(size.width)), \(signed(size.height)) \(unit)"
  }

  private func line(_ title: String, _ value: String) -> some View {
    HStack(spacing: 8) {
      Text(localized: title)
        .font(.system(size: 12))
        .foregroundStyle(palette.secondaryText)
      Spacer(minLength: 0)
      Text(value)
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .lineLimit(1)
    }
  }
}

/// The response of a spring with an initial velocity. The target is at two thirds of the height, unless
/// the curve rises too high for that, or begins away from the target.
nonisolated package struct ReleaseCurve: Shape {
  /// The values in equal steps of time: 0 at the release, 1 at the target.
  private let values: [Double]
  /// The values at the bottom and at the top.
  private let range: ClosedRange<Double>

  /// `initialVelocity` is in multiples of the distance to the target, per second.
  package init(spring: Spring, initialVelocity: Double) {
    let span = min(max(spring.settlingDuration, 0.3), 3)
    let values = (0...120).map {
      spring.value(
        target: 1.0, initialVelocity: initialVelocity, time: Double($0) / 120 * span)
    }
    self.values = values
    range = min(values.min() ?? 0, 0)...max(values.max() ?? 1, 1.5)
  }

  /// The vertical position of a value. The stroke is 2 points wide.
  package func y(of value: Double, in rect: CGRect) -> CGFloat {
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return rect.maxY - 1 - (rect.height - 2) * fraction
  }

  package func path(in rect: CGRect) -> Path {
    Path { path in
      for (step, value) in values.enumerated() {
        let point = CGPoint(
          x: rect.minX + rect.width * CGFloat(step) / 120, y: y(of: value, in: rect))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

nonisolated extension CGSize {
  /// The component of a velocity along a distance that is not zero, in multiples of that distance
  /// per second.
  func relative(to distance: CGSize) -> Double {
    (width * distance.width + height * distance.height)
      / (distance.width * distance.width + distance.height * distance.height)
  }
}
