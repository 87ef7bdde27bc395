// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension InterfaceResources {
  /// The colors of the system by their names in storyboards.
  static let systemColors: [String: UIColor] = {
    let named: [String: UIColor] = [
      "tint": .tintColor, "groupTableViewBackground": .groupTableViewBackground,
      "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
      "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
      "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
      "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
      "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
      "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
      "separator": .separator, "opaqueSeparator": .opaqueSeparator,
      "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
      "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
      "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
      "darkText": .black, "lightText": UIColor(white: 1, alpha: 0.6),
      "tableCellGroupedBackground": .secondarySystemGroupedBackground,
      "viewFlipsideBackground": .darkGray, "scrollViewTexturedBackground": .systemGray5,
      "clear": .clear, "black": .black, "white": .white, "red": .red, "green": .green,
      "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
      "purple": .purple, "brown": .brown, "gray": .gray, "lightGray": .lightGray,
      "darkGray": .darkGray,
    ]
    return Dictionary(uniqueKeysWithValues: named.map { ($0.key + "Color", $0.value) })
  }()
}
