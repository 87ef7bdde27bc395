// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) public import ViewCore

/// Draws the modified view as a layer with an effect of an animatable amount.
public struct _LayerEffectModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let amount: Double
  /// Whether the result is opaque within the frame, and clipped to it.
  var isOpaque = false
  let effect: (Double) -> LayerEffect?

  package func wrap(_ child: Element, _ node: Node) -> LayerEffectElement {
    LayerEffectElement(amount, child, node)
  }

  package func update(_ element: LayerEffectElement, _ pass: UpdatePass) {
    element.effect = effect
    element.isOpaque = isOpaque
    element.set(amount, pass)
  }
}

/// An element that draws its child as a layer with an effect.
package final class LayerEffectElement: AnimatedElement<Double> {
  /// The effect for an amount; nil if the amount has no effect.
  var effect: (Double) -> LayerEffect? = { _ in nil }
  var isOpaque = false

  public override func draw(_ builder: inout DisplayListBuilder) {
    guard let effect = effect(value) else { return child.render(&builder) }
    guard isOpaque else { return builder.layer(effect) { child.render(&$0) } }
    let frame = RoundedRect(CGRect(origin: .zero, size: presentedSize))
    builder.layer(.clip(frame)) { builder in
      builder.layer(.filter(.opaque)) { builder in
        builder.layer(effect) { child.render(&$0) }
      }
    }
  }
}
