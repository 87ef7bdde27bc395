// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// A stack that proposes nil to its views along the axis and fills the proposal across it. In a
/// scroll view it makes the rows of its `ForEach`es when they come near the viewport.
package final class LazyStackElement: LazyContainerElement {
  private var spacing: CGFloat?
  private var alignment = HorizontalAlignment.center.key
  /// The last arrangement. The rows are arranged when they are created, measured and placed.
  private var last: Arrangement?

  /// An arrangement, which is valid as long as the items, the proposal and all sizes are the same.
  private struct Arrangement {
    var items: [Element]
    var proposal: ProposedViewSize
    /// The revision of the sizes of the host.
    var revision: UInt64
    var arrangement: LinearArrangement
  }

  /// A spacing that is not finite counts as nil.
  func configure(spacing: CGFloat?, alignment: AlignmentKey) {
    let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    last = nil
    setNeedsLayout()
  }

  private func row(_ proposal: ProposedViewSize) -> LinearArrangement {
    let items = layoutItems
    var inner = proposal
    inner[axis] = nil
    if let last, last.revision == host.sizeRevision, last.proposal == inner,
      areIdentical(last.items, items)
    {
      return last.arrangement
    }
    let arrangement = LinearArrangement(
      items, axis, spacing: spacing, alignment: alignment, inner)
    last = Arrangement(
      items: items, proposal: inner, revision: host.sizeRevision, arrangement: arrangement)
    return arrangement
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rows.prepare { positions(row(proposal)) }
    var size = rows.total == nil ? row(proposal).size : .zero
    if let across = proposal[axis.other], across.isFinite {
      size[axis.other] = across
    } else if rows.total != nil {
      size[axis.other] = row(proposal).size[axis.other]
      rows.widthDependsOnRows = true
    }
    if let total = rows.total { size[axis] = total }
    return size
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    rows.gap = spacing ?? StackElement.defaultSpacing
    rows.update(width: size[axis.other], pass) { positions(row(proposal)) }
    super.arrange(in: size, pass)
    rows.finish()
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    let whole = ViewDimensions(size)
    let arrangement = row(proposal)
    let starts = positions(arrangement).starts
    let indices = items.indices.filter { items[$0].rowSpace == nil && !items[$0].isDeparting }
    return zip(indices, arrangement.placements).map { index, placement in
      var placement = placement.filling(placement.dimensions.size[axis], along: axis)
      placement.origin[axis] = starts[index]
      placement.origin[axis.other] =
        whole.value(alignment) - placement.dimensions.value(alignment)
      return placement
    }
  }

  /// The positions of the items and of the rows that are not created.
  private func positions(_ arrangement: LinearArrangement) -> LazyItemPositions {
    let placements = arrangement.placements
    var positions = LazyItemPositions()
    var (index, shift, end) = (0, CGFloat(0), CGFloat(0))
    for item in items {
      if let space = item.rowSpace {
        let length = space.length
        var start = end
        if space.isBefore, index < placements.count {
          start = placements[index].origin[axis] + shift
        } else if index > 0, length > 0 {
          start += rows.gap
        }
        positions.append(start, start + length)
        shift += length
      } else if item.isDeparting {
        positions.append(end, end)
      } else {
        let start = placements[index].origin[axis] + shift
        end = start + placements[index].dimensions.size[axis]
        positions.append(start, end)
        index += 1
      }
    }
    positions.total = arrangement.size[axis] + shift
    return positions
  }
}
