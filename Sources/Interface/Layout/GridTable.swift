// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// A grid's rows and columns under a proposal. Columns share the width, and lines the height, as a stack's
/// views do.
@MainActor
struct GridTable {
  struct Cell {
    let element: Element
    let column: Int
    let span: Int
    var placing: Placing

    @MainActor var unsized: Axis.Set { element.trait(\.gridUnsizedAxes) ?? [] }
  }

  struct Line {
    let element: Element
    /// Nil for a view that takes the whole width.
    let row: GridRowElement?
    var cells: [Cell]
    var placing: Placing
  }

  private(set) var lines: [Line]
  private let alignment: Alignment
  private let spacing: CGSize
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(
    _ items: [Element], _ alignment: Alignment, _ spacing: CGSize, _ proposal: ProposedViewSize
  ) {
    self.alignment = alignment
    self.spacing = spacing
    lines = items.map { Self.line($0) }
    let columns = lines.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
    shareWidth(proposal.width, columns)
    shareHeight(proposal.height)
    place()
  }

  var size: CGSize {
    CGSize(width: total(widths, spacing.width), height: total(heights, spacing.height))
  }

  private static func line(_ item: Element) -> Line {
    let nothing = Placing(item, .zero, ViewDimensions(.zero))
    guard let row = item.trunk as? GridRowElement else {
      let cell = Cell(element: item, column: 0, span: 1, placing: nothing)
      return Line(element: item, row: nil, cells: [cell], placing: nothing)
    }
    var column = 0
    let cells = row.layoutItems.map { element in
      let span = element.trait(\.gridColumns) ?? 1
      defer { column += span }
      return Cell(
        element: element, column: column, span: span,
        placing: Placing(element, .zero, ViewDimensions(.zero)))
    }
    return Line(element: item, row: row, cells: cells, placing: nothing)
  }

  private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  private mutating func shareWidth(_ width: CGFloat?, _ columns: Int) {
    let cells = lines.filter { $0.row != nil }.flatMap(\.cells)
    func measure(_ column: Int, _ length: CGFloat?) -> CGFloat {
      cells.filter { $0.column == column && $0.span == 1 && !$0.unsized.contains(.horizontal) }
        .map { $0.element.size(ProposedViewSize(width: length, height: nil)).width }.max() ?? 0
    }
    if let width {
      let free = width - spacing.width * CGFloat(max(0, columns - 1))
      widths =
        SharedLength(free, among: Array(repeating: 0, count: columns)) { measure($0, $1) }.taken
    } else {
      widths = (0..<columns).map { measure($0, nil) }
    }
    // What takes several columns, or all, makes the last of them wider where it must.
    let wide =
      cells.filter { $0.span > 1 }
      + lines.filter { $0.row == nil }.flatMap(\.cells)
    for cell in wide where !cell.unsized.contains(.horizontal) {
      let isWhole = !cells.contains { $0.element === cell.element }
      if widths.isEmpty { widths = [0] }
      let span = isWhole ? 0..<widths.count : cell.column..<cell.column + cell.span
      let room = total(Array(widths[span]), spacing.width)
      let others = total(widths, spacing.width) - room
      let offered = width.map { max(room, $0 - others) }
      let needed = cell.element.size(ProposedViewSize(width: offered, height: nil)).width
      guard needed > room, needed.isFinite else { continue }
      for column in span { widths[column] += (needed - room) / CGFloat(span.count) }
    }
  }

  private func width(_ cell: Cell, _ line: Line) -> CGFloat {
    line.row == nil
      ? total(widths, spacing.width)
      : total(Array(widths[cell.column..<cell.column + cell.span]), spacing.width)
  }

  private mutating func shareHeight(_ height: CGFloat?) {
    func measure(_ index: Int, _ length: CGFloat?) -> CGFloat {
      let line = lines[index]
      return line.cells.filter { !$0.unsized.contains(.vertical) }.map { cell in
        cell.element.size(ProposedViewSize(width: width(cell, line), height: length)).height
      }.max() ?? 0
    }
    guard let height else {
      heights = lines.indices.map { measure($0, nil) }
      return
    }
    let free = height - spacing.height * CGFloat(max(0, lines.count - 1))
    let priorities = lines.map(\.element.layoutPriority)
    heights = SharedLength(free, among: priorities) { measure($0, $1) }.taken
  }

  private mutating func place() {
    let columnAlignments = columnAlignments
    let whole = total(widths, spacing.width)
    var y: CGFloat = 0
    for index in lines.indices {
      let line = lines[index]
      let size = CGSize(width: whole, height: heights[index])
      let dimensions = ViewDimensions(size, ProposedViewSize(size), line.element)
      lines[index].placing = Placing(line.element, CGPoint(x: 0, y: y), dimensions)
      for (cellIndex, cell) in line.cells.enumerated() {
        let x = widths.prefix(cell.column).reduce(0) { $0 + $1 + spacing.width }
        let box = CGSize(width: width(cell, line), height: heights[index])
        let alignment = Alignment(
          horizontal: columnAlignments[cell.column] ?? alignment.horizontal,
          vertical: line.row?.alignment ?? alignment.vertical)
        var placing = Placing(cell.element, ProposedViewSize(box), alignment, in: box)
        if let anchor = cell.element.trait(\.gridAnchor) {
          let taken = placing.dimensions
          placing.origin = CGPoint(
            x: anchor.x * (box.width - taken.width), y: anchor.y * (box.height - taken.height))
        }
        placing.origin.x += x
        if line.row == nil { placing.origin.y += y }
        lines[index].cells[cellIndex].placing = placing
      }
      y += heights[index] + spacing.height
    }
  }

  /// How columns line up where a cell says so.
  private var columnAlignments: [Int: HorizontalAlignment] {
    var result: [Int: HorizontalAlignment] = [:]
    for cell in lines.flatMap(\.cells) {
      if let alignment = cell.element.trait(\.gridColumnAlignment) {
        result[cell.column] = alignment
      }
    }
    return result
  }
}
