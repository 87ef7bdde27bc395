// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A picker for the components of a color in the source: sliders, and the system's colors.
struct ColorComponents: View {
  let source: SourceModel
  let color: SourceColor
  @Environment(\.palette) private var palette
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      RoundedRectangle(cornerRadius: 6)
        .fill(
          Color(red: color.components[0], green: color.components[1], blue: color.components[2])
        )
        .frame(height: 28)
      ForEach(0..<3, id: \.self) { index in
        HStack(spacing: 8) {
          Text(verbatim: ["Red", "Green", "Blue"][index])
            .frame(width: 44, alignment: .leading)
          Slider(value: component(index), in: 0...1) { isEditing in
            if !isEditing { source.editor.commit() }
          }
          .frame(width: 150)
          Text(verbatim: SourceLiteral.text(color.components[index], digits: 3))
            .monospacedDigit()
            .frame(width: 42, alignment: .trailing)
        }
      }
      HStack(spacing: 6) {
        ForEach(Self.presets, id: \.name) { preset in
          Button {
            set(preset.components)
            source.editor.commit()
          } label: {
            Circle()
              .fill(
                Color(
                  red: preset.components[0], green: preset.components[1],
                  blue: preset.components[2])
              )
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

  private func component(_ index: Int) -> Binding<Double> {
    Binding {
      color.components[index]
    } set: { value in
      var components = color.components
      components[index] = value
      set(components)
    }
  }

  private func set(_ components: [Double]) {
    source.begin(color.range, color.text)
    source.editor.set(SourceColor.text(components))
  }

  /// The system's colors in light appearance, in sRGB.
  private static let presets: [(name: String, components: [Double])] = [
    ("red", [1, 0.231, 0.188]), ("orange", [1, 0.584, 0]), ("yellow", [1, 0.8, 0]),
    ("green", [0.204, 0.78, 0.349]), ("mint", [0, 0.78, 0.745]), ("teal", [0.188, 0.69, 0.78]),
    ("blue", [0, 0.478, 1]), ("indigo", [0.345, 0.337, 0.839]), ("purple", [0.686, 0.322, 0.871]),
    ("pink", [1, 0.176, 0.333]), ("gray", [0.557, 0.557, 0.576]),
  ]
}
