// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The layout of consecutive rows: a column of cells.
@MainActor
struct ListRowLayout {
  let metrics: ListMetrics
  /// The settings of the section, for the rows that do not make them.
  var section = ListRowConfiguration()

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
          row: row, top: y, bottom: y + height,
          rowInsets: (origin.y - y, y + height - origin.y - size.height),
          fillsCell: configuration.fillsCell == true,
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

  /// Returns the number of points by which the card of rows extends beyond the cells, at each end,
  /// because of rows that are not created.
  func overhang(of rows: [Element]) -> (top: CGFloat, bottom: CGFloat) {
    func overhang(_ element: Element?) -> CGFloat {
      min(Self.maximumOverhang, element?.rowSpace?.length ?? 0)
    }
    return (overhang(rows.first), overhang(rows.last))
  }

  private static let maximumOverhang: CGFloat = 100
}
