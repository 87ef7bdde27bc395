// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Puts what it modifies into a bubble with an arrow that points at a rectangle of the window.
struct _BubbleModifier: ElementModifier {
  typealias Body = Never
  /// In the window's points.
  let anchor: CGRect
  /// The bubble's edge that the arrow is at, where there is room for it there.
  let arrowEdge: Edge

  func wrap(_ child: Element, _ node: Node) -> BubbleElement { BubbleElement(child, node) }

  func update(_ element: BubbleElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.color = values.colorScheme.floating.resolve(values)
    guard element.anchor != anchor || element.arrowEdge != arrowEdge else { return }
    element.anchor = anchor
    element.arrowEdge = arrowEdge
    element.setNeedsLayout()
  }
}

final class BubbleElement: UnaryElement {
  fileprivate var anchor = CGRect.zero
  fileprivate var arrowEdge = Edge.top
  fileprivate var color = ResolvedColor.white
  private var card = CGRect.zero
  private var arrow = Path()

  /// iOS's, in points.
  private static let arrowHeight: CGFloat = 13
  private static let arrowWidth: CGFloat = 26
  private static let radius: CGFloat = 13
  private static let margin: CGFloat = 8

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var arrangesByPlace: Bool { true }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let target = anchor.offsetBy(dx: -layoutOrigin.x, dy: -layoutOrigin.y)
    let whole = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
    let ideal = child.size(.unspecified)
    let width = min(ideal.width, max(0, whole.width))
    let height = min(
      width < ideal.width
        ? child.size(ProposedViewSize(width: width, height: nil)).height : ideal.height,
      max(0, whole.height))
    let own = CGSize(width: width, height: height)
    let edge = edge(for: own, target, whole)
    var origin = CGPoint(x: target.midX - width / 2, y: target.midY - height / 2)
    switch edge {
    case .top: origin.y = target.maxY + Self.arrowHeight
    case .bottom: origin.y = target.minY - Self.arrowHeight - height
    case .leading: origin.x = target.maxX + Self.arrowHeight
    case .trailing: origin.x = target.minX - Self.arrowHeight - width
    }
    origin.x = min(max(origin.x, whole.minX), max(whole.minX, whole.maxX - width))
    origin.y = min(max(origin.y, whole.minY), max(whole.minY, whole.maxY - height))
    card = CGRect(origin: origin, size: own)
    arrow = Self.arrow(edge, of: card, to: CGPoint(x: target.midX, y: target.midY))
    return Placing(
      child, origin, child.dimensions(in: ProposedViewSize(width: width, height: height)))
  }

  /// The edge with the arrow: the one that was asked for, or else the first with room.
  private func edge(for size: CGSize, _ target: CGRect, _ whole: CGRect) -> Edge {
    let opposite: Edge =
      switch arrowEdge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    let length = Self.arrowHeight
    return [arrowEdge, opposite, .top, .bottom, .leading, .trailing].first { edge in
      switch edge {
      case .top: whole.maxY - target.maxY >= size.height + length
      case .bottom: target.minY - whole.minY >= size.height + length
      case .leading: whole.maxX - target.maxX >= size.width + length
      case .trailing: target.minX - whole.minX >= size.width + length
      }
    } ?? arrowEdge
  }

  private static func arrow(_ edge: Edge, of card: CGRect, to point: CGPoint) -> Path {
    let (half, reach) = (arrowWidth / 2, arrowHeight)
    func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low + radius + half), max(low + radius + half, high - radius - half))
    }
    let (base, along, out): (CGPoint, CGPoint, CGPoint)
    switch edge {
    case .top, .bottom:
      let isTop = edge == .top
      base = CGPoint(x: within(point.x, card.minX, card.maxX), y: isTop ? card.minY : card.maxY)
      along = CGPoint(x: 1, y: 0)
      out = CGPoint(x: 0, y: isTop ? -1 : 1)
    case .leading, .trailing:
      let isLeading = edge == .leading
      base = CGPoint(
        x: isLeading ? card.minX : card.maxX, y: within(point.y, card.minY, card.maxY))
      along = CGPoint(x: 0, y: 1)
      out = CGPoint(x: isLeading ? -1 : 1, y: 0)
    }
    func at(_ side: CGFloat, _ height: CGFloat) -> CGPoint {
      CGPoint(
        x: base.x + along.x * side + out.x * height, y: base.y + along.y * side + out.y * height)
    }
    return Path { path in
      path.move(to: at(-half, -0.5))
      path.addLine(to: at(-half, 0))
      path.addQuadCurve(to: at(-half * 0.35, reach * 0.75), control: at(-half * 0.6, 0.5))
      path.addQuadCurve(to: at(half * 0.35, reach * 0.75), control: at(0, reach * 1.25))
      path.addQuadCurve(to: at(half, 0), control: at(half * 0.6, 0.5))
      path.addLine(to: at(half, -0.5))
      path.closeSubpath()
    }
  }

  override func draw(_ painter: inout Painter) {
    let shape = RoundedRect(card, radius: Self.radius, corners: .continuous)
    let shadow = LayerEffect.shadow(ResolvedColor.black.faded(to: 0.2), radius: 20, x: 0, y: 4)
    painter.layer(shadow) { painter in
      painter.fill(shape, .color(color))
      if case .outline(let outline) = arrow.drawing {
        painter.fill(outline, .nonZero, .color(color))
      }
    }
    painter.layer(.clip(shape)) { child.render(&$0) }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    _ = child.hit(point, &path)
    return card.contains(point)
  }
}
