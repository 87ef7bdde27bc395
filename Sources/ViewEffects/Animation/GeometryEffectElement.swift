// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The element modifier that applies a geometry effect.
struct GeometryEffectModifier<G: GeometryEffect>: ElementModifier {
  typealias Body = Never
  let effect: G

  func wrap(_ child: Element, _ node: Node) -> GeometryEffectElement<G> {
    GeometryEffectElement(effect, child, node)
  }
  func update(_ element: GeometryEffectElement<G>, _ pass: UpdatePass) { element.set(effect, pass) }
}

/// An element that applies a geometry effect to its child.
final class GeometryEffectElement<G: GeometryEffect>: TransformElement<G> {
  private var projection: Projection {
    value.effectValue(size: presentedSize).projection
  }

  /// The affine transform of the effect; with perspective, its first-order approximation at the
  /// center. Converts the positions of gestures inside.
  override func transform(_ value: G, in size: CGSize) -> CGAffineTransform {
    let projection = value.effectValue(size: size).projection
    return projection.affine ?? projection.tangent(at: [size.width / 2, size.height / 2])
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let projection = projection
    guard projection.affine == nil else { return super.draw(&builder) }
    builder.layer(.projection(projection)) { child.render(&$0) }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let projection = projection
    guard projection.affine == nil else { return super.hitTest(point, &path) }
    guard let inverse = projection.inverted else { return false }
    let childPoint = inverse.map([point.x, point.y])
    // Points behind the eye are not visible, although a line through the eye meets them.
    guard projection.depth(childPoint) > 0, childPoint.x.isFinite, childPoint.y.isFinite else {
      return false
    }
    return child.hit(CGPoint(x: childPoint.x, y: childPoint.y), &path)
  }
}
