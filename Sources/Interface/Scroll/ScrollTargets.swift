// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Marks the views of a stack as those that a scroll view lines up with.
public struct _ScrollTargetLayoutModifier: ElementModifier {
  public typealias Body = Never
  let isEnabled: Bool

  func wrap(_ child: Element, _ node: Node) -> ScrollTargetLayoutElement {
    ScrollTargetLayoutElement(child, node)
  }

  func update(_ element: ScrollTargetLayoutElement, _ pass: UpdatePass) {
    element.isEnabled = isEnabled
  }
}

final class ScrollTargetLayoutElement: UnaryElement {
  fileprivate(set) var isEnabled = true
}

extension Element {
  /// The scroll targets inside, those of inner scroll views aside.
  fileprivate func collectTargets(_ targets: inout [Element]) {
    if let layout = self as? ScrollTargetLayoutElement, layout.isEnabled {
      targets += layout.trunk.children.filter { !$0.isDeparting }
      return
    }
    for child in children where !(child is ScrollElement) { child.collectTargets(&targets) }
  }
}

extension ScrollElement {
  /// The views of its `scrollTargetLayout()`.
  var targets: [Element] {
    var targets: [Element] = []
    content.collectTargets(&targets)
    return targets
  }

  /// Where an element inside is laid out, in the content's points.
  func place(of element: Element) -> CGRect {
    let (own, base) = (element.layoutOrigin, content.layoutOrigin)
    let place = space.place
    return CGRect(
      origin: CGPoint(x: own.x - base.x + place.x, y: own.y - base.y + place.y),
      size: element.presentedSize)
  }

  /// Where it comes to rest when it is let go at a velocity, if it is asked to snap.
  func snapTarget(_ velocity: CGPoint) -> CGPoint? {
    guard let behavior = requests.behavior, Axis.allCases.contains(where: { !space.fits($0) })
    else { return nil }
    let decay = behavior is ViewAlignedScrollTargetBehavior ? Decay.fast : .normal
    func coasted(_ axis: Axis) -> CGFloat {
      decay.finalValue(from: offset[axis], velocity: velocity[axis])
    }
    let (size, insets) = (space.viewport, space.insets)
    let end = space.clamped(CGPoint(x: coasted(.horizontal), y: coasted(.vertical)))
    var target = ScrollTarget(rect: CGRect(origin: end, size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: motion.offsetAtGrip, size: size)),
        contentSize: space.content,
        containerSize: CGSize(
          width: max(0, size.width - insets.leading - insets.trailing),
          height: max(0, size.height - insets.top - insets.bottom)),
        axes: space.axes, space: space, targets: targets.map { place(of: $0) }))
    let anchor = target.anchor ?? .topLeading
    return space.clamped(
      CGPoint(
        x: target.rect.minX + anchor.x * (target.rect.width - size.width),
        y: target.rect.minY + anchor.y * (target.rect.height - size.height)))
  }

  /// The offset that shows a rectangle of the content: as little away as shows it whole, or with a point of it
  /// at the same point of the viewport.
  func offset(showing rect: CGRect, _ anchor: UnitPoint?) -> CGPoint {
    var result = offset
    for axis in Axis.allCases where space.scrolls(axis) {
      let (length, own) = (space.viewport[axis], rect.size[axis])
      let start = rect.origin[axis]
      if let anchor {
        let part = CGPoint(x: anchor.x, y: anchor.y)[axis]
        result[axis] = start + part * (own - length)
      } else if start < offset[axis] || own >= length {
        result[axis] = start
      } else if start + own > offset[axis] + length {
        result[axis] = start + own - length
      }
    }
    return space.clamped(result)
  }
}
