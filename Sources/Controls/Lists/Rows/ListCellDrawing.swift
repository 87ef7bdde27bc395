// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws consecutive cells of a list: the card behind them, the rows that fill their cells, and the lines between them.
///
/// While rows move, their parts of the card and the lines move with them. Rows that are inserted and removed fade
/// together with their parts of the card, behind the others.
@MainActor
struct ListCellDrawing {
  let metrics: ListMetrics
  let colors: ListColors
  /// The list or the section that has the cells.
  let owner: any ListRowContainer
  /// Whether the lines between the cells reach the left edge of the card instead of the right one.
  let isRightToLeft: Bool
  let width: CGFloat

  init(_ owner: any ListRowContainer) {
    self.owner = owner
    metrics = owner.metrics
    colors = owner.colors
    isRightToLeft = owner.isRightToLeft
    width = owner.presentedSize.width
  }

  /// Draws cells and those of rows that are being removed. Returns the rows of the latter and those that are being
  /// inserted, which it has drawn; the caller draws all others that do not fill their cells.
  ///
  /// - Parameter overhang: see `ListRowLayout.overhang(of:)`.
  func draw(
    _ cells: [ListCell], removed: [ListCell], overhang: (top: CGFloat, bottom: CGFloat),
    _ builder: inout DisplayListBuilder
  ) -> Set<ObjectIdentifier> {
    let isInMotion =
      owner.host.animationCount > 0 && (!removed.isEmpty || cells.contains(where: \.isInMotion))
    guard isInMotion else {
      if metrics.rowGap > 0 {
        for cell in cells { drawCard([cell], (0, 0), &builder) }
      } else {
        drawCard(cells, overhang, &builder)
      }
      return []
    }
    let cells = cells.map(\.presented)
    let fading = removed.map(\.presented) + cells.filter { $0.opacity < 1 }
    let others = fading.isEmpty ? cells : cells.filter { $0.opacity == 1 }
    if metrics.rowGap > 0 {
      for cell in fading { drawFading([cell], around: [cell], &builder) }
      for cell in others {
        drawCard([cell], (0, 0), inMotion: true, coversFading: !fading.isEmpty, &builder)
      }
    } else {
      drawFading(fading, around: others, lines: cells, &builder)
      drawCard(
        others, overhang, lines: cells, inMotion: true, coversFading: !fading.isEmpty, &builder)
    }
    return fading.rowIDs
  }

  /// Draws the rows that are being inserted and removed, with their parts of the card.
  private func drawFading(
    _ fading: [ListCell], around others: [ListCell], lines: [ListCell] = [],
    _ builder: inout DisplayListBuilder
  ) {
    guard !fading.isEmpty else { return }
    let all = fading + others
    withBase(of: all, &builder) { base, outer, builder in
      let card = rect(of: all, (0, 0), base)
      builder.layer(.clip(shape(card))) { builder in
        if !owner.isPlain {
          for (opacity, cells) in Dictionary(grouping: fading, by: \.opacity) {
            var color = colors.card
            color.opacity *= Float(opacity)
            for extent in cells.filter({ !$0.hasBackground }).extents {
              // Also behind the rounded corners of the others.
              let rect = CGRect(
                x: card.minX, y: extent.lowerBound - base - metrics.radius, width: card.width,
                height: extent.upperBound - extent.lowerBound + 2 * metrics.radius)
              builder.fill(RoundedRect(rect), .color(color))
            }
          }
        }
        builder.inSpace(outer) { builder in
          for cell in fading {
            cell.background?.drawLayer(in: owner, &builder)
            cell.row.render(&builder)
          }
        }
        drawLines(lines, base, card, inMotion: true, &builder) { $0.opacity < 1 }
      }
    }
  }

  private func drawCard(
    _ cells: [ListCell], _ overhang: (top: CGFloat, bottom: CGFloat), lines: [ListCell]? = nil,
    inMotion: Bool = false, coversFading: Bool = false, _ builder: inout DisplayListBuilder
  ) {
    withBase(of: cells, &builder) { base, outer, builder in
      var card = rect(of: cells, overhang, base)
      if !inMotion { card = aligned(card, base) }
      let shape = shape(card)
      // The rows of plain lists have no card; they cover others with the page.
      let hasFill = owner.isPlain ? coversFading && !colors.hidesPage : true
      if hasFill {
        let color = owner.isPlain ? colors.page : colors.card
        let isWhole =
          !cells.contains(where: \.hasBackground) && (!inMotion || cells.extents.count == 1)
        if isWhole {
          builder.fill(shape, .color(color))
        } else {
          fill(cells.filter { !$0.hasBackground }, base, card, color, inMotion, &builder)
        }
      }
      let highlighted = cells.filter { owner.highlightedRows.contains(ObjectIdentifier($0.row)) }
      fill(highlighted, base, card, colors.highlight, inMotion, &builder)
      if cells.contains(where: { $0.fillsCell || $0.background != nil }) {
        builder.layer(.clip(shape)) { builder in
          builder.inSpace(outer) { builder in
            for cell in cells {
              cell.background?.drawLayer(in: owner, &builder)
              if cell.fillsCell, cell.row.zIndex == 0 { cell.row.render(&builder) }
            }
          }
        }
      }
      drawLines(lines ?? cells, base, card, inMotion: inMotion, &builder) { $0.opacity == 1 }
      // A row with a z index, such as one that is being moved, is drawn over the lines and not clipped.
      builder.inSpace(outer) { builder in
        for cell in cells where cell.fillsCell && cell.row.zIndex != 0 {
          cell.row.render(&builder)
        }
      }
    }
  }

  private static let pageLength: CGFloat = 4096

  /// Draws cells in a space whose origin is `base` points below that of the list; `outer` is the transform of the list's
  /// space. Shapes have coordinates of single precision, so those of far rows are relative to a near point.
  private func withBase(
    of cells: [ListCell], _ builder: inout DisplayListBuilder,
    _ draw: (_ base: CGFloat, _ outer: CGAffineTransform, inout DisplayListBuilder) -> Void
  ) {
    guard let top = cells.lazy.map(\.top).min() else { return }
    let base = (top / Self.pageLength).rounded(.down) * Self.pageLength
    let outer = builder.transform
    builder.move(by: CGPoint(x: 0, y: base))
    draw(base, outer, &builder)
    builder.transform = outer
  }

  private func shape(_ card: CGRect) -> RoundedRect {
    RoundedRect(card, radius: metrics.radius, corners: .continuous)
  }

  /// Returns the bounds of cells and of what extends beyond them.
  private func rect(
    of cells: [ListCell], _ overhang: (top: CGFloat, bottom: CGFloat), _ base: CGFloat
  ) -> CGRect {
    let top = (cells.lazy.map(\.top).min() ?? 0) - overhang.top
    let bottom = (cells.lazy.map(\.bottom).max() ?? 0) + overhang.bottom
    let margin = metrics.margin(in: width)
    return CGRect(
      x: margin, y: top - base, width: max(0, width - 2 * margin), height: max(0, bottom - top))
  }

  /// Returns a rectangle whose edges are on whole pixels.
  private func aligned(_ rect: CGRect, _ base: CGFloat) -> CGRect {
    owner.pixelAligned(rect.offsetBy(dx: 0, dy: base)).offsetBy(dx: 0, dy: -base)
  }

  /// Fills cells of a card, such as those of the rows whose buttons are pressed.
  private func fill(
    _ cells: [ListCell], _ base: CGFloat, _ card: CGRect, _ color: ResolvedColor,
    _ inMotion: Bool, _ builder: inout DisplayListBuilder
  ) {
    let extents = inMotion ? cells.extents : cells.map { $0.top...max($0.top, $0.bottom) }
    for extent in extents {
      var rect = CGRect(
        x: card.minX, y: extent.lowerBound - base, width: card.width,
        height: extent.upperBound - extent.lowerBound)
      if !inMotion { rect = aligned(rect, base) }
      builder.layer(.clip(shape(card))) { $0.fill(RoundedRect(rect), .color(color)) }
    }
  }

  /// Draws the lines between cells that are below those for which `isIncluded` returns true.
  private func drawLines(
    _ cells: [ListCell], _ base: CGFloat, _ card: CGRect, inMotion: Bool,
    _ builder: inout DisplayListBuilder, where isIncluded: (ListCell) -> Bool
  ) {
    // The card of the plain and the grouped style has a line at its lower end.
    let height = metrics.lineHeight ?? 1 / owner.host.scale
    let isLastLineHidden = metrics.radius > 0 || metrics.rowGap > 0
    for (index, cell) in cells.enumerated() where isIncluded(cell) {
      let next = index + 1 < cells.count ? cells[index + 1] : nil
      if next == nil, isLastLineHidden { continue }
      guard cell.hasLineBelow, next?.hasLineAbove != false else { continue }
      let inset = metrics.inset(in: card.width)
      let start = cell.lineStart ?? inset
      let end = cell.lineEnd ?? card.width - (metrics.insetsLineEnds ? inset : 0)
      var line = CGRect(
        x: isRightToLeft ? card.maxX - end : card.minX + start, y: cell.bottom - base - height,
        width: max(0, end - start), height: height)
      if !inMotion { line = aligned(line, base) }
      var color = colors.line(cell.tintBelow ?? next?.tintAbove)
      color.opacity *= Float(min(cell.opacity, next?.opacity ?? 1))
      builder.fill(RoundedRect(line), .color(color))
    }
  }
}

extension DisplayListBuilder {
  /// Draws with another transform.
  fileprivate mutating func inSpace(
    _ space: CGAffineTransform, _ draw: (inout DisplayListBuilder) -> Void
  ) {
    let current = transform
    transform = space
    draw(&self)
    transform = current
  }
}
