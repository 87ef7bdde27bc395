// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A box with a check mark while the toggle is on, in front of the label. In SwiftUI it is a style of the Mac.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns a box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    Checkbox(configuration: configuration)
  }
}

private struct Checkbox: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.effectiveTint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  private var length: CGFloat {
    switch size {
    case .mini: 12
    case .small: 14
    case .regular: 16
    case .large, .extraLarge: 20
    }
  }

  var body: some View {
    HStack(spacing: 6) {
      box.opacity(isPressed ? 0.6 : 1)
      configuration.label.opacity(isEnabled ? 1 : 0.4)
    }
    .contentShape(Rectangle())
    .gesture(
      _ButtonGesture(action: { configuration.isOn.toggle() }, pressing: { isPressed = $0 })
    )
    .shortcutTarget { configuration.isOn.toggle() }
    .keyboardTarget(
      FocusTarget(
        radius: 4, press: { configuration.isOn.toggle() },
        control: { ControlDescription(.toggle, isOn: configuration.isOn) }))
  }

  private var box: some View {
    let shape = RoundedRectangle(cornerRadius: length / 4)
    return ZStack {
      shape.fill(configuration.isOn ? (isEnabled ? tint : .gray) : .clear)
      shape.strokeBorder(
        configuration.isOn ? Color.clear : Color.primary.opacity(isEnabled ? 0.35 : 0.15),
        lineWidth: 1)
      CheckMark()
        .stroke(
          .white, style: StrokeStyle(lineWidth: length / 8, lineCap: .round, lineJoin: .round)
        )
        .opacity(configuration.isOn ? 1 : 0)
    }
    .frame(width: length, height: length)
  }
}

private struct CheckMark: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.width * 0.26, y: rect.height * 0.52))
      path.addLine(to: CGPoint(x: rect.width * 0.43, y: rect.height * 0.70))
      path.addLine(to: CGPoint(x: rect.width * 0.74, y: rect.height * 0.30))
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark in front of the label.
  @_disfavoredOverload
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
