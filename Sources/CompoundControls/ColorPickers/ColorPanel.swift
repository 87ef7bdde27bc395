// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Presentation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The panel of a color picker: a grid, a spectrum or sliders, the opacity, and the color.
struct ColorPanel: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  let close: () -> Void
  @State private var mode = Mode.grid
  @Environment(\.self) private var environment
  @Environment(\.colorScheme) private var scheme

  private enum Mode: String, CaseIterable {
    case grid = "Grid"
    case spectrum = "Spectrum"
    case sliders = "Sliders"
  }

  init(selection: Binding<Color>, supportsOpacity: Bool, close: @escaping () -> Void) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
    self.close = close
  }

  var body: some View {
    let components = ColorComponents(selection.resolve(in: environment))
    VStack(spacing: 20) {
      header
      Picker("", selection: $mode) {
        ForEach(Mode.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(.segmented)
      switch mode {
      case .grid: ColorGrid(selected: components) { select($0, components) }.frame(height: 300)
      case .spectrum:
        ColorSpectrum(selected: components) { select($0, components) }.frame(height: 300)
      case .sliders: sliders(components).frame(height: 300, alignment: .top)
      }
      if supportsOpacity { opacitySlider(components) }
      Divider()
      swatches(components)
    }
    .padding(.horizontal, 16)
    .padding(.top, 14)
    .padding(.bottom, 20)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(scheme == .dark ? scheme.cell : scheme.groupedPage)
    .presentationDetents([.height(supportsOpacity ? 640 : 560)])
  }

  private var header: some View {
    ZStack {
      Text(verbatim: "Colors").font(.headline)
      HStack {
        Spacer()
        Button {
          close()
        } label: {
          Image(systemName: "xmark")
            .font(.system(size: 13, weight: .bold))
            .foregroundStyle(.secondary)
            .frame(width: 30, height: 30)
            .background(Circle().fill(Color.gray.opacity(0.18)))
        }
        .buttonStyle(.plain)
        .keyboardShortcut(.cancelAction)
      }
    }
  }

  private func sliders(_ color: ColorComponents) -> some View {
    VStack(spacing: 18) {
      slider("RED", color, \.red)
      slider("GREEN", color, \.green)
      slider("BLUE", color, \.blue)
      HStack {
        Text(verbatim: "sRGB Hex Color #").foregroundStyle(.secondary)
        Spacer()
        Text(verbatim: color.hex)
          .font(.system(size: 17, weight: .medium))
      }
    }
  }

  private func slider(
    _ title: String, _ color: ColorComponents, _ path: WritableKeyPath<ColorComponents, Double>
  ) -> some View {
    func with(_ value: Double) -> ColorComponents {
      var color = color
      color[keyPath: path] = value
      return color
    }
    func opaque(_ value: Double) -> Color {
      var color = with(value)
      color.opacity = 1
      return color.color
    }
    return ComponentSlider(
      title: title, value: color[keyPath: path], colors: [opaque(0), opaque(1)],
      text: "\(Int((color[keyPath: path] * 255).rounded()))"
    ) { select(with($0), color) }
  }

  private func opacitySlider(_ color: ColorComponents) -> some View {
    func with(_ opacity: Double) -> ColorComponents {
      var color = color
      color.opacity = opacity
      return color
    }
    return ComponentSlider(
      title: "OPACITY", value: color.opacity, colors: [with(0).color, with(1).color],
      text: "\(Int((color.opacity * 100).rounded()))%"
    ) { selection = with($0).color }
  }

  /// The color, and colors to select beside it.
  private func swatches(_ color: ColorComponents) -> some View {
    HStack(spacing: 24) {
      ColorSwatch(
        color: selection, shape: RoundedRectangle(cornerRadius: 10, style: .continuous)
      )
      .frame(width: 76, height: 76)
      HStack {
        ForEach([0x000000, 0x007AFF, 0x34C759, 0xFFCC00, 0xFF3B30], id: \.self) { hex in
          let preset = ColorComponents(hex: hex)
          Button {
            select(preset, color)
          } label: {
            Circle().fill(preset.color).frame(width: 30, height: 30)
              .overlay {
                if preset.hasSameHue(as: color) {
                  Circle().stroke(preset.color, lineWidth: 3).padding(-5)
                }
              }
          }
          .buttonStyle(.plain)
          .frame(maxWidth: .infinity)
        }
      }
    }
  }

  /// Selects a color in the opacity of the selected one.
  private func select(_ new: ColorComponents, _ old: ColorComponents) {
    var color = new
    color.opacity = supportsOpacity ? old.opacity : 1
    selection = color.color
  }
}
