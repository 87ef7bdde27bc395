// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The layout of consecutive rows: a column of cells, with the card behind and the lines between
/// them.
@MainActor
struct ListRowLayout {
  let metrics: ListMetrics
  /// The settings of the section, for the rows that do not make them.
  var section = ListRowConfiguration()

  private func cellWidth(_ width: CGFloat) -> CGFloat { max(0, width - 2 * metrics.margin) }

  /// Returns the size of a row, its insets in its cell, and the height of the cell of a given
  /// width.
  private func measureCell(of row: Element, width: CGFloat) -> (
    size: CGSize, insets: EdgeInsets, height: CGFloat
  ) {
    let configuration = row.listRowConfiguration.completed(by: section)
    let insets =
      configuration.fillsCell == true
      ? EdgeInsets() : metrics.contentInsets(configuration.insets)
    let contentWidth = max(0, width - insets.leading - insets.trailing)
    let size = row.size(ProposedViewSize(width: contentWidth, height: nil))
    return (size, insets, max(metrics.rowHeight, size.height + insets.top + insets.bottom))
  }

  /// Returns the height of the rows in a list of a given width.
  func height(of rows: [Element], in width: CGFloat) -> CGFloat {
    let gaps = CGFloat(max(0, rows.count - 1)) * metrics.rowGap
    return rows.reduce(gaps) { $0 + measureCell(of: $1, width: cellWidth(width)).height }
  }

  /// Places the rows from a given y coordinate down, and returns their cells.
  func place(_ rows: [Element], from top: CGFloat, in width: CGFloat, _ pass: UpdatePass)
    -> [ListCell]
  {
    var y = top
    return rows.map { row in
      let (size, insets, height) = measureCell(of: row, width: cellWidth(width))
      let freeHeight = height - insets.top - insets.bottom - size.height
      let origin = CGPoint(
        x: metrics.margin + insets.leading, y: y + insets.top + max(0, freeHeight / 2))
      let frame = CGRect(origin: origin, size: size)
      row.place(
        frame,
        proposed: ProposedViewSize(
          width: cellWidth(width) - insets.leading - insets.trailing, height: nil), pass)
      let configuration = row.listRowConfiguration.completed(by: section)
      let cell = ListCell(
        row: row, top: y, bottom: y + height, fillsCell: configuration.fillsCell == true,
        hasLineAbove: configuration.topSeparator != .hidden,
        hasLineBelow: configuration.bottomSeparator != .hidden)
      y += height + metrics.rowGap
      return cell
    }
  }

  /// Draws the card behind the cells, the rows that fill their cells, and the lines between the
  /// cells.
  ///
  /// The other rows are left to the caller: see `ListCell.fillsCell`.
  func draw(
    _ cells: [ListCell], in width: CGFloat, _ colors: ListColors, pixel: CGFloat,
    isPlain: Bool, highlighted: Set<ObjectIdentifier>, _ builder: inout DisplayListBuilder
  ) {
    if metrics.rowGap > 0 {
      for cell in cells { drawCard([cell], width, colors, pixel, isPlain, highlighted, &builder) }
    } else {
      drawCard(cells, width, colors, pixel, isPlain, highlighted, &builder)
    }
  }

  private func drawCard(
    _ cells: [ListCell], _ width: CGFloat, _ colors: ListColors, _ pixel: CGFloat,
    _ isPlain: Bool, _ highlighted: Set<ObjectIdentifier>, _ builder: inout DisplayListBuilder
  ) {
    guard let first = cells.first, let last = cells.last else { return }
    let card = CGRect(
      x: metrics.margin, y: first.top, width: cellWidth(width), height: last.bottom - first.top)
    let shape = RoundedRect(card, radius: metrics.radius, corners: .continuous)
    if !isPlain { builder.fill(shape, .color(colors.card)) }
    if !highlighted.isEmpty { drawHighlights(cells, highlighted, card, colors, &builder) }
    let filledRows = cells.filter(\.fillsCell).map(\.row)
    if !filledRows.isEmpty {
      // A row with a z index, such as one that is being moved, is drawn over the lines and not
      // clipped.
      let raisedRows = filledRows.filter { $0.zIndex != 0 }
      builder.layer(.clip(shape)) { builder in
        for row in filledRows where row.zIndex == 0 { row.render(&builder) }
      }
      drawLines(cells, card, colors, pixel, &builder)
      for row in raisedRows { row.render(&builder) }
    } else {
      drawLines(cells, card, colors, pixel, &builder)
    }
  }

  /// Fills the cells of the rows whose buttons are pressed.
  private func drawHighlights(
    _ cells: [ListCell], _ highlighted: Set<ObjectIdentifier>, _ card: CGRect,
    _ colors: ListColors, _ builder: inout DisplayListBuilder
  ) {
    let shape = RoundedRect(card, radius: metrics.radius, corners: .continuous)
    for cell in cells where highlighted.contains(ObjectIdentifier(cell.row)) {
      let rect = CGRect(
        x: card.minX, y: cell.top, width: card.width, height: cell.bottom - cell.top)
      builder.layer(.clip(shape)) { $0.fill(RoundedRect(rect), .color(colors.highlight)) }
    }
  }

  private func drawLines(
    _ cells: [ListCell], _ card: CGRect, _ colors: ListColors, _ pixel: CGFloat,
    _ builder: inout DisplayListBuilder
  ) {
    // The card of the plain and the grouped style has a line at its lower end.
    let isLastLineHidden = metrics.radius > 0 || metrics.rowGap > 0
    for (index, cell) in cells.enumerated() {
      let next = index + 1 < cells.count ? cells[index + 1] : nil
      if next == nil, isLastLineHidden { continue }
      guard cell.hasLineBelow, next?.hasLineAbove != false else { continue }
      let x = card.minX + metrics.inset
      let line = CGRect(x: x, y: cell.bottom - pixel, width: card.maxX - x, height: pixel)
      builder.fill(RoundedRect(line), .color(colors.line))
    }
  }
}
