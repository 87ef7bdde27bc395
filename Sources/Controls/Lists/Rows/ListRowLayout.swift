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
  /// Whether the lines between the cells reach the left edge of the card instead of the right one.
  var isRightToLeft = false

  private func cellWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - 2 * metrics.margin(in: width))
  }

  /// Returns the size of a row, its insets in its cell, the height of the cell of a given width, and
  /// the configuration that they depend on.
  private func measureCell(of row: Element, width: CGFloat) -> (
    size: CGSize, insets: EdgeInsets, height: CGFloat, configuration: ListRowConfiguration
  ) {
    let configuration = row.listRowConfiguration.completed(by: section)
    let insets =
      configuration.fillsCell == true
      ? EdgeInsets() : metrics.contentInsets(configuration.insets, in: width)
    let contentWidth = max(0, width - insets.leading - insets.trailing)
    let size = row.size(ProposedViewSize(width: contentWidth, height: nil))
    let height = max(metrics.rowHeight, size.height + insets.top + insets.bottom)
    return (size, insets, height, configuration)
  }

  /// Returns the vertical bounds of the cells of rows, and of rows that are not created, from a given y
  /// coordinate down in a list of a given width.
  func bounds(of rows: [Element], from top: CGFloat, in width: CGFloat) -> (
    rows: [(top: CGFloat, bottom: CGFloat)], bottom: CGFloat
  ) {
    var bounds: [(top: CGFloat, bottom: CGFloat)] = []
    bounds.reserveCapacity(rows.count)
    var y = top
    var (needsGap, endsWithSpace) = (false, false)
    for row in rows {
      if needsGap { y += metrics.rowGap }
      if let length = row.rowSpace?.length {
        bounds.append((y, y + length))
        if length > 0 {
          // The length includes the gap after each row.
          y += length
          (needsGap, endsWithSpace) = (false, true)
        } else if needsGap {
          y -= metrics.rowGap
        }
      } else {
        let height = measureCell(of: row, width: cellWidth(width)).height
        bounds.append((y, y + height))
        y += height
        (needsGap, endsWithSpace) = (true, false)
      }
    }
    return (bounds, endsWithSpace ? y - metrics.rowGap : y)
  }

  /// Places the rows from a given y coordinate down, and returns their cells.
  func place(_ rows: [Element], from top: CGFloat, in width: CGFloat, _ pass: UpdatePass)
    -> [ListCell]
  {
    let bounds = bounds(of: rows, from: top, in: width).rows
    let margin = metrics.margin(in: width)
    var cells: [ListCell] = []
    for (row, (y, _)) in zip(rows, bounds) where row.rowSpace == nil {
      let (idealSize, insets, height, configuration) = measureCell(
        of: row, width: cellWidth(width))
      // Flexible views in the row, such as a bar beside texts, fill the height of the cell.
      let innerHeight = max(height - insets.top - insets.bottom, idealSize.height)
      let rowWidth = max(0, cellWidth(width) - insets.leading - insets.trailing)
      let isIdeal = row.keepsIdealLength(along: .vertical, across: rowWidth)
      let proposal = ProposedViewSize(width: rowWidth, height: isIdeal ? nil : innerHeight)
      let dimensions = row.dimensions(in: proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let origin = CGPoint(
        x: margin + insets.leading,
        y: y + insets.top + max(0, (innerHeight - size.height) / 2))
      row.place(CGRect(origin: origin, size: size), proposed: proposal, pass)
      let background = row.rowBackground(configuration)
      if let container = row.parent {
        let cell = CGRect(x: margin, y: y, width: cellWidth(width), height: height)
        background?.placeLayer(at: cell, in: container, pass)
      }
      let isLast = row === rows.last
      cells.append(
        ListCell(
          row: row, top: y, bottom: y + height, fillsCell: configuration.fillsCell == true,
          hasBackground: configuration.hasBackground == true, background: background,
          hasLineAbove: configuration.top.visibility != .hidden,
          hasLineBelow: configuration.bottom.visibility != .hidden
            && !(isLast && section.section.visibility == .hidden),
          tintAbove: configuration.top.tint?.color,
          tintBelow: ((isLast ? section.section.tint : nil) ?? configuration.bottom.tint)?.color,
          lineStart: dimensions[explicit: .listRowSeparatorLeading].map {
            $0 + origin.x - margin
          },
          lineEnd: dimensions[explicit: .listRowSeparatorTrailing].map {
            $0 + origin.x - margin
          }))
    }
    return cells
  }

  /// Draws the backgrounds of rows that are being removed: those have no cells.
  func drawBackgroundsOfRemovedRows(in container: Element, _ builder: inout DisplayListBuilder) {
    for row in container.children where row.isDeparting {
      let configuration = row.listRowConfiguration.completed(by: section)
      row.rowBackground(configuration)?.drawLayer(in: container, &builder)
    }
  }

  /// Returns the number of points by which the card of rows extends beyond the cells, at each end,
  /// because of rows that are not created.
  func overhang(of rows: [Element]) -> (top: CGFloat, bottom: CGFloat) {
    func overhang(_ element: Element?) -> CGFloat {
      min(Self.maximumOverhang, element?.rowSpace?.length ?? 0)
    }
    return (overhang(rows.first), overhang(rows.last))
  }

  private static let maximumOverhang: CGFloat = 100

  /// Draws the card behind the cells, the rows that fill their cells, and the lines between the
  /// cells.
  ///
  /// The other rows are left to the caller: see `ListCell.fillsCell`.
  func draw(
    _ cells: [ListCell], overhang: (top: CGFloat, bottom: CGFloat) = (0, 0), in width: CGFloat,
    _ colors: ListColors, owner: Element,
    isPlain: Bool, highlighted: Set<ObjectIdentifier>, _ builder: inout DisplayListBuilder
  ) {
    if metrics.rowGap > 0 {
      for cell in cells {
        drawCard([cell], (0, 0), width, colors, owner, isPlain, highlighted, &builder)
      }
    } else {
      drawCard(cells, overhang, width, colors, owner, isPlain, highlighted, &builder)
    }
  }

  private func drawCard(
    _ cells: [ListCell], _ overhang: (top: CGFloat, bottom: CGFloat), _ width: CGFloat,
    _ colors: ListColors, _ owner: Element, _ isPlain: Bool,
    _ highlighted: Set<ObjectIdentifier>, _ builder: inout DisplayListBuilder
  ) {
    guard let first = cells.first, let last = cells.last else { return }
    // Shapes have coordinates of single precision, so those of far rows are relative to a near point.
    let base = (first.top / Self.pageLength).rounded(.down) * Self.pageLength
    let outer = builder.transform
    builder.move(by: CGPoint(x: 0, y: base))
    defer { builder.transform = outer }
    func unshifted(_ builder: inout DisplayListBuilder, _ draw: (inout DisplayListBuilder) -> Void)
    {
      let shifted = builder.transform
      builder.transform = outer
      draw(&builder)
      builder.transform = shifted
    }
    let card = owner.pixelAligned(
      CGRect(
        x: metrics.margin(in: width), y: first.top - overhang.top, width: cellWidth(width),
        height: last.bottom - first.top + overhang.top + overhang.bottom)
    ).offsetBy(dx: 0, dy: -base)
    let shape = RoundedRect(card, radius: metrics.radius, corners: .continuous)
    if !isPlain {
      if cells.contains(where: \.hasBackground) {
        let others = cells.filter { !$0.hasBackground }
        fill(others, base, card, colors.card, owner, &builder)
      } else {
        builder.fill(shape, .color(colors.card))
      }
    }
    let highlightedCells = cells.filter { highlighted.contains(ObjectIdentifier($0.row)) }
    fill(highlightedCells, base, card, colors.highlight, owner, &builder)
    if cells.contains(where: { $0.fillsCell || $0.background != nil }) {
      builder.layer(.clip(shape)) { builder in
        unshifted(&builder) { builder in
          for cell in cells {
            cell.background?.drawLayer(in: owner, &builder)
            if cell.fillsCell, cell.row.zIndex == 0 { cell.row.render(&builder) }
          }
        }
      }
    }
    drawLines(cells, base, card, colors, owner, &builder)
    // A row with a z index, such as one that is being moved, is drawn over the lines and not clipped.
    unshifted(&builder) { builder in
      for cell in cells where cell.fillsCell && cell.row.zIndex != 0 { cell.row.render(&builder) }
    }
  }

  private static let pageLength: CGFloat = 4096

  /// Fills cells of a card, such as those of the rows whose buttons are pressed.
  private func fill(
    _ cells: [ListCell], _ base: CGFloat, _ card: CGRect, _ color: ResolvedColor,
    _ owner: Element, _ builder: inout DisplayListBuilder
  ) {
    let shape = RoundedRect(card, radius: metrics.radius, corners: .continuous)
    for cell in cells {
      let rect = owner.pixelAligned(
        CGRect(x: card.minX, y: cell.top, width: card.width, height: cell.bottom - cell.top)
      ).offsetBy(dx: 0, dy: -base)
      builder.layer(.clip(shape)) { $0.fill(RoundedRect(rect), .color(color)) }
    }
  }

  private func drawLines(
    _ cells: [ListCell], _ base: CGFloat, _ card: CGRect, _ colors: ListColors, _ owner: Element,
    _ builder: inout DisplayListBuilder
  ) {
    // The card of the plain and the grouped style has a line at its lower end.
    let height = metrics.lineHeight ?? 1 / owner.host.scale
    let isLastLineHidden = metrics.radius > 0 || metrics.rowGap > 0
    for (index, cell) in cells.enumerated() {
      let next = index + 1 < cells.count ? cells[index + 1] : nil
      if next == nil, isLastLineHidden { continue }
      guard cell.hasLineBelow, next?.hasLineAbove != false else { continue }
      let inset = metrics.inset(in: card.width)
      let start = cell.lineStart ?? inset
      let end = cell.lineEnd ?? card.width - (metrics.insetsLineEnds ? inset : 0)
      let line = owner.pixelAligned(
        CGRect(
          x: isRightToLeft ? card.maxX - end : card.minX + start, y: cell.bottom - height,
          width: max(0, end - start), height: height)
      ).offsetBy(dx: 0, dy: -base)
      builder.fill(RoundedRect(line), .color(colors.line(cell.tintBelow ?? next?.tintAbove)))
    }
  }
}
