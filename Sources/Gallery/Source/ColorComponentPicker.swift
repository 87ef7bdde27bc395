// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A picker for the components and the opacity of a color in the source: sliders, and the system's
/// colors.
struct ColorComponentPicker: View {
  let source: SourceModel
  let color: SourceColor
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      RoundedRectangle(cornerRadius: 6)
        .fill(Self.color(color.rgb(color.components)).opacity(color.opacity))
        .frame(height: 28)
      ForEach(0..<3, id: \.self) { index in
        row(color.model.labels[index].capitalized, color.components[index]) { value in
          var components = color.components
          components[index] = value
          set(components, color.opacity)
        }
      }
      row("Opacity", color.opacity) { set(color.components, $0) }
      HStack(spacing: 6) {
        ForEach(Self.presets, id: \.name) { preset in
          Button {
            set(color.components(rgb: preset.components), color.opacity)
            source.editor.commit()
          } label: {
            Circle()
              .fill(Self.color(preset.components))
              .frame(width: 17, height: 17)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: preset.name))
        }
      }
    }
    .font(.system(size: 12))
    .foregroundStyle(palette.text)
    .padding(14)
    .background(palette.panel)
  }

  private func row(
    _ title: String, _ value: Double, set: @escaping @MainActor (Double) -> Void
  ) -> some View {
    HStack(spacing: 8) {
      Text(localized: title)
        .frame(width: 66, alignment: .leading)
      Slider(value: Binding(get: { value }, set: set), in: 0...1) { isEditing in
        if !isEditing { source.editor.commit() }
      }
      .frame(width: 150)
      Text(verbatim: SourceLiteral.text(value, digits: 3))
        .monospacedDigit()
        .frame(width: 42, alignment: .trailing)
    }
  }

  private func set(_ components: [Double], _ opacity: Double) {
    source.begin(color.range, color.text)
    source.editor.set(color.text(components, opacity: opacity))
  }

  private static func color(_ rgb: [Double]) -> Color {
    Color(red: rgb[0], green: rgb[1], blue: rgb[2])
  }

  /// The system's colors in light appearance, in sRGB.
  private static let presets: [(name: String, components: [Double])] = [
    ("red", [1, 0.231, 0.188]), ("orange", [1, 0.584, 0]), ("yellow", [1, 0.8, 0]),
    ("green", [0.204, 0.78, 0.349]), ("mint", [0, 0.78, 0.745]), ("teal", [0.188, 0.69, 0.78]),
    ("blue", [0, 0.478, 1]), ("indigo", [0.345, 0.337, 0.839]), ("purple", [0.686, 0.322, 0.871]),
    ("pink", [1, 0.176, 0.333]), ("gray", [0.557, 0.557, 0.576]),
  ]
}
