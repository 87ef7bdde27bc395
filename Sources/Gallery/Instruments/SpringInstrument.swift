// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// An editor for the spring that the item used last, in its three parametrizations. A change in one
/// updates the others, and applies to running animations at once.
struct SpringInstrument: View {
  let tuning: SpringTuning
  /// The spring that the scene last used.
  let sceneSpring: Spring?
  /// The time since it started, in seconds; nil if it has not.
  var flight: () -> Double? = { nil }
  let copy: (String) -> Void
  /// The calls in the source that make the scene's spring.
  var calls: [SpringCall] = []
  /// Writes the tuned spring in place of a call.
  var apply: (SpringCall) -> Void = { _ in }
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      SpringEditor(
        spring: spring, source: tuning.spring == nil ? nil : sceneSpring,
        showsSource: tuning.showsSource, flight: flight
      ) { tuning.set($0, .duration) }
      HStack(spacing: 6) {
        ForEach(Self.presets, id: \.name) { preset in
          PresetButton(name: preset.name, spring: preset.spring, isOn: preset.spring == spring) {
            tuning.set(preset.spring, .duration)
          }
        }
      }
      VStack(spacing: 2) {
        row("Duration", .duration, spring.duration, "%.2f", "s", in: 0.1...2) {
          $0.with(duration: $1)
        }
        row("Bounce", .duration, spring.bounce, "%.2f", "", in: -0.5...0.95) { $0.with(bounce: $1) }
      }
      VStack(spacing: 2) {
        row("Response", .response, spring.response, "%.2f", "s", in: 0.1...2) {
          $0.with(response: $1)
        }
        row("Damping ratio", .response, spring.dampingRatio, "%.2f", "", in: 0.05...2) {
          $0.with(dampingRatio: $1)
        }
      }
      VStack(spacing: 2) {
        row("Mass", .physics, spring.mass, "%.2f", "", in: 0.1...5) { $0.with(mass: $1) }
        row("Stiffness", .physics, spring.springConstant, "%.0f", "", in: 5...1000) {
          $0.with(stiffness: $1)
        }
        row("Damping", .physics, spring.damping, "%.1f", "", in: 0.5...80) { $0.with(damping: $1) }
      }
      Text(code)
        .font(.system(size: 11).monospaced())
        .minimumScaleFactor(0.7)
        .lineLimit(1)
      commands
    }
  }

  private var commands: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        button(tuning.wasCopied ? "Copied" : "Copy as Swift", isOn: true) {
          copy(code)
          tuning.markCopied()
        }
        if tuning.spring != nil {
          button("A Source", isOn: tuning.showsSource) { tuning.compare(showsSource: true) }
            .accessibilityLabel(Text(verbatim: "Use the spring in the source"))
          button("B Tuned", isOn: !tuning.showsSource) { tuning.compare(showsSource: false) }
            .accessibilityLabel(Text(verbatim: "Use the tuned spring"))
        }
      }
      if tuning.spring != nil {
        HStack(spacing: 8) {
          ForEach(calls.prefix(2).indices, id: \.self) { index in
            button("Apply to line \(calls[index].line)", isOn: true) { apply(calls[index]) }
          }
          button("Revert", isOn: false) { tuning.set(nil) }
            .accessibilityLabel(Text(verbatim: "Reset to the scene's spring"))
        }
      }
    }
  }

  private static let presets: [(name: String, spring: Spring)] = [
    ("Smooth", Spring(duration: 0.5, bounce: 0)), ("Snappy", Spring(duration: 0.5, bounce: 0.15)),
    ("Bouncy", Spring(duration: 0.5, bounce: 0.3)), ("Quick", Spring(duration: 0.25, bounce: 0)),
    ("Slow", Spring(duration: 1, bounce: 0.2)),
  ]

  private var spring: Spring { tuning.spring ?? sceneSpring ?? Spring() }

  private var code: String { spring.swiftSource(tuning.parametrization) }

  private func button(
    _ title: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Text(localized: title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(isOn ? palette.accent : palette.secondaryText)
        .padding(.horizontal, 8)
        .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle(isOn: isOn))
  }

  private func row(
    _ title: String, _ parametrization: SpringTuning.Parametrization, _ value: Double,
    _ format: String, _ unit: String, in range: ClosedRange<Double>,
    _ change: @escaping (Spring, Double) -> Spring
  ) -> some View {
    SpringRow(
      title: title, value: value, text: String(format: format, value), unit: unit, range: range
    ) {
      tuning.set(change(spring, $0), parametrization)
    }
  }
}

private struct PresetButton: View {
  let name: String
  let spring: Spring
  let isOn: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      VStack(spacing: 2) {
        SpringCurve(spring: spring)
          .stroke(isOn ? palette.accent : palette.neutral, lineWidth: 1.5)
          .frame(width: 36, height: 22)
        Text(localized: name)
          .font(.system(size: 10))
          .foregroundStyle(isOn ? palette.accent : palette.secondaryText)
      }
      .frame(width: 46, height: 44)
    }
    .buttonStyle(FlatButtonStyle(isOn: isOn))
  }
}
