// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// What a view in a `BarGroupLayout` is; nil for a view that it does not place.
enum BarPart: LayoutValueKey, Sendable {
  /// The background of a group of items.
  case capsule(group: Int)
  /// An item.
  case item(group: Int)
  /// A space.
  case space(group: Int)

  static var defaultValue: BarPart? { nil }
}

/// Places items in a row, those of a group next to each other, and the capsule of each group behind its items. The groups
/// have ascending indices. The least flexible items take their width first, and spaces last.
struct BarGroupLayout: Layout {
  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  private struct Item {
    let view: LayoutSubview
    let group: Int
    /// The distance to the item before, in points.
    let distance: CGFloat
    let isSpace: Bool
    var width: CGFloat = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let items = items(subviews, in: proposal.width)
    return CGSize(
      width: items.reduce(0) { $0 + $1.distance + $1.width },
      height: items.isEmpty ? 0 : BarGlass.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var (x, edges) = (bounds.minX, [Int: (start: CGFloat, end: CGFloat)]())
    func place(_ view: LayoutSubview, _ x: CGFloat, _ width: CGFloat) {
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposed(width))
    }
    for item in items(subviews, in: proposal.width) {
      x += item.distance
      place(item.view, x, item.width)
      edges[item.group] = (edges[item.group]?.start ?? x, x + item.width)
      x += item.width
    }
    for view in subviews {
      guard case .capsule(let group) = view[BarPart.self] else { continue }
      let (start, end) = edges[group] ?? (bounds.minX, bounds.minX)
      place(view, start, end - start)
    }
  }

  private func proposed(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: BarGlass.height)
  }

  /// The items with their widths in the width of the row; in their ideal widths if that is nil.
  private func items(_ subviews: Subviews, in width: CGFloat?) -> [Item] {
    var items: [Item] = []
    for view in subviews {
      let (group, isSpace): (Int, Bool)
      switch view[BarPart.self] {
      case .item(let index): (group, isSpace) = (index, false)
      case .space(let index): (group, isSpace) = (index, true)
      case .capsule, nil: continue
      }
      let isNext = items.last.map { $0.group != group } ?? false
      items.append(
        Item(
          view: view, group: group, distance: isNext ? BarGlass.spacing : 0, isSpace: isSpace))
    }
    guard let width else {
      for index in items.indices {
        items[index].width = items[index].view.sizeThatFits(proposed(nil)).width
      }
      return items
    }
    func flexibility(_ item: Item) -> CGFloat {
      let (least, most) = (proposed(0), proposed(.infinity))
      return item.view.sizeThatFits(most).width - item.view.sizeThatFits(least).width
    }
    let order = items.indices.map { (index: $0, flexibility: flexibility(items[$0])) }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    var available = width - items.reduce(0) { $0 + $1.distance }
    for isSpace in [false, true] {
      let part = order.map(\.index).filter { items[$0].isSpace == isSpace }
      for (position, index) in part.enumerated() {
        let share = max(0, available) / CGFloat(part.count - position)
        items[index].width = items[index].view.sizeThatFits(proposed(share)).width
        available -= items[index].width
      }
    }
    return items
  }
}
