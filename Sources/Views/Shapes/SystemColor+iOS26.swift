// Part of Snapback, under the MIT licence; see LICENSE.

extension SystemColor {
  /// The light and the dark variant in iOS 26; nil for a color that is the same as in iOS 18.
  var iOS26Components: (light: Components, dark: Components)? {
    switch self {
    case .red: ((255, 56, 60, 1), (255, 66, 69, 1))
    case .orange: ((255, 141, 40, 1), (255, 146, 48, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1))
    case .mint: ((0, 200, 179, 1), (0, 218, 195, 1))
    case .teal: ((0, 195, 208, 1), (0, 210, 224, 1))
    case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1))
    case .blue: ((0, 136, 255, 1), (0, 145, 255, 1))
    case .indigo: ((97, 85, 245, 1), (109, 124, 255, 1))
    case .purple: ((203, 48, 224, 1), (219, 52, 242, 1))
    case .brown: ((172, 127, 94, 1), (183, 138, 102, 1))
    case .separator: ((60, 60, 67, 0.12), (84, 84, 88, 0.5))
    default: nil
    }
  }
}
