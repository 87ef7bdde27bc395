// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The iOS system colors that a catalog can refer to by name.
enum SystemColors {
  /// Returns a color by Xcode's name, such as `systemRedColor`; nil if it is not in the table.
  static func color(_ name: String, isDark: Bool) -> ResolvedColor? {
    guard let pair = table[name] else { return nil }
    let (red, green, blue, percent) = isDark ? pair.dark : pair.light
    return ResolvedColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      opacity: Float(percent) / 100)
  }

  private typealias Components = (Int, Int, Int, percent: Int)

  private static let table: [String: (light: Components, dark: Components)] = [
    "systemRedColor": ((255, 59, 48, 100), (255, 69, 58, 100)),
    "systemOrangeColor": ((255, 149, 0, 100), (255, 159, 10, 100)),
    "systemYellowColor": ((255, 204, 0, 100), (255, 214, 10, 100)),
    "systemGreenColor": ((52, 199, 89, 100), (48, 209, 88, 100)),
    "systemMintColor": ((0, 199, 190, 100), (99, 230, 226, 100)),
    "systemTealColor": ((48, 176, 199, 100), (64, 200, 224, 100)),
    "systemCyanColor": ((50, 173, 230, 100), (100, 210, 255, 100)),
    "systemBlueColor": ((0, 122, 255, 100), (10, 132, 255, 100)),
    "systemIndigoColor": ((88, 86, 214, 100), (94, 92, 230, 100)),
    "systemPurpleColor": ((175, 82, 222, 100), (191, 90, 242, 100)),
    "systemPinkColor": ((255, 45, 85, 100), (255, 55, 95, 100)),
    "systemBrownColor": ((162, 132, 94, 100), (172, 142, 104, 100)),
    "systemGrayColor": ((142, 142, 147, 100), (142, 142, 147, 100)),
    "systemGray2Color": ((174, 174, 178, 100), (99, 99, 102, 100)),
    "systemGray3Color": ((199, 199, 204, 100), (72, 72, 74, 100)),
    "systemGray4Color": ((209, 209, 214, 100), (58, 58, 60, 100)),
    "systemGray5Color": ((229, 229, 234, 100), (44, 44, 46, 100)),
    "systemGray6Color": ((242, 242, 247, 100), (28, 28, 30, 100)),
    "labelColor": ((0, 0, 0, 100), (255, 255, 255, 100)),
    "secondaryLabelColor": ((60, 60, 67, 60), (235, 235, 245, 60)),
    "tertiaryLabelColor": ((60, 60, 67, 30), (235, 235, 245, 30)),
    "quaternaryLabelColor": ((60, 60, 67, 18), (235, 235, 245, 16)),
    "placeholderTextColor": ((60, 60, 67, 30), (235, 235, 245, 30)),
    "linkColor": ((0, 122, 255, 100), (10, 132, 255, 100)),
    "separatorColor": ((60, 60, 67, 29), (84, 84, 88, 60)),
    "opaqueSeparatorColor": ((198, 198, 200, 100), (56, 56, 58, 100)),
    "systemBackgroundColor": ((255, 255, 255, 100), (0, 0, 0, 100)),
    "secondarySystemBackgroundColor": ((242, 242, 247, 100), (28, 28, 30, 100)),
    "tertiarySystemBackgroundColor": ((255, 255, 255, 100), (44, 44, 46, 100)),
    "systemGroupedBackgroundColor": ((242, 242, 247, 100), (0, 0, 0, 100)),
    "secondarySystemGroupedBackgroundColor": ((255, 255, 255, 100), (28, 28, 30, 100)),
    "tertiarySystemGroupedBackgroundColor": ((242, 242, 247, 100), (44, 44, 46, 100)),
    "systemFillColor": ((120, 120, 128, 20), (120, 120, 128, 36)),
    "secondarySystemFillColor": ((120, 120, 128, 16), (120, 120, 128, 32)),
    "tertiarySystemFillColor": ((118, 118, 128, 12), (118, 118, 128, 24)),
    "quaternarySystemFillColor": ((116, 116, 128, 8), (118, 118, 128, 18)),
    "lightTextColor": ((255, 255, 255, 60), (255, 255, 255, 60)),
    "darkTextColor": ((0, 0, 0, 100), (0, 0, 0, 100)),
    "whiteColor": ((255, 255, 255, 100), (255, 255, 255, 100)),
    "blackColor": ((0, 0, 0, 100), (0, 0, 0, 100)),
    "clearColor": ((0, 0, 0, 0), (0, 0, 0, 0)),
  ]
}
