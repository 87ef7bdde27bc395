// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Motion

/// Puts a blurred copy of what it modifies under it.
public struct _ShadowEffect: ElementModifier {
  public typealias Body = Never
  let color: Color
  let geometry: ShadowGeometry

  func wrap(_ child: Element, _ node: Node) -> ShadowElement {
    ShadowElement(geometry, child, node)
  }

  func update(_ element: ShadowElement, _ pass: UpdatePass) {
    element.color = color.resolve(EnvironmentValues(element.node.environment).colorScheme)
    element.set(geometry, pass)
  }
}

/// How far a shadow is blurred and moved, in points.
struct ShadowGeometry: Animatable {
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

final class ShadowElement: AnimatedElement<ShadowGeometry> {
  var color = ResolvedColor.clear

  override func draw(_ painter: inout Painter) {
    guard color.opacity > 0 else { return child.render(&painter) }
    let effect = LayerEffect.shadow(
      color, radius: Float(max(0, value.radius)), x: Float(value.offset.width),
      y: Float(value.offset.height))
    painter.layer(effect) { child.render(&$0) }
  }
}

extension View {
  /// Puts a shadow under the view: blurred by a radius, moved by x and y, all in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _ShadowEffect(
        color: color,
        geometry: ShadowGeometry(radius: radius, offset: CGSize(width: x, height: y))))
  }
}
