// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// Clips content to a shape.
public struct _ClipEffect<S: Shape>: ElementModifier {
  public typealias Body = Never
  let shape: S
  let rule: FillRule

  package func wrap(_ child: Element, _ node: Node) -> ClipElement<S> {
    ClipElement(shape, child, node)
  }

  package func update(_ element: ClipElement<S>, _ pass: UpdatePass) {
    element.rule = rule
    element.set(shape, pass)
  }
}

package final class ClipElement<S: Shape>: AnimatedElement<S> {
  var rule = FillRule.nonZero

  private var drawing: PathDrawing { ContainerShapeLookup.outline(of: value, in: self) }

  public override func draw(_ builder: inout DisplayListBuilder) {
    switch drawing {
    case .nothing: break
    case .rounded(let shape): builder.layer(.clip(shape)) { child.render(&$0) }
    case .outline(let outline):
      builder.layer(.clipPath(outline, rule)) { child.render(&$0) }
    }
  }
}

extension View {
  /// Clips the view to a shape in its frame. Outside of the shape it is not drawn, but is still
  /// hit; `contentShape(_:eoFill:)` restricts hit testing.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, rule: style.rule))
  }

  /// Clips the view to its frame. Outside of it the view is not drawn, but is still hit;
  /// `contentShape(_:eoFill:)` restricts hit testing. `antialiased` has no effect: edges are always
  /// antialiased.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), rule: .nonZero))
  }

  /// Clips the view to its frame with rounded corners, with a radius in points. `antialiased` has no effect.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
}
