// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A track of colors with a thumb that selects a value from 0 to 1, and the value as a number.
struct ComponentSlider: View {
  let title: String
  let value: Double
  /// The colors at the ends of the track.
  let colors: [Color]
  /// The value as a number with its unit.
  let text: String
  let select: (Double) -> Void

  @Environment(\.colorScheme) private var scheme

  private static let diameter: CGFloat = 33

  init(
    title: String, value: Double, colors: [Color], text: String,
    select: @escaping (Double) -> Void
  ) {
    self.title = title
    self.value = value
    self.colors = colors
    self.text = text
    self.select = select
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title).font(.system(size: 13, weight: .semibold)).foregroundStyle(.secondary)
      HStack(spacing: 16) {
        track.frame(height: Self.diameter + 3)
        Text(verbatim: text)
          .font(.system(size: 17, weight: .medium))
          .frame(width: 76, height: 36)
          .background(
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(field))
      }
    }
  }

  /// The background of the number.
  private var field: Color { scheme == .dark ? scheme.floating : .white }

  private var track: some View {
    GeometryReader { geometry in
      let travel = max(1, geometry.size.width - Self.diameter - 3)
      ZStack(alignment: .leading) {
        Checkerboard(square: 9)
          .overlay { LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing) }
          .clipShape(Capsule())
        Circle()
          .fill(.clear)
          .strokeBorder(Color.white, lineWidth: 3)
          .frame(width: Self.diameter, height: Self.diameter)
          .shadow(color: .black.opacity(0.3), radius: 3)
          .padding(1.5)
          .offset(x: min(max(value, 0), 1) * travel)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          let x = drag.location.x - Self.diameter / 2 - 1.5
          select(min(max(Double(x / travel), 0), 1))
        }
      )
    }
    .keyboardTarget(
      FocusTarget(
        radius: 18,
        move: { direction in
          let step = direction == .right || direction == .up ? 1.0 : -1
          select(min(max(value + step / 255, 0), 1))
          return true
        },
        control: {
          ControlDescription(
            .slider, label: title,
            value: ControlValue(
              current: value, bounds: 0...1, step: 1 / 255,
              set: { select(min(max($0, 0), 1)) }),
            adjust: { select(min(max(value + Double($0) / 255, 0), 1)) })
        }))
  }
}
