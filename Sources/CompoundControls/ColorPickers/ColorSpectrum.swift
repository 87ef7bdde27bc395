// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// All hues from left to right, from white at the top to black at the bottom. A touch selects the
/// color below it.
struct ColorSpectrum: View {
  let selected: ColorComponents
  let select: (ColorComponents) -> Void

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let position = selected.spectrumPosition
      ZStack {
        LinearGradient(colors: Self.hues, startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [
            Gradient.Stop(color: .white, location: 0),
            Gradient.Stop(color: .white.opacity(0), location: 0.5),
            Gradient.Stop(color: .black.opacity(0), location: 0.5),
            Gradient.Stop(color: .black, location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay {
        Circle()
          .fill(ColorComponents(spectrum: position.x, position.y).color)
          .strokeBorder(Color.white, lineWidth: 3)
          .frame(width: 30, height: 30)
          .shadow(color: .black.opacity(0.3), radius: 3)
          .position(x: position.x * size.width, y: position.y * size.height)
          .allowsHitTesting(false)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          // The right end has the hue of the left one, so it is not reached.
          select(
            ColorComponents(
              spectrum: min(max(drag.location.x / max(size.width, 1), 0), 0.999),
              drag.location.y / max(size.height, 1)))
        })
    }
    .keyboardTarget(FocusTarget(radius: 8, move: move))
  }

  private func move(_ direction: FocusTarget.Direction) -> Bool {
    var (x, y) = selected.spectrumPosition
    switch direction {
    case .left: x -= 0.02
    case .right: x += 0.02
    case .up: y -= 0.02
    case .down: y += 0.02
    }
    select(ColorComponents(spectrum: min(max(x, 0), 0.999), y))
    return true
  }

  private static let hues = (0...6).map {
    Color(hue: Double($0) / 6, saturation: 1, brightness: 1)
  }
}
