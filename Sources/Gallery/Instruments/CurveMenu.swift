// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Adds curves to the motion plot, and removes them.
struct CurveMenu: View {
  let curves: MotionCurves
  /// The name of the view that was touched last.
  let touched: String?
  let views: @MainActor () -> [String]
  @Environment(\.palette) private var palette
  /// The most views in the menu.
  private static let limit = 12

  var body: some View {
    Menu {
      Section(touched ?? String(shell: "Touched view")) {
        row(PlotProperty(.x), "x")
        row(PlotProperty(.y), "y")
      }
      if !curves.numbers.isEmpty {
        Section("Animated numbers") {
          ForEach(curves.numbers) { row($0, $0.title(touched: nil)) }
        }
      }
      let views = views()
      if !views.isEmpty {
        Section("Views") {
          ForEach(views.prefix(Self.limit), id: \.self) { name in
            Menu(name) {
              ForEach([PlotProperty.Kind.x, .y, .width, .height], id: \.self) { kind in
                row(PlotProperty(view: name, kind), kind.rawValue)
              }
            }
          }
        }
      }
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "plus").font(.system(size: 11, weight: .semibold))
        Text(localized: "Curve").font(.system(size: 11, weight: .medium))
      }
      .foregroundStyle(palette.secondaryText)
      .padding(.horizontal, 6)
      .frame(height: 24)
    }
    .buttonStyle(FlatButtonStyle())
    .accessibilityLabel(Text(localized: "Select curves"))
  }

  private func row(_ property: PlotProperty, _ title: String) -> some View {
    let isOn = curves.selection.contains(property)
    return Button {
      curves.toggle(property)
    } label: {
      if isOn { Label(title, systemImage: "checkmark") } else { Text(verbatim: title) }
    }
    .disabled(!isOn && curves.selection.count >= MotionCurves.limit)
  }
}

/// The name of a curve, with a button that removes it.
struct CurveChip: View {
  let title: String
  let color: Color
  let dash: [CGFloat]
  let remove: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: remove) {
      HStack(spacing: 5) {
        Path { path in
          path.move(to: CGPoint(x: 1, y: 4))
          path.addLine(to: CGPoint(x: 17, y: 4))
        }
        .stroke(color, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, dash: dash))
        .frame(width: 18, height: 8)
        Text(verbatim: title)
          .font(.system(size: 11, weight: .medium))
          .lineLimit(1)
        Image(systemName: "xmark")
          .font(.system(size: 8, weight: .semibold))
          .foregroundStyle(palette.secondaryText)
      }
      .padding(.horizontal, 6)
      .frame(height: 24)
    }
    .buttonStyle(FlatButtonStyle())
    .accessibilityLabel(Text(shell: "Remove the curve \(title)"))
  }
}
