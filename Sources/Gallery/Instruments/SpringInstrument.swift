// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The spring that takes what is let go, in the three languages of springs: changed in one, it changes in all, and
/// what is in flight feels it at once.
struct SpringInstrument: View {
  let tuning: SpringTuning
  /// What the scene last asked for.
  let own: Spring?
  let copy: (String) -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      SpringDrawing(spring: spring, before: tuning.spring == nil ? nil : own)
        .frame(height: 56)
      VStack(spacing: 2) {
        row("Duration", .duration, spring.duration, "%.2f s", in: 0.1...2) { $0.with(duration: $1) }
        row("Bounce", .duration, spring.bounce, "%.2f", in: -0.5...0.95) { $0.with(bounce: $1) }
      }
      VStack(spacing: 2) {
        row("Response", .response, spring.response, "%.2f s", in: 0.1...2) { $0.with(response: $1) }
        row("Damping ratio", .response, spring.dampingRatio, "%.2f", in: 0.05...2) {
          $0.with(dampingRatio: $1)
        }
      }
      VStack(spacing: 2) {
        row("Mass", .physics, spring.mass, "%.2f", in: 0.1...5) { $0.with(mass: $1) }
        row("Stiffness", .physics, spring.stiffness, "%.0f", in: 5...1000) {
          $0.with(stiffness: $1)
        }
        row("Damping", .physics, spring.damping, "%.1f", in: 0.5...80) { $0.with(damping: $1) }
      }
      Text(code)
        .font(.system(size: 11).monospaced())
        .minimumScaleFactor(0.7)
        .lineLimit(1)
      HStack(spacing: 8) {
        button(tuning.wasCopied ? "Copied" : "Copy as Swift", isOn: true) {
          copy(code)
          tuning.noteCopied()
        }
        if tuning.spring != nil {
          button("The scene's own", isOn: false) { tuning.set(nil) }
        }
      }
    }
  }

  /// A slider's size here, as a part of the usual one.
  private static let smallness = 0.6

  private var spring: Spring { tuning.spring ?? own ?? Spring() }

  private var code: String { spring.swift(tuning.form) }

  private func button(
    _ title: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Text(title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(isOn ? palette.accent : palette.quietText)
        .padding(.horizontal, 10)
        .frame(height: 28)
    }
    .buttonStyle(QuietButtonStyle(isOn: isOn))
  }

  private func row(
    _ title: String, _ form: SpringTuning.Form, _ value: Double, _ format: String,
    in range: ClosedRange<Double>, _ change: @escaping (Spring, Double) -> Spring
  ) -> some View {
    HStack(spacing: 8) {
      Text(title)
        .font(.system(size: 12))
        .foregroundStyle(palette.quietText)
        .frame(width: 88, alignment: .leading)
      Slider(
        value: Binding(get: { value }, set: { tuning.set(change(spring, $0), form: form) }),
        in: range
      )
      .frame(width: 104 / Self.smallness)
      .scaleEffect(Self.smallness)
      .frame(width: 104, height: 20)
      Text(String(format: format, value))
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .frame(width: 48, alignment: .trailing)
    }
    .frame(height: 24)
  }
}

/// The way of a spring, over that of another.
private struct SpringDrawing: View {
  let spring: Spring
  let before: Spring?
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      SpringCurve(spring: nil)
        .stroke(palette.line, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      if let before {
        SpringCurve(spring: before)
          .stroke(palette.waiting, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
      }
      SpringCurve(spring: spring)
        .stroke(
          palette.accent, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
  }
}
