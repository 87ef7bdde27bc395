// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// Scales what it modifies where it is drawn and hit.
public struct _ScaleEffect: ElementModifier, Animatable {
  public typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func wrap(_ child: Element, _ node: Node) -> ScaleElement { ScaleElement(self, child, node) }
  func update(_ element: ScaleElement, _ pass: UpdatePass) { element.set(self, pass) }
}

final class ScaleElement: TransformElement<_ScaleEffect> {
  override func transform(_ value: _ScaleEffect, in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(scaleX: value.scale.width, y: value.scale.height)
      .about(value.anchor, in: size)
  }
}

extension View {
  /// Scales the view by a factor along each axis, about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view by a factor, about an anchor. 0 makes it vanish; a negative factor mirrors it.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view by factors, about an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The transform about an anchor in a view of the size, in place of about the origin.
  func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The transform about an anchor of a rectangle, wherever that lies.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      .concatenating(about(anchor, in: rect.size))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
