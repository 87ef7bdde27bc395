// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The gallery's colours, light and dark: calm greys and one accent.
struct Palette {
  let isDark: Bool

  init(_ scheme: ColorScheme) {
    isDark = scheme == .dark
  }

  /// Around the stage: a little darker than what stands on it.
  var floor: Color { gray(0.895, 0.91, dark: 0.028, 0.032) }
  /// The sidebar and the instruments.
  var panel: Color { gray(0.955, 0.965, dark: 0.098, 0.106) }
  /// What lies on a panel.
  var card: Color { gray(1, 1, dark: 0.142, 0.152) }
  var line: Color { (isDark ? Color.white : .black).opacity(isDark ? 0.1 : 0.09) }
  /// Under the hand, and behind what is chosen.
  var press: Color { (isDark ? Color.white : .black).opacity(isDark ? 0.12 : 0.08) }
  var text: Color { gray(0.1, 0.11, dark: 0.95, 0.96) }
  /// At least 4.5 : 1 on a panel, the floor and a card.
  var quietText: Color { gray(0.35, 0.37, dark: 0.66, 0.68) }
  var accent: Color {
    isDark
      ? Color(red: 0.62, green: 0.61, blue: 1) : Color(red: 0.33, green: 0.3, blue: 0.82)
  }
  var accentGround: Color { accent.opacity(isDark ? 0.22 : 0.12) }

  // What the instruments draw with.
  var waiting: Color { gray(0.72, 0.74, dark: 0.4, 0.42) }
  var active: Color { accent }
  var success: Color {
    isDark ? Color(red: 0.3, green: 0.8, blue: 0.5) : Color(red: 0.1, green: 0.58, blue: 0.33)
  }
  var failure: Color {
    isDark ? Color(red: 1, green: 0.52, blue: 0.42) : Color(red: 0.82, green: 0.28, blue: 0.2)
  }
  var speed: Color {
    isDark ? Color(red: 1, green: 0.66, blue: 0.3) : Color(red: 0.78, green: 0.4, blue: 0.02)
  }

  private func gray(_ light: Double, _ lightBlue: Double, dark: Double, _ darkBlue: Double) -> Color
  {
    isDark
      ? Color(red: dark, green: dark, blue: darkBlue)
      : Color(red: light, green: light, blue: lightBlue)
  }
}

extension EnvironmentValues {
  var palette: Palette { Palette(colorScheme) }
}
