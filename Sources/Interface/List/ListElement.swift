// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// What a list's rows measure, in points.
struct ListMetrics: Equatable {
  /// From the list's edge to the card's.
  var margin: CGFloat = 16
  /// From the card's edge to the row's.
  var inset: CGFloat = 16
  var rowHeight: CGFloat = 44
  var rowPadding: CGFloat = 11
  var radius: CGFloat = 10
  var sectionGap: CGFloat = 24
  var rowGap: CGFloat = 0

  init(_ look: _ListLook) {
    switch look {
    case .insetGrouped: return
    case .grouped:
      margin = 0
      radius = 0
    case .plain:
      margin = 0
      radius = 0
      sectionGap = 8
    }
  }

  @MainActor
  init(_ values: EnvironmentValues) {
    self.init(values.listLook)
    rowHeight = values.defaultMinListRowHeight
    rowGap = max(0, values.listRowSpacing ?? 0)
    sectionGap = values.listSectionSpacing ?? sectionGap
  }

  /// The room around what a row contains.
  func room(_ asked: EdgeInsets?) -> EdgeInsets {
    asked
      ?? EdgeInsets(top: rowPadding, leading: inset, bottom: rowPadding, trailing: inset)
  }
}

/// Lays rows out below each other and draws the card and the lines behind them.
@MainActor
struct RowPile {
  let metrics: ListMetrics

  private func cellWidth(_ width: CGFloat) -> CGFloat { max(0, width - 2 * metrics.margin) }

  /// Where a row lies in its cell, and how high that is.
  private func cell(_ row: Element, _ width: CGFloat) -> (
    size: CGSize, insets: EdgeInsets, height: CGFloat
  ) {
    let request = row.rowRequest
    let insets = request.fillsCell == true ? EdgeInsets() : metrics.room(request.insets)
    let inner = max(0, width - insets.leading - insets.trailing)
    let size = row.size(ProposedViewSize(width: inner, height: nil))
    return (size, insets, max(metrics.rowHeight, size.height + insets.top + insets.bottom))
  }

  func height(of rows: [Element], in width: CGFloat) -> CGFloat {
    let gaps = CGFloat(max(0, rows.count - 1)) * metrics.rowGap
    return rows.reduce(gaps) { $0 + cell($1, cellWidth(width)).height }
  }

  /// Places the rows from a height on; answers where each cell lies.
  func place(_ rows: [Element], from top: CGFloat, in width: CGFloat, _ pass: UpdatePass)
    -> [ListCell]
  {
    var y = top
    return rows.map { row in
      let (size, insets, height) = cell(row, cellWidth(width))
      let free = height - insets.top - insets.bottom - size.height
      let origin = CGPoint(
        x: metrics.margin + insets.leading, y: y + insets.top + max(0, free / 2))
      let rect = CGRect(origin: origin, size: size)
      row.place(
        rect,
        proposed: ProposedViewSize(
          width: cellWidth(width) - insets.leading - insets.trailing, height: nil), pass)
      let request = row.rowRequest
      let cell = ListCell(
        row: row, top: y, bottom: y + height, inset: metrics.inset,
        fills: request.fillsCell == true, lineAbove: request.topSeparator != .hidden,
        lineBelow: request.bottomSeparator != .hidden)
      y += height + metrics.rowGap
      return cell
    }
  }

  /// Draws the card behind cells, the rows that lie on the whole of theirs, and the lines between them.
  func draw(
    _ cells: [ListCell], in width: CGFloat, _ colors: ListColors, pixel: CGFloat,
    isPlain: Bool, _ painter: inout Painter
  ) {
    if metrics.rowGap > 0 {
      for cell in cells { drawCard([cell], width, colors, pixel, isPlain, &painter) }
    } else {
      drawCard(cells, width, colors, pixel, isPlain, &painter)
    }
  }

  private func drawCard(
    _ cells: [ListCell], _ width: CGFloat, _ colors: ListColors, _ pixel: CGFloat,
    _ isPlain: Bool, _ painter: inout Painter
  ) {
    guard let first = cells.first, let last = cells.last else { return }
    let card = CGRect(
      x: metrics.margin, y: first.top, width: cellWidth(width), height: last.bottom - first.top)
    let shape = RoundedRect(card, radius: metrics.radius, corners: .continuous)
    if !isPlain { painter.fill(shape, .color(colors.card)) }
    let filling = cells.filter(\.fills)
    if !filling.isEmpty {
      let lifted = filling.filter { $0.row.zIndex != 0 }
      painter.layer(.clip(shape)) { painter in
        for cell in filling where cell.row.zIndex == 0 { cell.row.render(&painter) }
      }
      drawLines(cells, card, colors, pixel, &painter)
      for cell in lifted { cell.row.render(&painter) }
    } else {
      drawLines(cells, card, colors, pixel, &painter)
    }
  }

  private func drawLines(
    _ cells: [ListCell], _ card: CGRect, _ colors: ListColors, _ pixel: CGFloat,
    _ painter: inout Painter
  ) {
    let endsOpen = metrics.radius > 0 || metrics.rowGap > 0
    for (index, cell) in cells.enumerated() {
      let next = index + 1 < cells.count ? cells[index + 1] : nil
      if next == nil, endsOpen { continue }
      guard cell.lineBelow, next?.lineAbove != false else { continue }
      let x = card.minX + metrics.inset
      let line = CGRect(x: x, y: cell.bottom - pixel, width: card.maxX - x, height: pixel)
      painter.fill(RoundedRect(line), .color(colors.line))
    }
  }
}

/// Where a row's cell lies in its list, in points.
struct ListCell {
  let row: Element
  let top: CGFloat
  let bottom: CGFloat
  let inset: CGFloat
  /// Whether the row draws all of it.
  let fills: Bool
  let lineAbove: Bool
  let lineBelow: Bool
}

struct ListColors {
  var card = ResolvedColor.white
  var line = ResolvedColor.clear
  var page = ResolvedColor.white

  init() {}

  @MainActor
  init(_ values: EnvironmentValues) {
    card = values.colorScheme.cell.resolve(values)
    page = values.colorScheme.page.resolve(values)
    line = values.listSeparatorTint?.resolve(values) ?? ControlColors(values).separator
  }
}

/// The rows of a list: sections, and rows that are in none.
struct ListRows<Content: View>: ContainerView {
  let look: _ListLook
  let content: Content

  func makeElement(_ node: Node) -> ListElement { ListElement(node) }

  func update(_ element: ListElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = ListColors(values)
    element.look = look
    let metrics = ListMetrics(values)
    guard element.metrics != metrics else { return }
    element.metrics = metrics
    element.setNeedsLayout()
  }
}

final class ListElement: ContainerElement {
  var look = _ListLook.insetGrouped
  var colors = ListColors()
  var metrics = ListMetrics(.insetGrouped)
  private var piles: [[ListCell]] = []

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
        piles.append(RowPile(metrics: metrics).place(group, from: y, in: size.width, pass))
      }
      y += height + metrics.sectionGap
    }
  }

  override func draw(_ painter: inout Painter) {
    let pixel = 1 / node.host.scale
    for pile in piles {
      RowPile(metrics: metrics).draw(
        pile, in: presentedSize.width, colors, pixel: pixel, isPlain: look == .plain, &painter)
    }
    let drawn = piles.flatMap { $0.filter(\.fills).map(\.row) }
    for child in children where !drawn.contains(where: { $0 === child }) {
      child.render(&painter)
    }
  }
}
