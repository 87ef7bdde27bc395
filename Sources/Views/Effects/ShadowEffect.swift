// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// Adds a shadow to content.
public struct _ShadowEffect: ElementModifier {
  public typealias Body = Never
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  package func wrap(_ child: Element, _ node: Node) -> ShadowElement {
    ShadowElement(shadow(node), child, node)
  }

  package func update(_ element: ShadowElement, _ pass: UpdatePass) {
    element.set(shadow(element.node), pass)
  }

  @MainActor
  private func shadow(_ node: Node) -> ShadowParameters {
    ShadowParameters(
      fill: AnimatableFill(.color(color.resolve(EnvironmentValues(node.environment)))),
      radius: radius, offset: offset)
  }
}

/// The color of a shadow, and its blur radius and offset in points.
package struct ShadowParameters: Animatable {
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

package final class ShadowElement: AnimatedElement<ShadowParameters> {
  public override func draw(_ builder: inout DisplayListBuilder) {
    guard case .color(let color) = value.fill.fill, color.opacity > 0 else {
      return child.render(&builder)
    }
    let effect = LayerEffect.shadow(
      color, radius: Float(max(0, value.radius)), x: Float(value.offset.width),
      y: Float(value.offset.height))
    builder.layer(effect) { child.render(&$0) }
  }
}

extension View {
  /// Adds a shadow behind the view, with a blur radius and an offset in points. A negative radius
  /// counts as 0.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _ShadowEffect(
        color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
