// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
@_spi(ViewTree) public import ViewCore

/// Replaces the hit-test area of content by a shape.
public struct _ContentShapeModifier<S: Shape>: ElementModifier {
  public typealias Body = Never
  let shape: S

  package func wrap(_ child: Element, _ node: Node) -> ContentShapeElement<S> {
    ContentShapeElement(shape, child, node)
  }

  package func update(_ element: ContentShapeElement<S>, _ pass: UpdatePass) {
    element.shape = shape
  }
}

package final class ContentShapeElement<S: Shape>: UnaryElement {
  fileprivate var shape: S

  init(_ shape: S, _ child: Element, _ node: Node) {
    self.shape = shape
    super.init(child, node)
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let drawing = ContainerShapeLookup.outline(of: shape, in: self)
    guard drawing.contains(point, .nonZero) else { return false }
    _ = child.hit(point, &path)
    return true
  }
}

extension View {
  /// Sets the hit-test area of the view to a shape in its frame. `eoFill` has no effect: the
  /// non-zero rule always applies.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape))
  }

  /// Sets a shape for some purposes; only `interaction`, the hit-test area, has an effect.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape) } else { self }
  }
}
