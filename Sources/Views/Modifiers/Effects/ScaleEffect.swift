// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// Scales the modified view in drawing and hit testing, not in layout.
public struct _ScaleEffect: ElementModifier, Animatable {
  /// A primitive modifier has no body.
  public typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint

  /// The factors and the anchor as animatable values.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func wrap(_ child: Element, _ node: Node) -> ScaleElement {
    ScaleElement(self, child, node)
  }
  package func update(_ element: ScaleElement, _ pass: UpdatePass) { element.set(self, pass) }
}

/// An element that scales its child.
package final class ScaleElement: TransformElement<_ScaleEffect> {
  public override func transform(_ value: _ScaleEffect, in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(scaleX: value.scale.width, y: value.scale.height)
      .about(value.anchor, in: size)
  }
}

extension View {
  /// Scales the view by a factor per axis around an anchor, in drawing and hit testing, not in
  /// layout. 0, NaN and infinity hide the view; a negative factor mirrors it along its axis.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view by a factor around an anchor, in drawing and hit testing, not in layout. 0,
  /// NaN and infinity hide the view; a negative factor mirrors it.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view by a factor per axis around an anchor, in drawing and hit testing, not in
  /// layout. 0, NaN and infinity hide the view; a negative factor mirrors it along its axis.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
