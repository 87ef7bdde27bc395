// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The layout of a grid for a proposal: column widths, row heights and cell positions. Columns
/// share the width, and rows the height, like the views of a stack; columns evenly if there is height to spare.
@MainActor
struct GridTable {
  struct Cell {
    let element: Element
    let column: Int
    let span: Int
    var placement: ElementPlacement

    @MainActor var unsized: Axis.Set { element.trait(\.gridUnsizedAxes) ?? [] }
  }

  struct Line {
    let element: Element
    /// Nil for a view outside of a row, which spans all columns.
    let row: GridRowElement?
    var cells: [Cell]
    var placement: ElementPlacement
  }

  private(set) var lines: [Line]
  private let alignment: Alignment
  private let spacing: CGSize
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(
    _ items: [Element], _ alignment: Alignment, _ spacing: CGSize, _ proposal: ProposedViewSize
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    lines = items.map { Self.line($0) }
    let columns = lines.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
    distributeWidth(proposal.width, columns, isEven: false)
    if let height = proposal.height {
      // A grid that is placed with the height that it has without a proposed one keeps its columns.
      var even = self
      even.distributeWidth(proposal.width, columns, isEven: true)
      if even.widths != widths, even.ownHeight < height + 0.01, ownHeight < height - 0.01 {
        widths = even.widths
      }
    }
    distributeHeight(proposal.height)
    place()
  }

  /// The height of the grid with its columns, without a proposed height.
  private var ownHeight: CGFloat {
    var table = self
    table.distributeHeight(nil)
    return table.size.height
  }

  var size: CGSize {
    CGSize(width: total(widths, spacing.width), height: total(heights, spacing.height))
  }

  private static func line(_ item: Element) -> Line {
    let unplaced = ElementPlacement(item, .zero, ViewDimensions(.zero))
    guard let row = item.innermostContent as? GridRowElement else {
      let cell = Cell(element: item, column: 0, span: 1, placement: unplaced)
      return Line(element: item, row: nil, cells: [cell], placement: unplaced)
    }
    var column = 0
    let cells = row.layoutItems.map { element in
      // Cells do not span columns beyond a thousand.
      let span = max(1, min(element.trait(\.gridColumns) ?? 1, 1000 - column))
      defer { column += span }
      return Cell(element: element, column: column, span: span, placement: unplaced)
    }
    return Line(element: item, row: row, cells: cells, placement: unplaced)
  }

  private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  private mutating func distributeWidth(_ width: CGFloat?, _ columns: Int, isEven: Bool) {
    let cells = lines.filter { $0.row != nil }.flatMap(\.cells)
    func measure(_ column: Int, _ length: CGFloat?) -> CGFloat {
      cells.filter { $0.column == column && $0.span == 1 && !$0.unsized.contains(.horizontal) }
        .map { $0.element.size(ProposedViewSize(width: length, height: nil)).width }.max() ?? 0
    }
    if let width {
      let free = width - spacing.width * CGFloat(max(0, columns - 1))
      let even = Array(repeating: 0.0, count: columns)
      widths =
        isEven
        ? EqualShares.lengths(of: free, count: columns, measure: measure)
        : LengthDistribution(free, among: even) { measure($0, $1) }.lengths
    } else {
      widths = (0..<columns).map { measure($0, nil) }
    }
    // A cell that spans several columns, or all, widens them evenly if it does not fit.
    let wide = cells.filter { $0.span > 1 } + lines.filter { $0.row == nil }.flatMap(\.cells)
    for cell in wide where !cell.unsized.contains(.horizontal) {
      let isWhole = !cells.contains { $0.element === cell.element }
      if widths.isEmpty { widths = [0] }
      let span = isWhole ? 0..<widths.count : cell.column..<cell.column + cell.span
      let current = total(Array(widths[span]), spacing.width)
      let offered = width.map { max(current, $0 - total(widths, spacing.width) + current) }
      let needed = cell.element.size(ProposedViewSize(width: offered, height: nil)).width
      guard needed > current, needed.isFinite else { continue }
      for column in span { widths[column] += (needed - current) / CGFloat(span.count) }
    }
  }

  private func width(_ cell: Cell, _ line: Line) -> CGFloat {
    line.row == nil
      ? total(widths, spacing.width)
      : total(Array(widths[cell.column..<cell.column + cell.span]), spacing.width)
  }

  private mutating func distributeHeight(_ height: CGFloat?) {
    func measure(_ index: Int, _ length: CGFloat?) -> CGFloat {
      lines[index].cells.filter { !$0.unsized.contains(.vertical) }.map { cell in
        cell.element.size(ProposedViewSize(width: width(cell, lines[index]), height: length)).height
      }.max() ?? 0
    }
    guard let height else {
      heights = lines.indices.map { measure($0, nil) }
      return
    }
    let free = height - spacing.height * CGFloat(max(0, lines.count - 1))
    let priorities = lines.map(\.element.layoutPriority)
    heights = LengthDistribution(free, among: priorities) { measure($0, $1) }.lengths
  }

  private mutating func place() {
    let columnAlignments = columnAlignments
    var y: CGFloat = 0
    for index in lines.indices {
      let line = lines[index]
      let size = CGSize(width: total(widths, spacing.width), height: heights[index])
      let dimensions = ViewDimensions(size, ProposedViewSize(size), line.element)
      lines[index].placement = ElementPlacement(line.element, CGPoint(x: 0, y: y), dimensions)
      for (cellIndex, cell) in line.cells.enumerated() {
        let x = widths.prefix(cell.column).reduce(0) { $0 + $1 + spacing.width }
        let box = CGSize(width: width(cell, line), height: heights[index])
        let alignment = Alignment(
          horizontal: columnAlignments[cell.column] ?? alignment.horizontal,
          vertical: line.row?.alignment ?? alignment.vertical)
        var placement = ElementPlacement(cell.element, ProposedViewSize(box), alignment, in: box)
        if let anchor = cell.element.trait(\.gridAnchor) {
          placement.origin = CGPoint(
            x: anchor.x * (box.width - placement.dimensions.width),
            y: anchor.y * (box.height - placement.dimensions.height))
        }
        placement.origin.x += x
        if line.row == nil { placement.origin.y += y }
        lines[index].cells[cellIndex].placement = placement
      }
      y += heights[index] + spacing.height
    }
  }

  /// The column alignments that cells set.
  private var columnAlignments: [Int: HorizontalAlignment] {
    lines.flatMap(\.cells).reduce(into: [:]) { result, cell in
      cell.element.trait(\.gridColumnAlignment).map { result[cell.column] = $0 }
    }
  }
}
