// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

// UIKit's names.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

extension UIColor {
  private convenience init(system color: SystemColor) {
    self.init(Color(.system(color)))
  }

  /// The tint of views without one of their own: the accent color, which is the system blue unless an asset
  /// catalog has another.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(.accentColor)
  /// The old name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The system red: sRGB (255, 59, 48), or (255, 69, 58) in the dark appearance.
  public static let systemRed = UIColor(system: .red)
  /// The system orange: sRGB (255, 149, 0), or (255, 159, 10) in the dark appearance.
  public static let systemOrange = UIColor(system: .orange)
  /// The system yellow: sRGB (255, 204, 0), or (255, 214, 10) in the dark appearance.
  public static let systemYellow = UIColor(system: .yellow)
  /// The system green: sRGB (52, 199, 89), or (48, 209, 88) in the dark appearance.
  public static let systemGreen = UIColor(system: .green)
  /// The system mint: sRGB (0, 199, 190), or (99, 230, 226) in the dark appearance.
  public static let systemMint = UIColor(system: .mint)
  /// The system teal: sRGB (48, 176, 199), or (64, 200, 224) in the dark appearance.
  public static let systemTeal = UIColor(system: .teal)
  /// The system cyan: sRGB (50, 173, 230), or (100, 210, 255) in the dark appearance.
  public static let systemCyan = UIColor(system: .cyan)
  /// The system blue: sRGB (0, 122, 255), or (10, 132, 255) in the dark appearance.
  public static let systemBlue = UIColor(system: .blue)
  /// The system indigo: sRGB (88, 86, 214), or (94, 92, 230) in the dark appearance.
  public static let systemIndigo = UIColor(system: .indigo)
  /// The system purple: sRGB (175, 82, 222), or (191, 90, 242) in the dark appearance.
  public static let systemPurple = UIColor(system: .purple)
  /// The system pink: sRGB (255, 45, 85), or (255, 55, 95) in the dark appearance.
  public static let systemPink = UIColor(system: .pink)
  /// The system brown: sRGB (162, 132, 94), or (172, 142, 104) in the dark appearance.
  public static let systemBrown = UIColor(system: .brown)
  /// The system gray: sRGB (142, 142, 147) in both appearances.
  public static let systemGray = UIColor(system: .gray)
  /// The system gray 2: sRGB (174, 174, 178), or (99, 99, 102) in the dark appearance.
  public static let systemGray2 = UIColor(system: .gray2)
  /// The system gray 3: sRGB (199, 199, 204), or (72, 72, 74) in the dark appearance.
  public static let systemGray3 = UIColor(system: .gray3)
  /// The system gray 4: sRGB (209, 209, 214), or (58, 58, 60) in the dark appearance.
  public static let systemGray4 = UIColor(system: .gray4)
  /// The system gray 5: sRGB (229, 229, 234), or (44, 44, 46) in the dark appearance.
  public static let systemGray5 = UIColor(system: .gray5)
  /// The system gray 6: sRGB (242, 242, 247), or (28, 28, 30) in the dark appearance.
  public static let systemGray6 = UIColor(system: .gray6)

  /// The color of primary labels: sRGB (0, 0, 0), or (255, 255, 255) in the dark appearance.
  public static let label = UIColor(system: .primary)
  /// The color of secondary labels: sRGB (60, 60, 67) at 60 %, or (235, 235, 245) at 60 % in the
  /// dark appearance.
  public static let secondaryLabel = UIColor(system: .secondary)
  /// The color of tertiary labels: sRGB (60, 60, 67) at 30 %, or (235, 235, 245) at 30 % in the
  /// dark appearance.
  public static let tertiaryLabel = UIColor(system: .tertiary)
  /// The color of quaternary labels: sRGB (60, 60, 67) at 18 %, or (235, 235, 245) at 16 % in the
  /// dark appearance.
  public static let quaternaryLabel = UIColor(system: .quaternary)
  /// The color of placeholder text: sRGB (60, 60, 67) at 30 %, or (235, 235, 245) at 30 % in the
  /// dark appearance.
  public static let placeholderText = UIColor(system: .tertiary)
  /// The color of links: sRGB (0, 122, 255), or (10, 132, 255) in the dark appearance.
  public static let link = UIColor(system: .blue)
  /// The color of translucent separators: sRGB (60, 60, 67) at 29 %, or (84, 84, 88) at 60 % in
  /// the dark appearance.
  public static let separator = UIColor(system: .separator)
  /// The color of opaque separators: sRGB (198, 198, 200), or (56, 56, 58) in the dark appearance.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// The background of the interface: sRGB (255, 255, 255), or (0, 0, 0) in the dark appearance.
  public static let systemBackground = UIColor(system: .background)
  /// The background of content on the system background: sRGB (242, 242, 247), or (28, 28, 30) in
  /// the dark appearance.
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  /// The background of content on the secondary background: sRGB (255, 255, 255), or (44, 44, 46)
  /// in the dark appearance.
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  /// The background of grouped content: sRGB (242, 242, 247), or (0, 0, 0) in the dark appearance.
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  /// The background of a group: sRGB (255, 255, 255), or (28, 28, 30) in the dark appearance.
  public static let secondarySystemGroupedBackground = UIColor(system: .secondaryGroupedBackground)
  /// The background of content within a group: sRGB (242, 242, 247), or (44, 44, 46) in the dark
  /// appearance.
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)
  /// The fill of thin and small shapes: sRGB (120, 120, 128) at 20 %, or (120, 120, 128) at 36 % in
  /// the dark appearance.
  public static let systemFill = UIColor(system: .fill)
  /// The fill of medium-sized shapes: sRGB (120, 120, 128) at 16 %, or (120, 120, 128) at 32 % in
  /// the dark appearance.
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  /// The fill of large shapes: sRGB (118, 118, 128) at 12 %, or (118, 118, 128) at 24 % in the dark
  /// appearance.
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  /// The fill of large areas with complex content: sRGB (116, 116, 128) at 8 %, or (118, 118, 128)
  /// at 18 % in the dark appearance.
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)

  /// Transparent black, in both appearances.
  public static let clear = UIColor(Color.clear)
  /// Opaque black, in both appearances.
  public static let black = UIColor(Color.black)
  /// Opaque white, in both appearances.
  public static let white = UIColor(Color.white)
  /// sRGB (255, 0, 0), in both appearances.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// sRGB (0, 255, 0), in both appearances.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// sRGB (0, 0, 255), in both appearances.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// sRGB (0, 255, 255), in both appearances.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// sRGB (255, 255, 0), in both appearances.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// sRGB (255, 0, 255), in both appearances.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// sRGB (255, 128, 0), in both appearances.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// sRGB (128, 0, 128), in both appearances.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// sRGB (153, 102, 51), in both appearances.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  /// Gray of 50 % sRGB brightness, in both appearances.
  public static let gray = UIColor(Color(white: 0.5))
  /// Gray of 67 % sRGB brightness, in both appearances.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// Gray of 33 % sRGB brightness, in both appearances.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
}
