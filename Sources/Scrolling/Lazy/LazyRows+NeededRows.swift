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
      let after = min(Self.marginLimit, .max - needed.upperBound)
      return rows(margin).clamped(
        to: max(0, needed.lowerBound - Self.marginLimit)..<needed.upperBound + after)
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
    // The number of cells before the source decides where its lines start.
    let before = lastLineLength(before: run.before)
    let lower = rows.lowerBound - (before + rows.lowerBound % lineLength) % lineLength
    let missing = (lineLength - (before + rows.upperBound % lineLength) % lineLength) % lineLength
    let upper = rows.upperBound + min(missing, run.source.rowCount - rows.upperBound)
    return max(0, lower)..<upper
  }

  /// The number of cells in the last line before an item, less than a line has; the number of all cells may be more
  /// than an integer has.
  private func lastLineLength(before index: Int) -> Int {
    container.items[..<index].reduce(0) { length, item in
      if let space = item.rowSpace { return (length + space.rows.count % lineLength) % lineLength }
      // A header or footer of a section starts a line, and so does what is after it.
      if item.sectionPart != nil { return 0 }
      return (length + (item.isDeparting ? 0 : 1)) % lineLength
    }
  }
}
