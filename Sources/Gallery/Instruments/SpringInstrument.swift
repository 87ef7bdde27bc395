// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// An editor for the spring that the item used last, or that its source makes, in its three
/// parametrizations. A change in one updates the others, and applies to running animations at once.
struct SpringInstrument: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      SpringSubject(model: model)
      SpringEditor(
        spring: spring, source: tuning.spring == nil ? nil : model.editedSpring,
        showsSource: tuning.showsSource,
        flight: { [model] in model.flight }
      ) { tuning.set($0) }
      HStack(spacing: 2) {
        ForEach(Self.presets, id: \.name) { preset in
          PresetButton(name: preset.name, spring: preset.spring, isOn: preset.spring == spring) {
            tuning.set(preset.spring)
          }
          .frame(maxWidth: .infinity)
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
      // Calls with many arguments have two lines: what is below keeps its place.
      Text(verbatim: code)
        .font(.system(size: 11).monospaced())
        .lineLimit(2, reservesSpace: true)
        .fixedSize(horizontal: false, vertical: true)
      commands
    }
  }

  private var tuning: SpringTuning { model.tuning }

  /// The positions of the buttons are fixed: unavailable ones are dimmed.
  private var commands: some View {
    let isTuned = tuning.spring != nil
    return VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 4) {
        comparison("A", "Source", "Use the spring in the source", isSource: true)
        comparison("B", "Tuned", "Use the tuned spring", isSource: false)
        Spacer(minLength: 4)
        CardButton(title: "Revert", isEnabled: isTuned) { tuning.set(nil) }
          .padding(.trailing, -CardButton.inset)
      }
      HStack(spacing: 8) {
        applyButton
        Spacer(minLength: 0)
        CardButton(title: tuning.wasCopied ? "Copied" : "Copy as Swift") {
          model.copyText(code)
          tuning.markCopied()
        }
        .padding(.trailing, -CardButton.inset)
      }
    }
  }

  private func comparison(
    _ letter: String, _ title: String, _ label: String, isSource: Bool
  ) -> some View {
    let isOn = tuning.spring == nil ? isSource : tuning.showsSource == isSource
    return Button {
      tuning.compare(showsSource: isSource)
    } label: {
      HStack(spacing: 5) {
        Text(verbatim: letter).fontWeight(.semibold)
        Text(localized: title)
      }
      .font(.system(size: 12))
      .foregroundStyle(isOn ? palette.text : palette.secondaryText)
      .padding(.horizontal, 10)
      .frame(height: 28)
      .background(isOn ? palette.pressedFill : .clear, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(FlatButtonStyle())
    .disabled(tuning.spring == nil)
    .opacity(tuning.spring == nil ? 0.45 : 1)
    .accessibilityLabel(Text(localized: label))
  }

  /// The one primary button: writes the tuned spring into the source.
  @ViewBuilder private var applyButton: some View {
    if let call = model.editedCall, model.source.editor.canEdit {
      PrimaryButton(
        title: Text(shell: "Apply to line \(call.line)"), isEnabled: tuning.spring != nil
      ) { model.applySpring(call) }
    } else {
      PrimaryButton(title: Text(localized: "Apply"), isEnabled: false) {}
        .help(Text(localized: "No call with literal arguments creates this spring"))
    }
  }

  private static let presets: [(name: String, spring: Spring)] = [
    ("Smooth", Spring(duration: 0.5, bounce: 0)), ("Snappy", Spring(duration: 0.5, bounce: 0.15)),
    ("Bouncy", Spring(duration: 0.5, bounce: 0.3)), ("Quick", Spring(duration: 0.25, bounce: 0)),
    ("Slow", Spring(duration: 1, bounce: 0.2)),
  ]

  private var spring: Spring { tuning.spring ?? model.editedSpring ?? Spring() }

  private var code: String { model.code(of: spring) }

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
          .stroke(isOn ? palette.text : palette.neutral, lineWidth: 1.5)
          .frame(width: 36, height: 22)
        Text(localized: name)
          .font(.system(size: 10))
          .foregroundStyle(isOn ? palette.text : palette.secondaryText)
          .lineLimit(1)
          .minimumScaleFactor(0.8)
      }
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background(isOn ? palette.pressedFill : .clear, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(FlatButtonStyle())
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}
