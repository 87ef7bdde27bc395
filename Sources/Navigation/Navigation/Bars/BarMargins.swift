// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Insets a part of a navigation bar by the system's margins: 16 points at each side, and 20 on large phones and tablets.
struct BarMargins: Layout {
  /// The least width of a bar with the wide margins, in points: that of an iPhone 8 Plus.
  private static let wide: CGFloat = 414

  static func width(in width: CGFloat) -> CGFloat { width < wide ? 16 : 20 }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * Self.width(in: $0)) }, height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    let margin = Self.width(in: proposal.width ?? size.width)
    return CGSize(width: size.width + 2 * margin, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let margin = Self.width(in: proposal.width ?? bounds.width)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + margin, y: bounds.minY), proposal: inner(proposal))
  }
}

/// Insets the view by `BarMargins`.
struct _BarMarginModifier: ViewModifier {
  func body(content: Content) -> some View { BarMargins { content } }
}
