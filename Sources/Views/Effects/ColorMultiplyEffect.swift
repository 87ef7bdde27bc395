// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Motion
@_spi(ViewTree) public import ViewCore

/// Multiplies the colors of content by an animatable color.
public struct _ColorMultiplyEffect: ElementModifier {
  public typealias Body = Never
  let color: Color

  package func wrap(_ child: Element, _ node: Node) -> ColorMultiplyElement {
    ColorMultiplyElement(AnimatableFill(.color(.white)), child, node)
  }

  package func update(_ element: ColorMultiplyElement, _ pass: UpdatePass) {
    let color = color.resolve(EnvironmentValues(element.node.environment))
    element.set(AnimatableFill(.color(color)), pass)
  }
}

package final class ColorMultiplyElement: AnimatedElement<AnimatableFill> {
  public override func draw(_ builder: inout DisplayListBuilder) {
    guard case .color(let color) = value.fill, color != .white else {
      return child.render(&builder)
    }
    builder.layer(.filter(.colorMultiply(color))) { child.render(&$0) }
  }
}

extension View {
  /// Multiplies the view's colors by a color, component by component; white has no effect.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }
}
