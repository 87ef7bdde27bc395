// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// A modifier that places a submenu over its row, as far as the window allows.
struct _SubmenuPositionModifier: ElementModifier {
  typealias Body = Never
  /// The frame of the row in the window, in points.
  let row: CGRect
  /// Called in each layout with whether the content is reduced in height to fit the window.
  let heightIsLimited: (Bool) -> Void

  func wrap(_ child: Element, _ node: Node) -> SubmenuElement { SubmenuElement(child, node) }

  func update(_ element: SubmenuElement, _ pass: UpdatePass) {
    element.heightIsLimited = heightIsLimited
    guard element.row != row else { return }
    element.row = row
    element.setNeedsLayout()
  }
}

final class SubmenuElement: UnaryElement {
  fileprivate(set) var row = CGRect.zero
  fileprivate var heightIsLimited: (Bool) -> Void = { _ in }
  /// The minimum distance from the window's edges, in points.
  private static let margin: CGFloat = 8

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var arrangementDependsOnPosition: Bool { true }

  // The rectangle is in the coordinate space of the window.
  override var mirrorsChildren: Bool { false }

  override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    let row = row.offsetBy(dx: -layoutOrigin.x, dy: -layoutOrigin.y)
    let margin = Self.margin
    let (fitting, isHeightLimited) = fittingSize(in: size, margin: margin)
    heightIsLimited(isHeightLimited)
    let x = min(
      max(row.midX - fitting.width / 2, margin), max(margin, size.width - margin - fitting.width))
    let y = min(max(row.minY, margin), max(margin, size.height - margin - fitting.height))
    return ElementPlacement(
      child, CGPoint(x: x, y: y), child.dimensions(in: ProposedViewSize(fitting)))
  }
}
