// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
public import Motion

/// Rotates the modified view in drawing and hit testing, not in layout.
public struct _RotationEffect: ElementModifier, Animatable, Rotating {
  /// A primitive modifier has no body.
  public typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  /// The angle and the anchor as animatable values.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func wrap(_ child: Element, _ node: Node) -> RotationElement {
    RotationElement(self, child, node)
  }
  package func update(_ element: RotationElement, _ pass: UpdatePass) { element.set(self, pass) }
}

/// An element that rotates its child.
package final class RotationElement: TransformElement<_RotationEffect> {
  public override func transform(_ value: _RotationEffect, in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: value.angle.radians).about(value.anchor, in: size)
  }
}

extension View {
  /// Rotates the view around an anchor, in drawing and hit testing, not in layout. Positive angles
  /// are clockwise; NaN and infinity hide the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
