// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// A stack or grid that makes its rows when they are needed, and keeps headers and footers of
/// sections in view.
package class LazyContainerElement: ContainerElement {
  final let axis: Axis
  private(set) final lazy var rows = LazyRows(self, axis)
  /// The headers and footers that stay visible while their section scrolls.
  final var pinnedViews: PinnedScrollableViews = []

  init(_ node: Node, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  public final override var lazyAxis: Axis? { axis }
  public final override var isolatesContentLayout: Bool { rows.isMaking }

  private func range(_ item: Element) -> (start: CGFloat, end: CGFloat) {
    let frame = item.frame
    return (frame.origin[axis], frame.origin[axis] + frame.size[axis])
  }

  /// The section headers and footers that are out of the viewport, with the distances in points along
  /// the axis that keep them visible within their sections.
  private var pinned: [(item: Element, shift: CGFloat)] {
    let parts = items.compactMap { item -> (item: Element, part: SectionPart)? in
      guard !item.isDeparting, let part = item.sectionPart else { return nil }
      return (item, part)
    }
    guard !parts.isEmpty, let viewport = presentedViewport(along: axis) else { return [] }
    var pinned: [(item: Element, shift: CGFloat)] = []
    for (index, (item, part)) in parts.enumerated() {
      let itemRange = range(item)
      switch part {
      case .header where pinnedViews.contains(.sectionHeaders):
        let next = parts[(index + 1)...].first { $0.part == .header }
        let limit = next.map { range($0.item).start } ?? presentedSize[axis]
        pinned.append((item, headerShift(of: item, along: axis, limit: limit, in: viewport)))
      case .footer where pinnedViews.contains(.sectionFooters):
        let last = parts[..<index].last { $0.part == .header }
        let limit = last.map { range($0.item).end } ?? 0
        let shift = max(viewport.upperBound - itemRange.end, limit - itemRange.start)
        pinned.append((item, min(0, shift)))
      default: break
      }
    }
    return pinned
  }

  private func vector(_ length: CGFloat) -> CGPoint {
    var vector = CGPoint.zero
    vector[axis] = length
    return vector
  }

  public final override func draw(_ builder: inout DisplayListBuilder) {
    let pinned = pinnedViews.isEmpty ? [] : pinned
    guard !pinned.isEmpty else { return super.draw(&builder) }
    for child in children where !pinned.contains(where: { $0.item === child }) {
      child.render(&builder)
    }
    for (item, shift) in pinned {
      let outer = builder.transform
      builder.move(by: vector(shift))
      item.render(&builder)
      builder.transform = outer
    }
  }

  public final override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    for (item, shift) in pinnedViews.isEmpty ? [] : pinned.reversed() where shift != 0 {
      let offset = vector(shift)
      if item.hit(CGPoint(x: point.x - offset.x, y: point.y - offset.y), &path) { return true }
    }
    return super.hitTest(point, &path)
  }
}
