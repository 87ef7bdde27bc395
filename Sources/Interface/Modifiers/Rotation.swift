// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Motion

/// Turns what it modifies where it is drawn and hit.
public struct _RotationEffect: ElementModifier, Animatable {
  public typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func wrap(_ child: Element, _ node: Node) -> RotationElement {
    RotationElement(self, child, node)
  }
  func update(_ element: RotationElement, _ pass: UpdatePass) { element.set(self, pass) }
}

final class RotationElement: TransformElement<_RotationEffect> {
  override func transform(_ value: _RotationEffect, in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: value.angle.radians).about(value.anchor, in: size)
  }
}

extension View {
  /// Turns the view by an angle, clockwise where it is positive, about an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
