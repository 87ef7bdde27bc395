// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Items on top of each other under one proposal, with coinciding alignment guides. Its size is the
/// bounding box of the items of the highest priority.
@MainActor
package struct OverlayArrangement {
  private let items: [Element]
  private let dimensions: [ViewDimensions]
  private let alignment: Alignment
  /// The bounding box of the items of the highest priority, relative to the point where the guides
  /// coincide.
  private let extent: CGRect

  package init(_ items: [Element], _ alignment: Alignment, _ proposal: ProposedViewSize) {
    self.items = items
    self.alignment = alignment
    dimensions = items.map { $0.dimensions(in: proposal) }
    let priorities = items.map(\.layoutPriority)
    let highest = priorities.max() ?? 0
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for (index, itemDimensions) in dimensions.enumerated() where priorities[index] == highest {
      let guide = alignment.point(in: itemDimensions)
      let end = CGPoint(
        x: itemDimensions.width.length(after: guide.x),
        y: itemDimensions.height.length(after: guide.y))
      low = CGPoint(
        x: isFirst ? -guide.x : min(low.x, -guide.x), y: isFirst ? -guide.y : min(low.y, -guide.y))
      high = CGPoint(
        x: isFirst ? end.x : max(high.x, end.x), y: isFirst ? end.y : max(high.y, end.y))
      isFirst = false
    }
    extent = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  package var size: CGSize { extent.size }

  package var placements: [ElementPlacement] {
    zip(items, dimensions).map { item, itemDimensions in
      let guide = alignment.point(in: itemDimensions)
      return ElementPlacement(
        item, CGPoint(x: -extent.origin.x - guide.x, y: -extent.origin.y - guide.y), itemDimensions)
    }
  }
}

extension CGFloat {
  /// The part of the length after a guide in it; infinite for an infinite length.
  func length(after guide: CGFloat) -> CGFloat { isFinite ? self - guide : self }
}
