// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// A stack that proposes nil to its views along the axis and fills the proposal across it.
package final class LazyStackElement: ContainerElement {
  private let axis: Axis
  private var spacing: CGFloat?
  private var alignment = HorizontalAlignment.center.key
  /// Whether section headers stay visible while their section scrolls.
  var pinsHeaders = false

  init(_ node: Node, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  func configure(spacing: CGFloat?, alignment: AlignmentKey) {
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    setNeedsLayout()
  }

  private func row(_ proposal: ProposedViewSize) -> LinearArrangement {
    let items = layoutItems
    for item in items { item.applyStackAxis(axis) }
    var inner = proposal
    inner[axis] = nil
    return LinearArrangement(items, axis, spacing: spacing, alignment: alignment, inner)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = row(proposal).size
    if let across = proposal[axis.other], across.isFinite { size[axis.other] = across }
    return size
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    let whole = ViewDimensions(size)
    return row(proposal).placements.map { placement in
      var placement = placement
      placement.origin[axis.other] =
        whole.value(alignment) - placement.dimensions.value(alignment)
      return placement
    }
  }

  /// The section headers and their offsets in points that keep them visible, limited by the start
  /// of the next header.
  private var pinned: [(header: Element, shift: CGFloat)] {
    let headers = items.filter { $0.isSectionHeader && !$0.isDeparting }
    guard !headers.isEmpty else { return [] }
    let away = scrolledAway
    return headers.enumerated().map { index, header in
      let limit =
        index + 1 < headers.count ? headers[index + 1].frame.minY : presentedSize.height
      return (header, pinShift(of: header, away: away, limit: limit))
    }
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    let pinned = pinsHeaders ? pinned : []
    guard !pinned.isEmpty else { return super.draw(&builder) }
    for child in children where !pinned.contains(where: { $0.header === child }) {
      child.render(&builder)
    }
    for (header, shift) in pinned {
      let outer = builder.transform
      builder.move(by: CGPoint(x: 0, y: shift))
      header.render(&builder)
      builder.transform = outer
    }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    for (header, shift) in pinsHeaders ? pinned.reversed() : [] where shift > 0 {
      if header.hit(CGPoint(x: point.x, y: point.y - shift), &path) { return true }
    }
    return super.hitTest(point, &path)
  }
}
