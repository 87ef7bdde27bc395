// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// The system colors of iOS, in light and dark variants: those of iOS 18, and of iOS 26 where they
/// differ.
package enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case primary, secondary, tertiary, quaternary, separator, opaqueSeparator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  func resolve(
    _ scheme: ColorScheme, _ version: SystemVersion = .iOS18,
    _ contrast: ColorSchemeContrast = .standard
  ) -> ResolvedColor {
    let (light, dark) =
      (contrast == .increased ? contrastComponents : nil)
      ?? (version == .iOS26 ? iOS26Components : nil) ?? components
    let (red, green, blue, opacity) = scheme == .light ? light : dark
    return ResolvedColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      opacity: opacity)
  }

  typealias Components = (red: Int, green: Int, blue: Int, opacity: Float)

  private var components: (light: Components, dark: Components) {
    switch self {
    case .red: ((255, 59, 48, 1), (255, 69, 58, 1))
    case .orange: ((255, 149, 0, 1), (255, 159, 10, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 10, 1))
    case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
    case .mint: ((0, 199, 190, 1), (99, 230, 226, 1))
    case .teal: ((48, 176, 199, 1), (64, 200, 224, 1))
    case .cyan: ((50, 173, 230, 1), (100, 210, 255, 1))
    case .blue: ((0, 122, 255, 1), (10, 132, 255, 1))
    case .indigo: ((88, 86, 214, 1), (94, 92, 230, 1))
    case .purple: ((175, 82, 222, 1), (191, 90, 242, 1))
    case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
    case .brown: ((162, 132, 94, 1), (172, 142, 104, 1))
    case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
    case .gray2: ((174, 174, 178, 1), (99, 99, 102, 1))
    case .gray3: ((199, 199, 204, 1), (72, 72, 74, 1))
    case .gray4: ((209, 209, 214, 1), (58, 58, 60, 1))
    case .gray5: ((229, 229, 234, 1), (44, 44, 46, 1))
    case .gray6: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .primary: ((0, 0, 0, 1), (255, 255, 255, 1))
    case .secondary: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    case .tertiary: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .quaternary: ((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    case .opaqueSeparator: ((198, 198, 200, 1), (56, 56, 58, 1))
    case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
    case .secondaryBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
    case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
    case .groupedBackground: ((242, 242, 247, 1), (0, 0, 0, 1))
    case .secondaryGroupedBackground: ((255, 255, 255, 1), (28, 28, 30, 1))
    case .tertiaryGroupedBackground: ((242, 242, 247, 1), (44, 44, 46, 1))
    case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    case .quaternaryFill: ((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    }
  }
}
