// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
@_spi(ViewTree) import ViewCore

/// A link of a text, and its characters.
struct TextLink: Equatable {
  var range: Range<Int>
  var url: URL
}

/// The areas of a text's links, which receive touches.
final class TextLinkArea: Element, PointerShaping {
  /// Returns the URL at a point of the text's space; nil if there is no link.
  var url: (CGPoint) -> URL? = { _ in nil }

  override init(_ node: Node) {
    super.init(node)
    host.hover.add(self)
  }

  override func dismantle() {
    host.hover.remove(self)
    super.dismantle()
  }

  var pointerShape: PointerShape? { .link }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard url(point) != nil else { return false }
    path.hoverElements.append(self)
    return true
  }

  override func draw(_ builder: inout DisplayListBuilder) {}
}
