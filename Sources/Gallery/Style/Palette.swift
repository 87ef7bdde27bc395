// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Interface
import Snapback

/// The gallery's colours, light and dark: greys and one accent.
///
/// Every text colour has a contrast of at least 4.5:1 on every background that it is used on.
package struct Palette {
  package let isDark: Bool

  package init(_ scheme: ColorScheme) {
    isDark = scheme == .dark
  }

  /// The background around the stage, slightly darker than the stage.
  package var windowBackground: Color { gray(0.895, 0.91, dark: 0.028, 0.032) }
  /// The background of the sidebar and the side panel.
  package var panel: Color { gray(0.955, 0.965, dark: 0.098, 0.106) }
  /// The background of cards on a panel.
  package var card: Color { gray(1, 1, dark: 0.142, 0.152) }
  package var line: Color { (isDark ? Color.white : .black).opacity(isDark ? 0.1 : 0.09) }
  /// The background of pressed buttons and of tracks.
  package var pressedFill: Color { (isDark ? Color.white : .black).opacity(isDark ? 0.1 : 0.07) }
  /// The background of buttons under the pointer.
  package var hoverFill: Color { (isDark ? Color.white : .black).opacity(isDark ? 0.055 : 0.04) }
  package var text: Color { gray(0.1, 0.11, dark: 0.95, 0.96) }
  package var secondaryText: Color { gray(0.34, 0.36, dark: 0.7, 0.72) }
  package var accent: Color {
    isDark
      ? Color(red: 0.66, green: 0.65, blue: 1) : Color(red: 0.3, green: 0.27, blue: 0.77)
  }
  /// The background of a control that is on.
  package var accentFill: Color { accent.opacity(isDark ? 0.18 : 0.1) }
  /// The background of a control that is on and under the pointer.
  package var accentHoverFill: Color { accent.opacity(isDark ? 0.22 : 0.15) }
  /// The background of a control that is on and pressed.
  package var accentPressedFill: Color { accent.opacity(isDark ? 0.26 : 0.2) }

  // Colours of the instruments' curves and texts, on cards.
  package var neutral: Color { gray(0.44, 0.46, dark: 0.6, 0.62) }
  package var active: Color { accent }
  package var success: Color {
    isDark ? Color(red: 0.3, green: 0.8, blue: 0.5) : Color(red: 0.04, green: 0.44, blue: 0.22)
  }
  package var failure: Color {
    isDark ? Color(red: 1, green: 0.56, blue: 0.47) : Color(red: 0.74, green: 0.19, blue: 0.12)
  }
  package var velocity: Color {
    isDark ? Color(red: 1, green: 0.66, blue: 0.3) : Color(red: 0.62, green: 0.3, blue: 0)
  }

  /// The color of one of several curves, from 0.
  package func curve(_ index: Int) -> Color {
    [accent, velocity, success, failure, neutral][index % 5]
  }

  /// The dashes of one of several curves, which tell them apart without their colors.
  package static func curveDash(_ index: Int) -> [CGFloat] {
    [[], [7, 4], [2, 4], [9, 4, 2, 4], [4, 4]][index % 5]
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
