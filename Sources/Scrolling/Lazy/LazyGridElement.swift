// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Lays out lines of cells one after another along `axis`; tracks divide the other axis.
package final class LazyGridElement: LazyContainerElement {
  private var tracks: [GridItem] = []
  private var spacing: CGFloat?
  private var alignment = Alignment.center

  /// Sets the tracks, the spacing and the alignment. Without tracks the grid has a single flexible one.
  func configure(_ items: [GridItem], _ spacing: CGFloat?, _ alignment: Alignment) {
    tracks = items.isEmpty ? [GridItem()] : items
    self.spacing = spacing
    self.alignment = alignment
    setNeedsLayout()
  }

  private func key(_ alignment: Alignment, _ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
  }

  private struct Line {
    var start: CGFloat
    var length: CGFloat
    var cells: [(track: GridTrack, item: Element, dimensions: ViewDimensions)]
  }

  private var gap: CGFloat {
    spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackElement.defaultSpacing
  }

  /// Puts items into lines, one after another.
  @MainActor
  private struct LineBuilder {
    let axis: Axis
    let gap: CGFloat
    let tracks: [GridTrack]
    /// The track of headers and footers of sections, which have a line of their own.
    let whole: GridTrack
    private(set) var lines: [Line] = []
    private(set) var positions = LazyItemPositions()
    private var position: CGFloat = 0
    /// Whether the next line is separated from what is before by the gap.
    private var needsGap = false
    private var endsWithSpace = false
    /// The cells of the line that is not complete.
    private var cells: [(index: Int, item: Element)] = []

    init(_ axis: Axis, _ tracks: [GridTrack], last: GridTrack, count: Int, gap: CGFloat) {
      (self.axis, self.tracks, self.gap) = (axis, tracks, gap)
      whole = GridTrack(start: 0, length: last.start + last.length)
      positions.starts = Array(repeating: 0, count: count)
      positions.ends = positions.starts
    }

    mutating func add(_ item: Element, at index: Int) {
      if let space = item.rowSpace {
        addSpace(space.length, at: index)
      } else if item.isDeparting {
        (positions.starts[index], positions.ends[index]) = (position, position)
      } else if item.sectionPart != nil {
        finishLine()
        if needsGap { position += gap }
        addLine([(index, item)], [whole])
      } else {
        cells.append((index, item))
        if cells.count == tracks.count { finishLine() }
      }
    }

    /// Adds the space for rows that are not created, which includes the gap after each of them.
    private mutating func addSpace(_ length: CGFloat, at index: Int) {
      if length > 0 {
        finishLine()
        if needsGap { position += gap }
      }
      let start = position + (length == 0 && needsGap && cells.isEmpty ? gap : 0)
      (positions.starts[index], positions.ends[index]) = (start, start + length)
      guard length > 0 else { return }
      position += length
      (needsGap, endsWithSpace) = (false, true)
    }

    private mutating func finishLine() {
      guard !cells.isEmpty else { return }
      if needsGap { position += gap }
      addLine(cells, tracks)
      cells = []
    }

    /// Adds a line at the current position. The items are in the first of the tracks.
    private mutating func addLine(
      _ items: [(index: Int, item: Element)], _ tracks: [GridTrack]
    ) {
      var line = Line(start: position, length: 0, cells: [])
      for (column, (_, item)) in items.enumerated() {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = tracks[column].length
        let dimensions = item.dimensions(in: proposal)
        let length = dimensions.size[axis]
        line.length = column == 0 ? length : max(line.length, length)
        line.cells.append((tracks[column], item, dimensions))
      }
      let end = position + line.length
      for (index, _) in items {
        (positions.starts[index], positions.ends[index]) = (position, end)
      }
      lines.append(line)
      position = end
      (needsGap, endsWithSpace) = (true, false)
    }

    mutating func finish() {
      finishLine()
      positions.total = endsWithSpace ? position - gap : position
    }
  }

  /// The lines of the cells, and the positions of the items and of the cells that are not created.
  private func layOut(_ tracks: [GridTrack]) -> (lines: [Line], positions: LazyItemPositions) {
    guard let last = tracks.last else { return ([], LazyItemPositions()) }
    var builder = LineBuilder(axis, tracks, last: last, count: items.count, gap: gap)
    for (index, item) in items.enumerated() { builder.add(item, at: index) }
    builder.finish()
    return (builder.lines, builder.positions)
  }

  private func tracks(_ proposal: ProposedViewSize) -> [GridTrack] {
    GridTrack.tracks(tracks, in: proposal[axis.other].flatMap { $0.isFinite ? $0 : nil })
  }

  private func configureRows(_ tracks: [GridTrack]) {
    rows.gap = gap
    rows.lineLength = max(1, tracks.count)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let tracks = tracks(proposal)
    configureRows(tracks)
    rows.prepare { layOut(tracks).positions }
    var size = CGSize.zero
    size[axis] = rows.total ?? layOut(tracks).positions.total
    size[axis.other] = max(across ?? 0, tracks.last.map { $0.start + $0.length } ?? 0)
    return size
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let tracks = tracks(proposal)
    configureRows(tracks)
    rows.update(width: size[axis.other], pass) { layOut(tracks).positions }
    super.arrange(in: size, pass)
    rows.finish()
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    let tracks = tracks(proposal)
    var extent = size
    extent[axis.other] = tracks.last.map { $0.start + $0.length } ?? 0
    let guide = key(alignment, axis.other)
    let start =
      ViewDimensions(size).value(guide) - ViewDimensions(extent).value(guide)
    return layOut(tracks).lines.flatMap { line in
      line.cells.map { cell in
        var box = CGSize.zero
        box[axis] = line.length
        box[axis.other] = cell.track.length
        var placement = ElementPlacement(cell.item, .zero, cell.dimensions)
          .filling(line.length, along: axis)
        placement.origin =
          (cell.track.alignment ?? .center).origin(of: placement.dimensions, in: box)
        placement.origin[axis] += line.start
        placement.origin[axis.other] += start + cell.track.start
        return placement
      }
    }
  }
}
