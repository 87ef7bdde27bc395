// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension LazyRows {
  /// The rows of a source that are to be made for the visible positions.
  func neededRows(_ run: Run, _ visible: ClosedRange<CGFloat>) -> Range<Int> {
    let (source, made) = (run.source, run.source.madeRows)
    let (extents, start) = (source.extents, positions.starts[run.before])
    func rows(_ margin: CGFloat) -> Range<Int> {
      let lower = visible.lowerBound - start - margin
      return aligned(
        extents.rows(in: ClosedRange(from: lower, to: visible.upperBound - start + margin)), run)
    }
    let needed = visibleRows(rows(min(0, margin ?? 0)), visible)
    /// The rows within a margin around those that are needed, at most `marginLimit` on each side, as
    /// any number of rows of length 0 may be there.
    func nearRows(_ margin: CGFloat) -> Range<Int> {
      let end = needed.upperBound + min(Self.marginLimit, .max - needed.upperBound)
      return rows(margin).clamped(to: max(0, needed.lowerBound - Self.marginLimit)..<end)
    }
    guard !needed.isEmpty else {
      // Rows far away are discarded; the two spacers are then beside each other.
      let kept = nearRows(keepMargin(visible))
      if !kept.isEmpty, made.lowerBound >= kept.lowerBound, made.upperBound <= kept.upperBound {
        return made
      }
      return needed.lowerBound..<needed.lowerBound
    }
    if !extents.hasEstimate {
      return made.isEmpty ? aligned(needed.lowerBound..<needed.lowerBound + 1, run) : made
    }
    let kept = nearRows(keepMargin(visible))
    let isCovered = made.lowerBound <= needed.lowerBound && made.upperBound >= needed.upperBound
    if isCovered, made.lowerBound >= kept.lowerBound, made.upperBound <= kept.upperBound {
      return made
    }
    let isJump = !made.overlaps(needed)
    var wanted = isJump ? needed : nearRows(makeMargin(visible))
    if wanted.count > Self.batchLimit + made.count {
      wanted = wanted.lowerBound..<wanted.lowerBound + Self.batchLimit + made.count
    }
    return wanted
  }

  /// Extends a range of rows to whole lines of a grid.
  private func aligned(_ rows: Range<Int>, _ run: Run) -> Range<Int> {
    guard lineLength > 1, !rows.isEmpty else { return rows }
    // The cells before the source decide where its lines start.
    let first = columnOfCell(after: run.before)
    func column(_ row: Int) -> Int { (first + row % lineLength) % lineLength }
    let lower = rows.lowerBound - column(rows.lowerBound)
    let missing = (lineLength - column(rows.upperBound)) % lineLength
    let count = run.source.rowCount
    return max(0, lower)..<(missing < count - rows.upperBound ? rows.upperBound + missing : count)
  }

  /// The column of the cell after the items before an index, of which sources may have `Int.max` rows.
  private func columnOfCell(after index: Int) -> Int {
    container.items[..<index].reduce(0) { column, item in
      if let space = item.rowSpace { return (column + space.rows.count % lineLength) % lineLength }
      // A header or footer of a section starts a line, and so does what is after it.
      if item.sectionPart != nil { return 0 }
      return (column + (item.isDeparting ? 0 : 1)) % lineLength
    }
  }
}
