// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Motion

/// Cuts what it modifies to the outline of a shape.
public struct _ClipEffect<S: Shape>: ElementModifier {
  public typealias Body = Never
  let shape: S

  func wrap(_ child: Element, _ node: Node) -> ClipElement<S> { ClipElement(shape, child, node) }
  func update(_ element: ClipElement<S>, _ pass: UpdatePass) { element.set(shape, pass) }
}

final class ClipElement<S: Shape>: AnimatedElement<S> {
  private var outline: RoundedRect? {
    value.path(in: CGRect(origin: .zero, size: presentedSize)).outline
  }

  override func draw(_ painter: inout Painter) {
    guard let outline else { return }
    painter.layer(.clip(outline)) { child.render(&$0) }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    outline?.contains(point) == true && child.hit(point, &path)
  }
}

extension View {
  /// Cuts the view to a shape of its size; outside of it the view is neither seen nor hit.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    modifier(_ClipEffect(shape: shape))
  }

  /// Cuts the view to its frame.
  public func clipped() -> some View {
    modifier(_ClipEffect(shape: Rectangle()))
  }

  /// Cuts the view to its frame with rounded corners, of a radius in points.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    modifier(_ClipEffect(shape: RoundedRectangle(cornerRadius: radius, style: .circular)))
  }
}
