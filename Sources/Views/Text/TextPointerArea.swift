// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
@_spi(ViewTree) import ViewCore

/// The points of a text that receive touches, with a pointer of their own: its links, or all of a text that can be
/// selected.
final class TextPointerArea: Element, PointerShaping {
  let pointerShape: PointerShape?
  /// Whether a point of the text's space belongs to the area.
  private let contains: (CGPoint) -> Bool

  init(_ node: Node, _ pointerShape: PointerShape, contains: @escaping (CGPoint) -> Bool) {
    self.pointerShape = pointerShape
    self.contains = contains
    super.init(node)
    host.hover.add(self)
  }

  override func dismantle() {
    host.hover.remove(self)
    super.dismantle()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard contains(point) else { return false }
    path.hoverElements.append(self)
    return true
  }

  override func draw(_ builder: inout DisplayListBuilder) {}
}
