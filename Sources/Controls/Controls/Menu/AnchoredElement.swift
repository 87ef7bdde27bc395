// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) import ViewCore

/// A modifier that places content next to a rectangle of the window: below it, or above it if there is not enough
/// space below. If it fits on neither side, it overlaps the rectangle on the larger side.
package struct _AnchoredModifier: ElementModifier {
  package typealias Body = Never
  /// The rectangle in the window, in points.
  let anchor: CGRect
  /// The distance between the rectangle and the content, in points.
  let gap: CGFloat
  /// The frame in the window of the view that is shown over the rectangle, and is to be next to the content; nil for
  /// the rectangle itself. Asked in each layout.
  var replacement: () -> CGRect? = { nil }
  /// Called with whether the content is reduced in height to fit the window.
  var heightIsLimited: (Bool) -> Void = { _ in }

  /// Called in each layout with whether the content is above the rectangle.
  var isAbove: (Bool) -> Void = { _ in }

  package init(
    anchor: CGRect, gap: CGFloat, replacement: @escaping () -> CGRect? = { nil },
    heightIsLimited: @escaping (Bool) -> Void = { _ in },
    isAbove: @escaping (Bool) -> Void = { _ in }
  ) {
    self.isAbove = isAbove
    self.replacement = replacement
    self.anchor = anchor
    self.gap = gap
    self.heightIsLimited = heightIsLimited
  }

  func wrap(_ child: Element, _ node: Node) -> AnchoredElement { AnchoredElement(child, node) }

  func update(_ element: AnchoredElement, _ pass: UpdatePass) {
    element.heightIsLimited = heightIsLimited
    element.replacement = replacement
    element.isAbove = isAbove
    guard element.anchor != anchor || element.gap != gap else { return }
    element.anchor = anchor
    element.gap = gap
    element.setNeedsLayout()
  }
}

final class AnchoredElement: UnaryElement {
  fileprivate(set) var anchor = CGRect.zero
  fileprivate var gap: CGFloat = 0
  fileprivate var heightIsLimited: (Bool) -> Void = { _ in }
  fileprivate var replacement: () -> CGRect? = { nil }
  fileprivate var isAbove: (Bool) -> Void = { _ in }

  /// The minimum distance from the window's edges, in points.
  private static let margin: CGFloat = 8

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var arrangementDependsOnPosition: Bool { true }

  // The rectangle is in the coordinate space of the window.
  override var mirrorsChildren: Bool { false }

  override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    let anchor = (replacement() ?? anchor).offsetBy(dx: -layoutOrigin.x, dy: -layoutOrigin.y)
    let margin = Self.margin
    let (fitting, isHeightLimited) = fittingSize(in: size, margin: margin)
    let (width, height) = (fitting.width, fitting.height)
    heightIsLimited(isHeightLimited)
    let below = size.height - margin - (anchor.maxY + gap)
    let above = anchor.minY - gap - margin
    let y: CGFloat =
      if below >= height {
        anchor.maxY + gap
      } else if above >= height {
        anchor.minY - gap - height
      } else if below >= above {
        size.height - margin - height
      } else {
        margin
      }
    isAbove(y < anchor.minY)
    // Near an edge of the window the content is aligned with the anchor's edge on that side.
    let x: CGFloat =
      if anchor.midX < size.width / 3 {
        anchor.minX
      } else if anchor.midX > size.width * 2 / 3 {
        anchor.maxX - width
      } else {
        anchor.midX - width / 2
      }
    let left = min(max(x, margin), max(margin, size.width - margin - width))
    return ElementPlacement(
      child, CGPoint(x: left, y: max(margin, y)), child.dimensions(in: ProposedViewSize(fitting)))
  }
}
