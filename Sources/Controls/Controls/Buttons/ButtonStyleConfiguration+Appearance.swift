// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) package import Views

extension ButtonStyleConfiguration {
  /// The animation of the opacity: a press shows at once, a release fades.
  var pressAnimation: Animation? { isPressed ? nil : .easeOut(duration: 0.25) }

  /// The style of a label that is not on a background: red for destructive buttons, that of tertiary labels if
  /// disabled, otherwise the tint where it is drawn, which may be set inside the label.
  package func labelStyle(isEnabled: Bool) -> any ShapeStyle {
    guard isEnabled else { return Color(.system(.tertiary)) }
    return role == .destructive ? Color.red : TintShapeStyle()
  }
}
