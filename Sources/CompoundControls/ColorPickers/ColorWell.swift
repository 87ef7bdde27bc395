// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) import Views

/// A circle of the selected color in a ring of all hues. A tap runs an action.
struct ColorWell: View {
  let color: Color
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(color: Color, action: @escaping () -> Void) {
    self.color = color
    self.action = action
  }

  var body: some View {
    Circle()
      .strokeBorder(
        AngularGradient(colors: Self.hues, center: .center, angle: .degrees(-90)), lineWidth: 3
      )
      .background { ColorSwatch(color: color, shape: Circle()).padding(5) }
      .frame(width: 28, height: 28)
      .opacity(!isEnabled ? 0.3 : isPressed ? 0.5 : 1)
      .animation(isPressed ? nil : .easeOut(duration: 0.25), value: isPressed)
      .contentShape(Circle().inset(by: -8))
      .gesture(_ButtonGesture(action: action, pressing: { isPressed = $0 }))
      .shortcutTarget { action() }
      .keyboardTarget(
        FocusTarget(
          radius: 14, press: action, control: { ControlDescription(.button, label: "Color") }))
  }

  static let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
    Color(hue: $0, saturation: 0.85, brightness: 1)
  }
}

/// A shape filled with a color, over a checkerboard if the color is translucent.
struct ColorSwatch<S: Shape>: View {
  let color: Color
  let shape: S
  @Environment(\.self) private var environment

  init(color: Color, shape: S) {
    self.color = color
    self.shape = shape
  }

  var body: some View {
    if color.resolve(in: environment).opacity < 1 {
      Checkerboard().clipShape(shape).overlay { shape.fill(color) }
    } else {
      shape.fill(color)
    }
  }
}

/// Gray and white squares that show the opacity of a color.
struct Checkerboard: View {
  var square: CGFloat = 5

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      var squares = Path()
      let (columns, rows) = (Int(size.width / square) + 1, Int(size.height / square) + 1)
      for row in 0..<max(rows, 0) {
        for column in 0..<max(columns, 0) where (row + column) % 2 == 1 {
          squares.addRect(
            CGRect(
              x: CGFloat(column) * square, y: CGFloat(row) * square, width: square,
              height: square))
        }
      }
      context.fill(squares, with: .color(Color(white: 0.8)))
    }
  }
}
