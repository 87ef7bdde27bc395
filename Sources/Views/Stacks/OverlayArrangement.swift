// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The items of an overlay with their priority, which does not depend on sizes.
@MainActor
struct OverlayItems {
  let items: [Element]
  /// The highest layout priority; nil if all are equal.
  let highestPriority: Double?

  init(_ items: [Element]) {
    self.items = items
    var (highest, areEqual) = (items.first?.layoutPriority, true)
    for item in items.dropFirst() {
      let priority = item.layoutPriority
      if priority != highest { areEqual = false }
      highest = max(highest ?? priority, priority)
    }
    highestPriority = areEqual ? nil : highest
  }
}

/// Items on top of each other under one proposal, with coinciding alignment guides. Its size is the
/// bounding box of the items of the highest priority.
@MainActor
struct OverlayArrangement {
  private let items: [Element]
  private let proposal: ProposedViewSize
  private let alignment: Alignment
  /// The bounding box of the items of the highest priority, relative to the point where the guides
  /// coincide.
  private let extent: CGRect

  init(_ overlay: OverlayItems, _ alignment: Alignment, _ proposal: ProposedViewSize) {
    items = overlay.items
    self.alignment = alignment
    self.proposal = proposal
    let highest = overlay.highestPriority
    let guides = OverlayGuides(alignment, items)
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for item in items where highest == nil || item.layoutPriority == highest {
      let size = item.size(proposal)
      let guide = guides.point(of: item, size, proposal)
      let end = CGPoint(
        x: size.width.length(after: guide.x), y: size.height.length(after: guide.y))
      low = CGPoint(
        x: isFirst ? -guide.x : min(low.x, -guide.x), y: isFirst ? -guide.y : min(low.y, -guide.y))
      high = CGPoint(
        x: isFirst ? end.x : max(high.x, end.x), y: isFirst ? end.y : max(high.y, end.y))
      isFirst = false
    }
    extent = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  var size: CGSize { extent.size }

  /// The proposed length for placing an item: the stack's if none is proposed, or if the item is longer.
  private func placed(_ proposed: CGFloat?, _ length: CGFloat, _ extent: CGFloat) -> CGFloat? {
    length > extent + 0.001 || proposed == nil && length < extent - 0.001 ? extent : proposed
  }

  var placements: [ElementPlacement] {
    let guides = OverlayGuides(alignment, items)
    var placements: [ElementPlacement] = []
    placements.reserveCapacity(items.count)
    for item in items {
      let size = item.size(proposal)
      // Shapes and other flexible items get the stack's length if none is proposed.
      let proposal = ProposedViewSize(
        width: placed(proposal.width, size.width, extent.width),
        height: placed(proposal.height, size.height, extent.height))
      let dimensions = item.dimensions(in: proposal)
      let guide = guides.point(of: item, dimensions.size, proposal)
      placements.append(
        ElementPlacement(
          item, CGPoint(x: -extent.origin.x - guide.x, y: -extent.origin.y - guide.y), dimensions))
    }
    return placements
  }

  /// Returns the lengths along an axis under proposals of 0 and of infinity there; nil if they have
  /// to be measured.
  static func lengthRange(
    of overlay: OverlayItems, _ alignment: Alignment, along axis: Axis, across: CGFloat?
  ) -> ClosedRange<CGFloat>? {
    let guides = OverlayGuides(alignment, overlay.items)
    guard overlay.highestPriority == nil, guides.areFractions else { return nil }
    var (least, greatest): (CGFloat, CGFloat) = (0, 0)
    for item in overlay.items {
      guard let range = item.lengthRange(along: axis, across: across), range.lowerBound >= 0 else {
        return nil
      }
      least = max(least, range.lowerBound)
      greatest = max(greatest, range.upperBound)
    }
    return least...greatest
  }
}

/// The guides that coincide in an overlay: mostly fractions of the items' lengths.
@MainActor
private struct OverlayGuides {
  private let alignment: Alignment
  private let horizontal: CGFloat?
  private let vertical: CGFloat?

  init(_ alignment: Alignment, _ items: [Element]) {
    self.alignment = alignment
    // Without a closure, which would ask on which thread it runs, for every container.
    guard let host = items.first?.host else {
      (horizontal, vertical) = (nil, nil)
      return
    }
    horizontal = alignment.horizontal.key.fraction(in: host)
    vertical = alignment.vertical.key.fraction(in: host)
  }

  var areFractions: Bool { horizontal != nil && vertical != nil }

  func point(of item: Element, _ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    if let horizontal, let vertical {
      // An infinite length times 0 would be NaN.
      return CGPoint(
        x: horizontal == 0 ? 0 : size.width * horizontal,
        y: vertical == 0 ? 0 : size.height * vertical)
    }
    return alignment.point(in: ViewDimensions(size, proposal, item))
  }
}
