// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Motion

/// Cuts what it modifies to the outline of a shape.
public struct _ClipEffect<S: Shape>: ElementModifier {
  public typealias Body = Never
  let shape: S
  let rule: FillRule

  func wrap(_ child: Element, _ node: Node) -> ClipElement<S> { ClipElement(shape, child, node) }

  func update(_ element: ClipElement<S>, _ pass: UpdatePass) {
    element.rule = rule
    element.set(shape, pass)
  }
}

final class ClipElement<S: Shape>: AnimatedElement<S> {
  var rule = FillRule.nonZero

  private var drawing: PathDrawing {
    value.path(in: CGRect(origin: .zero, size: presentedSize)).drawing
  }

  override func draw(_ painter: inout Painter) {
    switch drawing {
    case .nothing: break
    case .rounded(let shape): painter.layer(.clip(shape)) { child.render(&$0) }
    case .outline(let outline):
      painter.layer(.clipPath(outline, rule)) { child.render(&$0) }
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    drawing.contains(point, rule) && child.hit(point, &path)
  }
}

extension View {
  /// Cuts the view to a shape of its size; outside of it the view is neither seen nor hit.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, rule: style.rule))
  }

  /// Cuts the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), rule: .nonZero))
  }

  /// Cuts the view to its frame with rounded corners, of a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
}
