// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The spring that takes what is let go: changed while the scene runs, and copied as Swift.
struct SpringInstrument: View {
  let tuning: SpringTuning
  let copy: (String) -> Void
  @State private var wasCopied = false
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack {
        SpringCurve(spring: nil)
          .stroke(palette.line, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        SpringCurve(spring: spring)
          .stroke(
            palette.accent, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      .frame(height: 56)
      slider("Duration", text: String(format: "%.2f s", spring.duration), duration, in: 0.1...1.5)
      slider("Bounce", text: String(format: "%.2f", spring.bounce), bounce, in: 0...0.9)
      Text(code)
        .font(.system(size: 11).monospaced())
        .lineLimit(1)
      HStack(spacing: 8) {
        button(wasCopied ? "Copied" : "Copy as Swift", isOn: true) {
          copy(code)
          wasCopied = true
        }
        if tuning.spring != nil {
          button("The scene's own", isOn: false) {
            tuning.spring = nil
            wasCopied = false
          }
        }
      }
    }
  }

  private var spring: Spring { tuning.spring ?? Spring() }

  /// The line of Swift that makes it.
  private var code: String {
    String(format: ".spring(duration: %.2f, bounce: %.2f)", spring.duration, spring.bounce)
  }

  private var duration: Binding<Double> {
    Binding(
      get: { spring.duration },
      set: { set(Spring(duration: $0, bounce: spring.bounce)) })
  }

  private var bounce: Binding<Double> {
    Binding(
      get: { spring.bounce },
      set: { set(Spring(duration: spring.duration, bounce: $0)) })
  }

  private func set(_ spring: Spring) {
    tuning.spring = spring
    wasCopied = false
  }

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

  private func slider(
    _ title: String, text: String, _ value: Binding<Double>, in range: ClosedRange<Double>
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(title)
          .font(.system(size: 12))
          .foregroundStyle(palette.quietText)
        Spacer(minLength: 0)
        Text(text)
          .font(.system(size: 12, weight: .medium))
          .monospacedDigit()
      }
      Slider(value: value, in: range)
    }
  }
}
