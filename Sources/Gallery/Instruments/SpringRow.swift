// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A parameter of a spring: a slider, and a field to type the value into.
struct SpringRow: View {
  let title: String
  let value: Double
  /// The value as it is shown.
  let text: String
  let unit: String
  let range: ClosedRange<Double>
  let set: (Double) -> Void
  @State private var typed = ""
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette

  /// The scale of the slider, compared to the default size.
  private static let sliderScale = 0.6

  var body: some View {
    HStack(spacing: 8) {
      Text(localized: title)
        .font(.system(size: 12))
        .foregroundStyle(palette.secondaryText)
        .frame(width: 84, alignment: .leading)
      GeometryReader { area in
        Slider(value: Binding(get: { value }, set: set), in: range)
          .frame(width: area.size.width / Self.sliderScale)
          .scaleEffect(Self.sliderScale)
          .frame(width: area.size.width, height: 20)
      }
      .frame(height: 20)
      TextField("", text: isFocused ? $typed : .constant(text))
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
        .focused($isFocused)
        .onChange(of: isFocused) { if isFocused { typed = text } }
        .onSubmit {
          if let number = Double(typed), number.isFinite {
            set(min(max(number, range.lowerBound), range.upperBound))
          }
          isFocused = false
        }
        .frame(width: 42)
        .accessibilityLabel(Text(localized: title))
      Text(verbatim: unit)
        .font(.system(size: 12))
        .foregroundStyle(palette.secondaryText)
        .frame(width: 8, alignment: .leading)
    }
    .frame(height: 24)
  }
}
