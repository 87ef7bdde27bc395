// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Items on top of each other under a proposal, their guides meeting in a point; as large as those of the
/// highest priority reach together.
@MainActor
struct StackPile {
  private let items: [Element]
  private let dimensions: [ViewDimensions]
  private let alignment: Alignment
  /// What the items of the highest priority cover about the point in which the guides meet.
  private let extent: CGRect

  init(_ items: [Element], _ alignment: Alignment, _ proposal: ProposedViewSize) {
    self.items = items
    self.alignment = alignment
    dimensions = items.map { $0.dimensions(in: proposal) }
    let priorities = items.map(\.layoutPriority)
    let highest = priorities.max() ?? 0
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for (index, taken) in dimensions.enumerated() where priorities[index] == highest {
      let guide = alignment.point(in: taken)
      let end = CGPoint(
        x: taken.width.beyond(guide.x), y: taken.height.beyond(guide.y))
      low = CGPoint(
        x: isFirst ? -guide.x : min(low.x, -guide.x), y: isFirst ? -guide.y : min(low.y, -guide.y))
      high = CGPoint(
        x: isFirst ? end.x : max(high.x, end.x), y: isFirst ? end.y : max(high.y, end.y))
      isFirst = false
    }
    extent = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  var size: CGSize { extent.size }

  var placings: [Placing] {
    zip(items, dimensions).map { item, taken in
      let guide = alignment.point(in: taken)
      return Placing(
        item, CGPoint(x: -extent.origin.x - guide.x, y: -extent.origin.y - guide.y), taken)
    }
  }
}

extension CGFloat {
  /// How far a length reaches beyond a guide in it; an infinite one infinitely far, wherever its guide is.
  func beyond(_ guide: CGFloat) -> CGFloat { isFinite ? self - guide : self }
}
