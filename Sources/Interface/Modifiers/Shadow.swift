// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Motion

/// Puts a blurred copy of what it modifies under it.
public struct _ShadowEffect: ElementModifier {
  public typealias Body = Never
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func wrap(_ child: Element, _ node: Node) -> ShadowElement {
    ShadowElement(cast(node), child, node)
  }

  func update(_ element: ShadowElement, _ pass: UpdatePass) {
    element.set(cast(element.node), pass)
  }

  @MainActor
  private func cast(_ node: Node) -> CastShadow {
    CastShadow(
      fill: AnimatableFill(.color(color.resolve(EnvironmentValues(node.environment)))),
      radius: radius, offset: offset)
  }
}

/// A shadow's colour, and how far it is blurred and moved, in points.
struct CastShadow: Animatable {
  var fill: AnimatableFill
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<FillVector, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
    get { AnimatablePair(fill.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      fill.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}

final class ShadowElement: AnimatedElement<CastShadow> {
  override func draw(_ painter: inout Painter) {
    guard case .color(let color) = value.fill.fill, color.opacity > 0 else {
      return child.render(&painter)
    }
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
        color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
