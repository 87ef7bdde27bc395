// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) package import Views

extension ButtonStyleConfiguration {
  /// The animation of the opacity: a press shows at once, a release fades.
  var pressAnimation: Animation? { isPressed ? nil : .easeOut(duration: 0.25) }

  /// The color of a label that is not on a background: red for destructive buttons, gray if disabled.
  package func labelColor(tint: Color, isEnabled: Bool) -> Color {
    guard isEnabled else { return Color.primary.opacity(0.3) }
    return role == .destructive ? .red : tint
  }
}
