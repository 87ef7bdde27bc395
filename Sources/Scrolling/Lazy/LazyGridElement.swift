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

  /// The lines of the cells, and the positions of the items and of the cells that are not made.
  private func layOut(_ tracks: [GridTrack]) -> (lines: [Line], positions: LazyItemPositions) {
    var (lines, positions) = ([Line](), LazyItemPositions())
    guard let last = tracks.last else { return (lines, positions) }
    /// Headers and footers of sections have a line of their own.
    let whole = GridTrack(start: 0, length: last.start + last.length)
    positions.starts = Array(repeating: 0, count: items.count)
    positions.ends = positions.starts
    var position: CGFloat = 0
    /// Whether the next line is separated from what is before by the gap.
    var needsGap = false
    var endsWithSpace = false
    var indices: [Int] = []
    func finishLine() {
      guard !indices.isEmpty else { return }
      if needsGap { position += gap }
      let cells = indices.enumerated().map { column, index in
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = tracks[column].length
        return (
          track: tracks[column], item: items[index],
          dimensions: items[index].dimensions(in: proposal)
        )
      }
      let length = cells.map(\.dimensions.size[axis]).max() ?? 0
      lines.append(Line(start: position, length: length, cells: cells))
      for index in indices {
        (positions.starts[index], positions.ends[index]) = (position, position + length)
      }
      position += length
      (needsGap, endsWithSpace) = (true, false)
      indices = []
    }
    for (index, item) in items.enumerated() {
      if let space = item.rowSpace {
        let length = space.length
        if length > 0 {
          finishLine()
          if needsGap { position += gap }
        }
        let start = position + (length == 0 && needsGap && indices.isEmpty ? gap : 0)
        (positions.starts[index], positions.ends[index]) = (start, start + length)
        if length > 0 {
          position += length
          (needsGap, endsWithSpace) = (false, true)
        }
      } else if item.isDeparting {
        (positions.starts[index], positions.ends[index]) = (position, position)
      } else if item.sectionPart != nil {
        finishLine()
        if needsGap { position += gap }
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = whole.length
        let dimensions = item.dimensions(in: proposal)
        let length = dimensions.size[axis]
        lines.append(Line(start: position, length: length, cells: [(whole, item, dimensions)]))
        (positions.starts[index], positions.ends[index]) = (position, position + length)
        position += length
        (needsGap, endsWithSpace) = (true, false)
      } else {
        indices.append(index)
        if indices.count == tracks.count { finishLine() }
      }
    }
    finishLine()
    // The length of rows that are not made includes the gap after each of them.
    positions.total = endsWithSpace ? position - gap : position
    return (lines, positions)
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
