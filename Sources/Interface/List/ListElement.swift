// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// What a list's rows measure, in points.
struct ListMetrics {
  /// From the list's edge to the card's.
  var margin: CGFloat = 16
  /// From the card's edge to the row's.
  var inset: CGFloat = 16
  var rowHeight: CGFloat = 44
  var rowPadding: CGFloat = 11
  var radius: CGFloat = 10
  var sectionGap: CGFloat = 24

  init(_ look: _ListLook) {
    guard look == .plain else { return }
    margin = 0
    radius = 0
    sectionGap = 8
  }
}

/// Lays rows out below each other and draws the card and the lines behind them.
@MainActor
struct RowPile {
  let metrics: ListMetrics

  private func height(of row: Element, in width: CGFloat) -> CGFloat {
    let own = row.size(ProposedViewSize(width: width, height: nil)).height
    return max(metrics.rowHeight, own + 2 * metrics.rowPadding)
  }

  private func rowWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - 2 * metrics.margin - 2 * metrics.inset)
  }

  func height(of rows: [Element], in width: CGFloat) -> CGFloat {
    rows.reduce(0) { $0 + height(of: $1, in: rowWidth(width)) }
  }

  /// Places the rows from a height on; answers where each ends.
  func place(_ rows: [Element], from top: CGFloat, in width: CGFloat, _ pass: UpdatePass)
    -> [CGFloat]
  {
    var y = top
    return rows.map { row in
      let height = height(of: row, in: rowWidth(width))
      let taken = row.size(ProposedViewSize(width: rowWidth(width), height: nil))
      let origin = CGPoint(
        x: metrics.margin + metrics.inset, y: y + (height - taken.height) / 2)
      row.place(CGRect(origin: origin, size: taken), pass)
      y += height
      return y
    }
  }

  func draw(
    from top: CGFloat, ends: [CGFloat], in width: CGFloat, _ colors: ListColors,
    pixel: CGFloat, _ painter: inout Painter
  ) {
    guard let bottom = ends.last else { return }
    let card = CGRect(
      x: metrics.margin, y: top, width: max(0, width - 2 * metrics.margin), height: bottom - top)
    if metrics.radius > 0 {
      painter.fill(
        RoundedRect(card, radius: metrics.radius, corners: .continuous), .color(colors.card))
    }
    for end in metrics.radius > 0 ? ends.dropLast() : ends[...] {
      let x = card.minX + metrics.inset
      let line = CGRect(x: x, y: end - pixel, width: card.maxX - x, height: pixel)
      painter.fill(RoundedRect(line), .color(colors.line))
    }
  }
}

struct ListColors {
  var card = ResolvedColor.white
  var line = ResolvedColor.clear

  init() {}

  @MainActor
  init(_ values: EnvironmentValues) {
    card = values.colorScheme.cell.resolve(values)
    line = ControlColors(values).separator
  }
}

/// The rows of a list: sections, and rows that are in none.
struct ListRows<Content: View>: ContainerView {
  let look: _ListLook
  let content: Content

  func makeElement(_ node: Node) -> ListElement { ListElement(node) }

  func update(_ element: ListElement, _ pass: UpdatePass) {
    element.colors = ListColors(EnvironmentValues(element.node.environment))
    guard element.look != look else { return }
    element.look = look
    element.setNeedsLayout()
  }
}

final class ListElement: ContainerElement {
  var look = _ListLook.insetGrouped
  var colors = ListColors()
  private var piles: [(top: CGFloat, ends: [CGFloat])] = []

  private var metrics: ListMetrics { ListMetrics(look) }

  /// The sections, and the rows between them.
  private var groups: [[Element]] {
    var groups: [[Element]] = []
    var isOpen = false
    for item in layoutItems {
      let isSection = item.trunk is SectionElement
      if isSection || !isOpen {
        groups.append([item])
      } else {
        groups[groups.count - 1].append(item)
      }
      isOpen = !isSection
    }
    return groups
  }

  private func isSection(_ group: [Element]) -> Bool { group.first?.trunk is SectionElement }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    let groups = groups
    let gaps = CGFloat(max(0, groups.count - 1)) * metrics.sectionGap
    let heights = groups.reduce(0) { $0 + height(of: $1, in: width) }
    let ends: CGFloat = look == .plain ? 0 : 40
    return CGSize(width: width, height: heights + gaps + ends)
  }

  private func height(of group: [Element], in width: CGFloat) -> CGFloat {
    isSection(group)
      ? group[0].size(ProposedViewSize(width: width, height: nil)).height
      : RowPile(metrics: metrics).height(of: group, in: width)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    piles.removeAll()
    var y: CGFloat = look == .plain ? 0 : 20
    for group in groups {
      let height = height(of: group, in: size.width)
      if isSection(group) {
        group[0].place(CGRect(x: 0, y: y, width: size.width, height: height), pass)
      } else {
        let ends = RowPile(metrics: metrics).place(group, from: y, in: size.width, pass)
        piles.append((y, ends))
      }
      y += height + metrics.sectionGap
    }
  }

  override func draw(_ painter: inout Painter) {
    let pixel = 1 / node.host.scale
    for pile in piles {
      RowPile(metrics: metrics).draw(
        from: pile.top, ends: pile.ends, in: presentedSize.width, colors, pixel: pixel, &painter)
    }
    super.draw(&painter)
  }
}
