// Part of Snapback, under the MIT licence; see LICENSE.

// The names are UIKit's.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

extension UIColor {
  private convenience init(system color: SystemColor) {
    self.init(Color(.system(color)))
  }

  public static let systemRed = UIColor(system: .red)
  public static let systemOrange = UIColor(system: .orange)
  public static let systemYellow = UIColor(system: .yellow)
  public static let systemGreen = UIColor(system: .green)
  public static let systemMint = UIColor(system: .mint)
  public static let systemTeal = UIColor(system: .teal)
  public static let systemCyan = UIColor(system: .cyan)
  public static let systemBlue = UIColor(system: .blue)
  public static let systemIndigo = UIColor(system: .indigo)
  public static let systemPurple = UIColor(system: .purple)
  public static let systemPink = UIColor(system: .pink)
  public static let systemBrown = UIColor(system: .brown)
  public static let systemGray = UIColor(system: .gray)
  public static let systemGray2 = UIColor(system: .gray2)
  public static let systemGray3 = UIColor(system: .gray3)
  public static let systemGray4 = UIColor(system: .gray4)
  public static let systemGray5 = UIColor(system: .gray5)
  public static let systemGray6 = UIColor(system: .gray6)

  public static let label = UIColor(system: .primary)
  public static let secondaryLabel = UIColor(system: .secondary)
  public static let tertiaryLabel = UIColor(system: .tertiary)
  public static let quaternaryLabel = UIColor(system: .quaternary)
  public static let placeholderText = UIColor(system: .tertiary)
  public static let link = UIColor(system: .blue)
  public static let separator = UIColor(system: .separator)
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  public static let systemBackground = UIColor(system: .background)
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(system: .secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)
  public static let systemFill = UIColor(system: .fill)
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)

  public static let clear = UIColor(Color.clear)
  public static let black = UIColor(Color.black)
  public static let white = UIColor(Color.white)
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  public static let gray = UIColor(Color(white: 0.5))
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
}
