// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Sliders for the spring in its three parametrizations. A change in one updates the others, and
/// applies to running animations at once.
struct SpringInstrument: View {
  let tuning: SpringTuning
  /// The spring that the scene last used.
  let sceneSpring: Spring?
  let copy: (String) -> Void
  /// The calls in the source that make the scene's spring.
  var calls: [SpringCall] = []
  /// Writes the tuned spring in place of a call.
  var apply: (SpringCall) -> Void = { _ in }
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      SpringCurves(spring: spring, previous: tuning.spring == nil ? nil : sceneSpring)
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
        row("Stiffness", .physics, spring.springConstant, "%.0f", in: 5...1000) {
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
          tuning.markCopied()
        }
        if tuning.spring != nil {
          button("Reset spring", isOn: false) { tuning.set(nil) }
            .accessibilityLabel(Text(verbatim: "Reset to the scene's spring"))
        }
      }
      if tuning.spring != nil, !calls.isEmpty {
        HStack(spacing: 8) {
          ForEach(calls.prefix(3).indices, id: \.self) { index in
            button("Write to line \(calls[index].line)", isOn: true) { apply(calls[index]) }
          }
        }
      }
    }
  }

  /// The scale of the sliders, compared to the default size.
  private static let sliderScale = 0.6

  private var spring: Spring { tuning.spring ?? sceneSpring ?? Spring() }

  private var code: String { spring.swiftSource(tuning.parametrization) }

  private func button(
    _ title: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Text(title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(isOn ? palette.accent : palette.secondaryText)
        .padding(.horizontal, 10)
        .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle(isOn: isOn))
  }

  private func row(
    _ title: String, _ parametrization: SpringTuning.Parametrization, _ value: Double,
    _ format: String,
    in range: ClosedRange<Double>, _ change: @escaping (Spring, Double) -> Spring
  ) -> some View {
    HStack(spacing: 8) {
      Text(title)
        .font(.system(size: 12))
        .foregroundStyle(palette.secondaryText)
        .frame(width: 88, alignment: .leading)
      Slider(
        value: Binding(get: { value }, set: { tuning.set(change(spring, $0), parametrization) }),
        in: range
      )
      .frame(width: 104 / Self.sliderScale)
      .scaleEffect(Self.sliderScale)
      .frame(width: 104, height: 20)
      Text(String(format: format, value))
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .frame(width: 48, alignment: .trailing)
    }
    .frame(height: 24)
  }
}

/// The curve of a spring, over that of the previous one.
private struct SpringCurves: View {
  let spring: Spring
  let previous: Spring?
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      SpringCurve(spring: nil)
        .stroke(palette.line, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      if let previous {
        SpringCurve(spring: previous)
          .stroke(palette.neutral, style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
      }
      SpringCurve(spring: spring)
        .stroke(
          palette.accent, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
  }
}
