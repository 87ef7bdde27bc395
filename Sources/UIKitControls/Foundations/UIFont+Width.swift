// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Interface
@_spi(ViewTree) import Views

extension UIFont {
  /// The width of the characters of a font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width relative to that of the standard face, which is 0: from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a width relative to that of the standard face, which is 0: from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(rawValue: -0.4)
    /// A narrow width.
    public static let condensed = Width(rawValue: -0.2)
    /// The width of the standard face.
    public static let standard = Width(rawValue: 0)
    /// A wide width.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system's font in a weight and a width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    var description = systemFont(ofSize: fontSize, weight: weight).font
    description.width = Font.Width(width.rawValue).factor
    return UIFont(description)
  }
}
