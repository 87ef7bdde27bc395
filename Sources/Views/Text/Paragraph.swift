// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) import ViewCore

/// The breaking, truncation and alignment of lines.
package struct Paragraph: Hashable {
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  /// The minimum height, in lines.
  package var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  var minimumScale: CGFloat = 1
  var letterCase: Text.Case?
  /// Whether characters may move closer together before a line is truncated.
  var allowsTightening = false

  package init(
    lineLimit: Int? = nil, lineSpacing: CGFloat = 0, minimumScale: CGFloat = 1,
    letterCase: Text.Case? = nil
  ) {
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.minimumScale = minimumScale
    self.letterCase = letterCase
  }
}
