// Part of Snapback, under the MIT licence; see LICENSE.

extension SystemColor {
  /// The light and the dark variant for increased contrast, as of iOS 18; nil for a color that has
  /// none.
  var contrastComponents: (light: Components, dark: Components)? {
    switch self {
    case .red: ((215, 0, 21, 1), (255, 105, 97, 1))
    case .orange: ((201, 52, 0, 1), (255, 179, 64, 1))
    case .yellow: ((178, 80, 0, 1), (255, 212, 38, 1))
    case .green: ((36, 138, 61, 1), (48, 219, 91, 1))
    case .mint: ((12, 129, 123, 1), (102, 212, 207, 1))
    case .teal: ((0, 130, 153, 1), (93, 230, 255, 1))
    case .cyan: ((0, 113, 164, 1), (112, 215, 255, 1))
    case .blue: ((0, 64, 221, 1), (64, 156, 255, 1))
    case .indigo: ((54, 52, 163, 1), (125, 122, 255, 1))
    case .purple: ((137, 68, 171, 1), (218, 143, 255, 1))
    case .pink: ((211, 15, 69, 1), (255, 100, 130, 1))
    case .brown: ((127, 101, 69, 1), (181, 148, 105, 1))
    case .gray: ((108, 108, 112, 1), (174, 174, 178, 1))
    case .gray2: ((142, 142, 147, 1), (124, 124, 128, 1))
    case .gray3: ((174, 174, 178, 1), (84, 84, 86, 1))
    case .gray4: ((188, 188, 192, 1), (68, 68, 70, 1))
    case .gray5: ((216, 216, 220, 1), (54, 54, 56, 1))
    case .gray6: ((235, 235, 240, 1), (36, 36, 38, 1))
    case .secondary: ((60, 60, 67, 0.8), (235, 235, 245, 0.7))
    case .tertiary: ((60, 60, 67, 0.7), (235, 235, 245, 0.55))
    case .quaternary: ((60, 60, 67, 0.55), (235, 235, 245, 0.4))
    case .separator: ((60, 60, 67, 0.37), (84, 84, 88, 0.7))
    default: nil
    }
  }
}
