// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// A link of a text, and its characters.
struct TextLink: Equatable {
  var range: Range<Int>
  var url: URL
}

/// The areas of a text's links, which receive touches.
final class TextLinkArea: Element {
  /// Returns the URL at a point of the text's space; nil if there is no link.
  var url: (CGPoint) -> URL? = { _ in nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { url(point) != nil }

  override func draw(_ builder: inout DisplayListBuilder) {}
}
