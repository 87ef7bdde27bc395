// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Makes what it modifies see-through as a whole.
public struct _OpacityEffect: ElementModifier {
  public typealias Body = Never
  let opacity: Double

  func wrap(_ child: Element, _ node: Node) -> OpacityElement {
    OpacityElement(opacity, child, node)
  }
  func update(_ element: OpacityElement, _ pass: UpdatePass) { element.set(opacity, pass) }
}

final class OpacityElement: AnimatedElement<Double> {
  override func draw(_ painter: inout Painter) {
    let opacity = value.clampedToUnit
    if opacity == 1 {
      child.render(&painter)
    } else if opacity > 0 {
      painter.layer(.opacity(Float(opacity))) { child.render(&$0) }
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    value > 0 && child.hit(point, &path)
  }
}

extension View {
  /// Makes the view see-through: 0 is invisible and not hit, 1 is as it was; values outside are clamped.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
