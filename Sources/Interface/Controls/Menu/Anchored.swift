// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Places what it modifies beside a rectangle of the window: below it, or above where there is more room.
struct _AnchoredModifier: ElementModifier {
  typealias Body = Never
  /// In the window's points.
  let anchor: CGRect
  /// Between the two, in points.
  let gap: CGFloat
  /// Told whether it does not fit and is lower than it would be.
  var whenCut: (Bool) -> Void = { _ in }

  func wrap(_ child: Element, _ node: Node) -> AnchoredElement { AnchoredElement(child, node) }

  func update(_ element: AnchoredElement, _ pass: UpdatePass) {
    element.whenCut = whenCut
    guard element.anchor != anchor || element.gap != gap else { return }
    element.anchor = anchor
    element.gap = gap
    element.setNeedsLayout()
  }
}

final class AnchoredElement: UnaryElement {
  fileprivate(set) var anchor = CGRect.zero
  fileprivate var gap: CGFloat = 0
  fileprivate var whenCut: (Bool) -> Void = { _ in }

  private static let margin: CGFloat = 8

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var arrangesByPlace: Bool { true }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let anchor = anchor.offsetBy(dx: -layoutOrigin.x, dy: -layoutOrigin.y)
    let margin = Self.margin
    let most = CGSize(
      width: max(0, size.width - 2 * margin), height: max(0, size.height - 2 * margin))
    let ideal = child.size(ProposedViewSize(width: nil, height: nil))
    let width = min(ideal.width, most.width)
    let wanted = child.size(ProposedViewSize(width: width, height: nil))
    let height = min(wanted.height, most.height)
    whenCut(wanted.height > height)
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
    // It keeps to the side that its anchor is at.
    let x: CGFloat =
      if anchor.midX < size.width / 3 {
        anchor.minX
      } else if anchor.midX > size.width * 2 / 3 {
        anchor.maxX - width
      } else {
        anchor.midX - width / 2
      }
    let left = min(max(x, margin), max(margin, size.width - margin - width))
    let proposed = ProposedViewSize(width: width, height: height)
    return Placing(child, CGPoint(x: left, y: max(margin, y)), child.dimensions(in: proposed))
  }
}

/// Lets what it modifies grow out of a rectangle of the window: from an amount of 0 to 1.
struct _GrowthEffect: ElementModifier {
  typealias Body = Never
  let amount: Double
  /// In the window's points.
  let anchor: CGRect

  func wrap(_ child: Element, _ node: Node) -> GrowthElement { GrowthElement(amount, child, node) }

  func update(_ element: GrowthElement, _ pass: UpdatePass) {
    element.anchor = anchor
    element.set(amount, pass)
  }
}

final class GrowthElement: TransformElement<Double> {
  fileprivate var anchor = CGRect.zero

  /// About the point of it that is nearest to the anchor's middle.
  override func transform(_ value: Double, in size: CGSize) -> CGAffineTransform {
    let x = min(max(anchor.midX - layoutOrigin.x, 0), size.width)
    let y = min(max(anchor.midY - layoutOrigin.y, 0), size.height)
    let scale = max(0, value)
    return CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
      .translatedBy(x: -x, y: -y)
  }
}

extension AnyTransition {
  /// Grows out of a rectangle of the window, and fades.
  @MainActor
  static func growth(from anchor: CGRect, scale: Double) -> AnyTransition {
    .modifier(
      active: _GrowthEffect(amount: scale, anchor: anchor),
      identity: _GrowthEffect(amount: 1, anchor: anchor)
    )
    .combined(with: .opacity)
  }
}

/// What another view shows, once more: as it is, whatever hides it where it is itself.
struct Portal: LeafView {
  let anchor: PresentationAnchor

  func makeElement(_ node: Node) -> PortalElement { PortalElement(node) }
  func update(_ element: PortalElement, _ pass: UpdatePass) { element.anchor = anchor }
}

final class PortalElement: Element {
  fileprivate weak var anchor: PresentationAnchor?

  override func draw(_ painter: inout Painter) {
    guard let source = anchor?.element else { return }
    painter.showingAll { painter in
      let outer = painter.transform
      painter.move(by: CGPoint(x: -source.frame.minX, y: -source.frame.minY))
      source.render(&painter)
      painter.transform = outer
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }
}
