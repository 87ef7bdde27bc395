// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Interface
import Snapback

/// The gallery's colors, light and dark: grays and one accent.
///
/// Every text color has a contrast of at least 4.5:1 on every background that it is used on, and of
/// 7:1 with increased contrast, which also draws the borders of controls and cards.
package struct Palette {
  package let isDark: Bool
  package let hasIncreasedContrast: Bool

  package init(_ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) {
    isDark = scheme == .dark
    hasIncreasedContrast = contrast == .increased
  }

  /// The background around the stage, slightly darker than the stage.
  package var windowBackground: Color { gray(0.895, 0.91, dark: 0.028, 0.032) }
  /// The background of the sidebar and the side panel.
  package var panel: Color { gray(0.955, 0.965, dark: 0.098, 0.106) }
  /// The background of cards on a panel.
  package var card: Color { gray(1, 1, dark: 0.142, 0.152) }
  package var line: Color { overlay(0.09, dark: 0.1, increased: 0.5) }
  /// The border of what has none with standard contrast, such as cards; nil for none.
  package var border: Color? { hasIncreasedContrast ? line : nil }
  /// The border of controls that are on; nil for none.
  package var accentBorder: Color? { hasIncreasedContrast ? accent : nil }
  /// The background of pressed buttons and of tracks.
  package var pressedFill: Color { overlay(0.07, dark: 0.1, increased: 0.12) }
  /// The background of buttons under the pointer.
  package var hoverFill: Color { overlay(0.04, dark: 0.055, increased: 0.07) }
  package var text: Color {
    hasIncreasedContrast ? gray(0, 0, dark: 1, 1) : gray(0.1, 0.11, dark: 0.95, 0.96)
  }
  package var secondaryText: Color {
    hasIncreasedContrast ? gray(0.18, 0.19, dark: 0.88, 0.9) : gray(0.34, 0.36, dark: 0.7, 0.72)
  }
  package var accent: Color {
    color(
      (0.3, 0.27, 0.77), dark: (0.66, 0.65, 1), increased: (0.16, 0.13, 0.52),
      dark: (0.85, 0.84, 1))
  }
  /// The background of a control that is on.
  package var accentFill: Color { accentFill(0.1, dark: 0.18) }
  /// The background of a control that is on and under the pointer.
  package var accentHoverFill: Color { accentFill(0.15, dark: 0.22) }
  /// The background of a control that is on and pressed.
  package var accentPressedFill: Color { accentFill(0.2, dark: 0.26) }

  // Colors of the instruments' curves and texts, on cards.
  package var neutral: Color {
    hasIncreasedContrast ? gray(0.3, 0.32, dark: 0.78, 0.8) : gray(0.44, 0.46, dark: 0.6, 0.62)
  }
  package var active: Color { accent }
  package var success: Color {
    color(
      (0.04, 0.44, 0.22), dark: (0.3, 0.8, 0.5), increased: (0.02, 0.33, 0.15),
      dark: (0.5, 0.92, 0.65))
  }
  package var failure: Color {
    color(
      (0.74, 0.19, 0.12), dark: (1, 0.56, 0.47), increased: (0.58, 0.1, 0.06),
      dark: (1, 0.74, 0.68))
  }
  package var velocity: Color {
    color((0.62, 0.3, 0), dark: (1, 0.66, 0.3), increased: (0.47, 0.22, 0), dark: (1, 0.8, 0.5))
  }

  /// The color of one of several curves, from 0.
  package func curve(_ index: Int) -> Color {
    [accent, velocity, success, failure, neutral][index % 5]
  }

  /// The dashes of one of several curves, which distinguish them without their colors.
  package static func curveDash(_ index: Int) -> [CGFloat] {
    [[], [7, 4], [2, 4], [9, 4, 2, 4], [4, 4]][index % 5]
  }

  /// Black, or white on dark backgrounds, with an opacity.
  private func overlay(_ light: Double, dark: Double, increased: Double) -> Color {
    (isDark ? Color.white : .black)
      .opacity(hasIncreasedContrast ? increased : isDark ? dark : light)
  }

  /// The accent on dark backgrounds is so light with increased contrast that it needs less opacity.
  private func accentFill(_ light: Double, dark: Double) -> Color {
    accent.opacity(isDark ? hasIncreasedContrast ? dark - 0.08 : dark : light)
  }

  private typealias Components = (red: Double, green: Double, blue: Double)

  private func color(
    _ light: Components, dark: Components, increased: Components,
    dark increasedDark: Components
  ) -> Color {
    let (red, green, blue) =
      hasIncreasedContrast ? isDark ? increasedDark : increased : isDark ? dark : light
    return Color(red: red, green: green, blue: blue)
  }

  private func gray(_ light: Double, _ lightBlue: Double, dark: Double, _ darkBlue: Double) -> Color
  {
    isDark
      ? Color(red: dark, green: dark, blue: darkBlue)
      : Color(red: light, green: light, blue: lightBlue)
  }
}

extension EnvironmentValues {
  package var palette: Palette { Palette(colorScheme, contrast: colorSchemeContrast) }
}
