// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The column of the icons of labels in the rows of a list.
///
/// An icon with about the height of a line, such as a symbol, is centered in the column, whatever its width is, and
/// does not make the row taller than its title. A larger one has the size that it has elsewhere.
struct LabelIconColumn: Layout {
  /// In points.
  let width: CGFloat
  /// The height of a line of the body text, in points.
  let lineHeight: CGFloat

  /// The most heights of a line of an icon that counts as a symbol.
  private static let tallest: CGFloat = 1.25
  /// The most widths of the column of an icon that counts as a symbol.
  private static let widest: CGFloat = 2

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let icon = subviews.first?.sizeThatFits(proposal), icon != .zero else {
      return CGSize(width: width, height: 0)
    }
    guard icon.height <= lineHeight * Self.tallest, icon.width <= width * Self.widest else {
      return CGSize(width: max(width, icon.width), height: icon.height)
    }
    return CGSize(width: width, height: min(icon.height, lineHeight))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for icon in subviews {
      icon.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
