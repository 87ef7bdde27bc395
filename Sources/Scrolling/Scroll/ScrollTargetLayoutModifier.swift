// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Marks the views of a stack as scroll targets.
public struct _ScrollTargetLayoutModifier: ElementModifier {
  public typealias Body = Never
  let isEnabled: Bool

  package func wrap(_ child: Element, _ node: Node) -> ScrollTargetLayoutElement {
    ScrollTargetLayoutElement(child, node)
  }

  package func update(_ element: ScrollTargetLayoutElement, _ pass: UpdatePass) {
    element.isEnabled = isEnabled
  }
}

package final class ScrollTargetLayoutElement: UnaryElement {
  fileprivate(set) var isEnabled = true
}

extension Element {
  /// Collects the scroll targets inside, without those of nested scroll views.
  fileprivate func collectTargets(_ targets: inout [Element]) {
    if let layout = self as? ScrollTargetLayoutElement, layout.isEnabled {
      targets += layout.innermostWrappedContent.children.filter { !$0.isDeparting }
      return
    }
    for child in children where !(child is ScrollElement) { child.collectTargets(&targets) }
  }
}

extension ScrollElement {
  /// The views of the `scrollTargetLayout()`.
  var targets: [Element] {
    var targets: [Element] = []
    content.collectTargets(&targets)
    return targets
  }

  /// The frames of the targets in the content's coordinate space, with the estimated frames of those
  /// within two viewports of an offset that are not created.
  private func targetFrames(around offset: CGPoint) -> [CGRect] {
    let targets = targets
    var frames = targets.map { contentFrame(of: $0) }
    let layouts = Set(targets.compactMap { $0.parent.map { ObjectIdentifier($0) } })
    for rows in registeredRows where layouts.contains(ObjectIdentifier(rows.element)) {
      let origin = contentFrame(of: rows.element).origin
      let (position, length) = (offset[rows.axis] - origin[rows.axis], metrics.viewport[rows.axis])
      frames += rows.frames(
        in: ClosedRange(from: position - 2 * length, to: position + 3 * length)
      )
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
    return frames
  }

  /// The layout frame of an element inside, in the content's coordinate space.
  func contentFrame(of element: Element) -> CGRect {
    let (elementOrigin, base) = (element.layoutOrigin, content.layoutOrigin)
    let origin = metrics.contentOrigin
    return CGRect(
      origin: CGPoint(
        x: elementOrigin.x - base.x + origin.x, y: elementOrigin.y - base.y + origin.y),
      size: element.presentedSize)
  }

  /// The offset to which the target behavior snaps after a drag with a velocity in points per
  /// second; nil without a target behavior, or if the content fits.
  func snapTarget(_ velocity: CGPoint) -> CGPoint? {
    guard let behavior = requests.behavior,
      Axis.allCases.contains(where: { !metrics.contentFits($0) })
    else { return nil }
    let decay = behavior is ViewAlignedScrollTargetBehavior ? Decay.fast : .normal
    func coastingEnd(_ axis: Axis) -> CGFloat {
      decay.finalValue(from: offset[axis], velocity: velocity[axis])
    }
    let (size, insets) = (metrics.viewport, metrics.insets)
    let end = metrics.clamped(CGPoint(x: coastingEnd(.horizontal), y: coastingEnd(.vertical)))
    var target = ScrollTarget(rect: CGRect(origin: end, size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: motion.offsetAtDragStart, size: size)),
        contentSize: metrics.content,
        containerSize: CGSize(
          width: max(0, size.width - insets.leading - insets.trailing),
          height: max(0, size.height - insets.top - insets.bottom)),
        velocity: CGVector(dx: velocity.x, dy: velocity.y), axes: metrics.axes, metrics: metrics,
        targets: targetFrames(around: end)))
    let anchor = target.anchor ?? .topLeading
    return metrics.clamped(
      CGPoint(
        x: target.rect.minX + anchor.x * (target.rect.width - size.width),
        y: target.rect.minY + anchor.y * (target.rect.height - size.height)))
  }

  /// The offset that shows a rectangle of the content. With an anchor, that unit point of the
  /// rectangle and of the viewport within the content margins are aligned; without one, the distance
  /// scrolled is minimal.
  package func offset(showing rect: CGRect, _ anchor: UnitPoint?) -> CGPoint {
    var result = offset
    for axis in Axis.allCases where metrics.scrolls(axis) {
      let (before, after) = metrics.insets.along(axis)
      let (length, rectLength) = (metrics.viewport[axis] - before - after, rect.size[axis])
      let start = rect.origin[axis]
      if let anchor {
        let fraction = CGPoint(x: anchor.x, y: anchor.y)[axis]
        result[axis] = start - before + fraction * (rectLength - length)
      } else if start - before < offset[axis] || rectLength >= length {
        result[axis] = start - before
      } else if start + rectLength > offset[axis] + before + length {
        result[axis] = start + rectLength - before - length
      }
    }
    return metrics.clamped(result)
  }
}
