// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Decides which rows of a lazy container exist as views (are created): those near the viewport of the
/// scroll view around it.
///
/// The container lays out the rows that are created, and one spacer before and one after them, whose
/// lengths are known from former layouts or estimated. If the rows before the viewport turn out
/// longer or shorter than estimated, the scroll view's offset moves with them, so that no visible
/// row jumps.
@MainActor
package final class LazyRows {
  unowned let container: ContainerElement
  let axis: Axis
  /// The rows of one source in the items of the container.
  struct Run {
    let source: any RowSource
    /// The index of the spacer before the rows.
    let before: Int
    /// The index of each made row, with the indices of its items.
    var rows: [(index: Int, items: Range<Int>)] = []
  }
  private var runs: [Run] = []
  private(set) var positions = LazyItemPositions()
  /// The positions that the viewport can show without a change of the rows, in points and in layout
  /// order, which is mirrored for a horizontal container from right to left.
  private var coveredRange: ClosedRange<CGFloat>?
  /// The starts of the items in the last layout.
  private var lastStarts: [ObjectIdentifier: CGFloat] = [:]
  private var lastRevision = 0
  private var lastWidth: CGFloat?
  private weak var scroll: ScrollElement?
  /// Whether rows are being made. Until that has finished, the container does not invalidate the
  /// layout around it.
  package private(set) var isMaking = false
  /// Whether rows have ever been made.
  private var hasMadeRows = false
  /// The number of items of a line: 1, or the number of columns of a grid.
  package var lineLength = 1
  /// The distance between rows that are not created, in points.
  package var gap: CGFloat = 0
  /// Returns the distance between those rows of a source that are not created; nil to use `gap`.
  package var gapOfSource: ((any RowSource) -> CGFloat)?
  /// The extent in points of rows that do not determine their own; nil if they do.
  package var uniformExtent: CGFloat?
  /// The distance from the viewport in points within which rows are created and kept; nil for the
  /// default, which depends on the viewport's length.
  package var margin: CGFloat?

  package init(_ container: ContainerElement, _ axis: Axis) {
    self.container = container
    self.axis = axis
  }

  /// The length in points that the container has when it is measured; nil if it has no lazy rows. It
  /// changes only together with `setNeedsLayout()`, so that measuring has no side effects.
  package private(set) var total: CGFloat?
  /// Whether the width that the container has measured depends on the rows that are created.
  package var widthDependsOnRows = false
  private var needsMeasuring = false

  /// The maximum number of rows that are created in one round.
  static var batchLimit: Int { 256 }
  /// The maximum number of rounds in one pass.
  private static var roundLimit: Int { 32 }

  /// Whether the container has lazy rows. Valid after `findRuns()`.
  package var hasSources: Bool { !runs.isEmpty }

  // MARK: Layout

  /// Makes the first rows if the container has never been laid out, so that it can be measured.
  package func prepare(_ layOut: () -> LazyItemPositions) {
    guard !hasMadeRows, !isMaking else { return }
    findRuns()
    guard hasSources else { return }
    hasMadeRows = true
    if uniformExtent != nil {
      applyUniformExtent()
      total = layOut().total
      return
    }
    let scroll = container.enclosingScroll(along: axis)
    let viewport = scroll?.metrics.viewport[axis] ?? 0
    let length = viewport > 0 ? viewport : container.host.size[axis]
    makeRows(in: 0...max(0, length), container.host.pass(at: container.host.time), layOut)
    total = positions.total
  }

  /// Makes the rows near the viewport, before the container places its items. `layOut` returns the
  /// positions of its current items.
  package func update(width: CGFloat, _ pass: UpdatePass, _ layOut: () -> LazyItemPositions) {
    findRuns()
    guard hasSources else {
      needsMeasuring = total != nil
      total = nil
      coveredRange = nil
      return
    }
    if let lastWidth, lastWidth != width { for run in runs { run.source.extents.forgetAll() } }
    lastWidth = width
    hasMadeRows = true
    applyUniformExtent()
    let scroll = container.enclosingScroll(along: axis)
    self.scroll = scroll
    scroll?.register(self)
    let revision = runs.reduce(0) { $0 + $1.source.dataRevision }
    let isScrolled = scroll?.lastRowUpdate == container.host.time && revision == lastRevision
    lastRevision = revision
    let visible = visibleRange
    let anchor = isScrolled ? anchor(in: visible) : nil
    makeRows(in: visible, pass, layOut)
    if let anchor, let scroll, let index = container.items.firstIndex(where: { $0 === anchor.item })
    {
      let distance = positions.starts[index] - anchor.start
      if abs(distance) > 0.01 { scroll.shiftOffset(by: isMirrored ? -distance : distance, axis) }
    }
    remember()
    updateCoveredRange()
    if positions.total != total { needsMeasuring = true }
    total = positions.total
  }

  private func applyUniformExtent() {
    guard let uniformExtent else { return }
    for run in runs {
      run.source.extents.setCount(run.source.rowCount)
      run.source.extents.uniformExtent = uniformExtent.isFinite ? uniformExtent : 0
    }
  }

  /// Invalidates the layout if the container's measured size has changed. Call it when the items
  /// have been placed.
  package func finish() {
    guard needsMeasuring else { return }
    needsMeasuring = false
    widthDependsOnRows = false
    container.setNeedsLayout()
  }

  /// The part of the container in the viewport, in points and in layout order; the whole container if
  /// no scroll view is around it.
  private var visibleRange: ClosedRange<CGFloat> {
    guard let scroll else { return 0...CGFloat.greatestFiniteMagnitude }
    let range = scroll.visibleRange(axis)
    let origin = scroll.contentFrame(of: container).origin[axis]
    return inLayoutOrder(
      ClosedRange(from: range.lowerBound - origin, to: range.upperBound - origin))
  }

  /// Whether the rows are laid out from right to left.
  private var isMirrored: Bool { axis == .horizontal && container.isRightToLeft }

  /// Converts between positions in the container and positions in the order of the rows.
  private func inLayoutOrder(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    guard isMirrored else { return range }
    let width = container.size.width
    return ClosedRange(from: width - range.upperBound, to: width - range.lowerBound)
  }

  /// The first item in the viewport, with its position in the last layout.
  private func anchor(in visible: ClosedRange<CGFloat>) -> (item: Element, start: CGFloat)? {
    guard let scroll else { return nil }
    let (range, offset) = (scroll.metrics.range(axis), scroll.offset[axis])
    guard isMirrored ? offset < range.upperBound : offset > range.lowerBound else { return nil }
    var best: (item: Element, start: CGFloat)?
    for item in container.items {
      guard let start = lastStarts[ObjectIdentifier(item)], start >= visible.lowerBound,
        start <= visible.upperBound
      else { continue }
      if best.map({ start < $0.start }) ?? true { best = (item, start) }
    }
    return best
  }

  private func remember() {
    lastStarts.removeAll(keepingCapacity: true)
    for (index, item) in container.items.enumerated() where item.rowSpace == nil {
      lastStarts[ObjectIdentifier(item)] = positions.starts[index]
    }
  }

  /// Called when the viewport has moved. Invalidates the layout and returns true if other rows are
  /// needed.
  func viewportMoved() -> Bool {
    guard let coveredRange else { return false }
    let visible = visibleRange
    let isCovered =
      visible.lowerBound >= coveredRange.lowerBound && visible.upperBound <= coveredRange.upperBound
    // If `margin` is set, rows are also discarded as soon as they are farther away.
    guard !isCovered || margin != nil && !runs.allSatisfy({ hasNeededRows($0, visible) }) else {
      return false
    }
    container.setNeedsLayout()
    return true
  }

  private func hasNeededRows(_ run: Run, _ visible: ClosedRange<CGFloat>) -> Bool {
    neededRows(run, visible) == run.source.madeRows
  }

  private func updateCoveredRange() {
    var (lower, upper) = (-CGFloat.infinity, CGFloat.infinity)
    for run in runs {
      let (source, made) = (run.source, run.source.madeRows)
      let start = positions.starts[run.before]
      if made.lowerBound > 0 {
        lower = max(lower, start + source.extents.length(before: made.lowerBound))
      }
      if made.upperBound < source.rowCount {
        upper = min(upper, start + source.extents.length(before: made.upperBound))
      }
    }
    coveredRange = ClosedRange(from: lower, to: upper)
  }

  // MARK: Rows

  /// Finds the rows of each source among the items.
  private func findRuns() {
    runs.removeAll(keepingCapacity: true)
    let items = container.items
    var index = 0
    func readItem() {
      guard let space = items[index].rowSpace, space.isBefore else {
        index += 1
        return
      }
      let source = space.source
      source.container = self
      let position = runs.count
      runs.append(Run(source: source, before: index))
      index += 1
      var rows: [(index: Int, items: Range<Int>)] = []
      for row in source.shownRows {
        let (start, end) = (index, min(items.count, index + row.elementCount))
        while index < end { readItem() }
        if let row = row.index { rows.append((row, start..<end)) }
      }
      runs[position].rows = rows
      // The spacer after the rows.
      index += 1
    }
    while index < items.count { readItem() }
  }

  /// Creates rows until those in a range are created, in points and in layout order.
  private func makeRows(
    in visible: ClosedRange<CGFloat>, _ pass: UpdatePass, _ layOut: () -> LazyItemPositions
  ) {
    isMaking = true
    defer { isMaking = false }
    for _ in 0..<Self.roundLimit {
      positions = layOut()
      if recordExtents() { positions = layOut() }
      guard updateRowsOfNextSource(in: visible, pass) else { return }
      findRuns()
    }
    positions = layOut()
    // The limit of rounds, as with many rows of length 0: the next pass continues.
    needsMeasuring = true
  }

  /// Stores the extents of the rows that are created. Returns whether one has changed.
  private func recordExtents() -> Bool {
    var hasChanges = false
    for run in runs {
      let source = run.source
      if source.extents.count != source.rowCount {
        source.extents.setCount(source.rowCount)
        hasChanges = true
      }
      for (position, row) in run.rows.enumerated() {
        let extent = extent(of: row.items, at: position, in: run)
        if source.extents.set(extent, at: row.index) { hasChanges = true }
      }
    }
    return hasChanges
  }

  /// The distance from the start of a row to the next one, in points; for a cell of a grid its share
  /// of the line.
  private func extent(of items: Range<Int>, at position: Int, in run: Run) -> CGFloat {
    guard let first = items.first else { return 0 }
    let (start, end) = (positions.starts[first], positions.ends[items.upperBound - 1])
    if lineLength > 1 { return (end - start + gap) / CGFloat(lineLength) }
    if position + 1 < run.rows.count, let next = run.rows[position + 1].items.first {
      return positions.starts[next] - start
    }
    if position > 0, let last = run.rows[position - 1].items.last {
      return end - start + (start - positions.ends[last])
    }
    return end - start + (gapOfSource?(run.source) ?? gap)
  }

  /// Makes and discards rows of the first source whose made rows are not those that are needed.
  /// Returns whether there was one.
  private func updateRowsOfNextSource(in visible: ClosedRange<CGFloat>, _ pass: UpdatePass) -> Bool
  {
    for run in runs {
      var rows = neededRows(run, visible)
      if let held = run.source.heldRow, held < run.source.rowCount, !rows.contains(held) {
        rows = min(rows.lowerBound, held)..<max(rows.upperBound, held + 1)
      }
      guard rows != run.source.madeRows else { continue }
      run.source.makeRows(rows, pass)
      if widthDependsOnRows { needsMeasuring = true }
      return true
    }
    return false
  }

  // MARK: Rows that are not created

  /// Returns the estimated frame of a row in the container's coordinate space, in points.
  func frame(ofRow row: Int, of source: any RowSource) -> CGRect? {
    guard let run = runs.first(where: { $0.source === source }),
      run.before < positions.starts.count
    else { return nil }
    let line = row - row % lineLength
    var frame = CGRect(origin: .zero, size: container.presentedSize)
    frame.origin[axis] = positions.starts[run.before] + source.extents.length(before: line)
    frame.size[axis] = max(0, source.extents.extent(row) * CGFloat(lineLength) - gap)
    if isMirrored { frame.origin.x = container.size.width - frame.maxX }
    return frame
  }

  /// The estimated frames of those rows within a range of positions that are not created.
  func frames(in range: ClosedRange<CGFloat>) -> [CGRect] {
    let range = inLayoutOrder(range)
    return runs.flatMap { run -> [CGRect] in
      guard run.before < positions.starts.count else { return [] }
      let start = positions.starts[run.before]
      let rows = run.source.extents.rows(
        in: ClosedRange(from: range.lowerBound - start, to: range.upperBound - start))
      return visibleRows(rows, range).filter { !run.source.madeRows.contains($0) }
        .compactMap { frame(ofRow: $0, of: run.source) }
    }
  }

  var element: Element { container }
}
