// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws the modified view in a bubble with an arrow that points at a rectangle of the window.
struct _PopoverBubbleModifier: ElementModifier {
  typealias Body = Never
  /// The target of the arrow in the coordinate space of the window, in points.
  let anchor: CGRect
  /// The preferred edge of the bubble for the arrow.
  let arrowEdge: Edge

  func wrap(_ child: Element, _ node: Node) -> PopoverBubbleElement {
    PopoverBubbleElement(child, node)
  }

  func update(_ element: PopoverBubbleElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.color = values.colorScheme.floating.resolve(values)
    guard element.anchor != anchor || element.arrowEdge != arrowEdge else { return }
    element.anchor = anchor
    element.arrowEdge = arrowEdge
    element.setNeedsLayout()
  }
}

/// Places a bubble beside its anchor, and draws it with its arrow and shadow.
final class PopoverBubbleElement: UnaryElement {
  fileprivate var anchor = CGRect.zero
  fileprivate var arrowEdge = Edge.top
  fileprivate var color = ResolvedColor.white
  private var card = CGRect.zero
  private var arrow = Path()

  // The dimensions of iOS, in points.
  private static let arrowHeight: CGFloat = 13
  private static let arrowWidth: CGFloat = 26
  private static let radius: CGFloat = 13
  private static let margin: CGFloat = 8

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var arrangementDependsOnPosition: Bool { true }

  // The anchor is in the coordinate space of the window.
  override var mirrorsChildren: Bool { false }

  override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    let target = anchor.offsetBy(dx: -layoutOrigin.x, dy: -layoutOrigin.y)
    let available = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
    let ideal = child.size(.unspecified)
    let width = min(ideal.width, max(0, available.width))
    let height = min(
      width < ideal.width
        ? child.size(ProposedViewSize(width: width, height: nil)).height : ideal.height,
      max(0, available.height))
    let bubbleSize = CGSize(width: width, height: height)
    let edge = edge(for: bubbleSize, target, available)
    var origin = CGPoint(x: target.midX - width / 2, y: target.midY - height / 2)
    switch edge {
    case .top: origin.y = target.maxY + Self.arrowHeight
    case .bottom: origin.y = target.minY - Self.arrowHeight - height
    case .leading: origin.x = target.maxX + Self.arrowHeight
    case .trailing: origin.x = target.minX - Self.arrowHeight - width
    }
    origin.x = min(max(origin.x, available.minX), max(available.minX, available.maxX - width))
    origin.y = min(max(origin.y, available.minY), max(available.minY, available.maxY - height))
    card = CGRect(origin: origin, size: bubbleSize)
    arrow = Self.arrow(edge, of: card, to: CGPoint(x: target.midX, y: target.midY))
    return ElementPlacement(
      child, origin, child.dimensions(in: ProposedViewSize(width: width, height: height)))
  }

  /// Returns the edge of the arrow: the preferred one, or else the first with enough space on its
  /// side.
  private func edge(for size: CGSize, _ target: CGRect, _ available: CGRect) -> Edge {
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
      case .top: available.maxY - target.maxY >= size.height + length
      case .bottom: target.minY - available.minY >= size.height + length
      case .leading: available.maxX - target.maxX >= size.width + length
      case .trailing: target.minX - available.minX >= size.width + length
      }
    } ?? arrowEdge
  }

  private static func arrow(_ edge: Edge, of card: CGRect, to point: CGPoint) -> Path {
    let (half, height) = (arrowWidth / 2, arrowHeight)
    /// Keeps the arrow clear of the rounded corners.
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low + radius + half), max(low + radius + half, high - radius - half))
    }
    let (base, tangent, normal): (CGPoint, CGPoint, CGPoint)
    switch edge {
    case .top, .bottom:
      let isTop = edge == .top
      base = CGPoint(x: clamped(point.x, card.minX, card.maxX), y: isTop ? card.minY : card.maxY)
      tangent = CGPoint(x: 1, y: 0)
      normal = CGPoint(x: 0, y: isTop ? -1 : 1)
    case .leading, .trailing:
      let isLeading = edge == .leading
      base = CGPoint(
        x: isLeading ? card.minX : card.maxX, y: clamped(point.y, card.minY, card.maxY))
      tangent = CGPoint(x: 0, y: 1)
      normal = CGPoint(x: isLeading ? -1 : 1, y: 0)
    }
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: base.x + tangent.x * x + normal.x * y, y: base.y + tangent.y * x + normal.y * y)
    }
    return Path { path in
      path.move(to: at(-half, -0.5))
      path.addLine(to: at(-half, 0))
      path.addQuadCurve(to: at(-half * 0.35, height * 0.75), control: at(-half * 0.6, 0.5))
      path.addQuadCurve(to: at(half * 0.35, height * 0.75), control: at(0, height * 1.25))
      path.addQuadCurve(to: at(half, 0), control: at(half * 0.6, 0.5))
      path.addLine(to: at(half, -0.5))
      path.closeSubpath()
    }
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let shape = RoundedRect(card, radius: Self.radius, corners: .continuous)
    let shadow = LayerEffect.shadow(ResolvedColor.black.faded(to: 0.2), radius: 20, x: 0, y: 4)
    builder.layer(shadow) { builder in
      builder.fill(shape, .color(color))
      if case .outline(let outline) = arrow.drawing {
        builder.fill(outline, .nonZero, .color(color))
      }
    }
    builder.layer(.clip(shape)) { child.render(&$0) }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    _ = child.hit(point, &path)
    return card.encloses(point)
  }
}
