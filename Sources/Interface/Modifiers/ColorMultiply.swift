// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Motion

/// Multiplies the colours of what it modifies by a colour that can move.
public struct _ColorMultiplyEffect: ElementModifier {
  public typealias Body = Never
  let color: Color

  func wrap(_ child: Element, _ node: Node) -> ColorMultiplyElement {
    ColorMultiplyElement(AnimatableFill(.color(.white)), child, node)
  }

  func update(_ element: ColorMultiplyElement, _ pass: UpdatePass) {
    let color = color.resolve(EnvironmentValues(element.node.environment))
    element.set(AnimatableFill(.color(color)), pass)
  }
}

final class ColorMultiplyElement: AnimatedElement<AnimatableFill> {
  override func draw(_ painter: inout Painter) {
    guard case .color(let color) = value.fill, color != .white else {
      return child.render(&painter)
    }
    painter.layer(.filter(.colorMultiply(color))) { child.render(&$0) }
  }
}

extension View {
  /// Multiplies each of the view's colours by a colour: white leaves them as they are.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }
}
