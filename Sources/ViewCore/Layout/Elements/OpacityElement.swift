// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation

/// An element that draws its child with an opacity from 0 to 1, and is not hit at 0.
package class OpacityElement: AnimatedElement<Double> {
  public override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    child.lengthRange(along: axis, across: across)
  }

  public override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    child.keepsIdealLength(along: axis, across: across)
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    let opacity = value.clampedToUnit
    if opacity == 1 {
      child.render(&builder)
    } else if opacity > 0 {
      builder.layer(.opacity(Float(opacity))) { child.render(&$0) }
    }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    value > 0 && child.hit(point, &path)
  }
}

/// The opacity of a view that is inserted or removed without a transition of its own. A section of a list fades as a
/// whole.
package final class FadeElement: OpacityElement {
  public override var memberContainer: MemberContainerElement? { child.memberContainer }
}
