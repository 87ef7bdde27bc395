// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Lays out lines of cells one after another along `axis`; tracks divide the other axis.
package final class LazyGridElement: ContainerElement {
  private let axis: Axis
  private var tracks: [GridItem] = []
  private var spacing: CGFloat?
  private var alignment = Alignment.center

  init(_ node: Node, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  func configure(_ items: [GridItem], _ spacing: CGFloat?, _ alignment: Alignment) {
    tracks = items
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

  private func lines(_ tracks: [GridTrack]) -> [Line] {
    let members = layoutItems
    guard !tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var position: CGFloat = 0
    for first in stride(from: 0, to: members.count, by: tracks.count) {
      let cells = members[first..<min(first + tracks.count, members.count)].enumerated().map {
        (index, item) in
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = tracks[index].length
        return (track: tracks[index], item: item, dimensions: item.dimensions(in: proposal))
      }
      if first > 0 { position += spacing ?? StackElement.defaultSpacing }
      let length = cells.map(\.dimensions.size[axis]).max() ?? 0
      lines.append(Line(start: position, length: length, cells: cells))
      position += length
    }
    return lines
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let tracks = GridTrack.tracks(self.tracks, in: across)
    var size = CGSize.zero
    size[axis] = lines(tracks).last.map { $0.start + $0.length } ?? 0
    size[axis.other] = max(across ?? 0, tracks.last.map { $0.start + $0.length } ?? 0)
    return size
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    let across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let tracks = GridTrack.tracks(self.tracks, in: across)
    var extent = size
    extent[axis.other] = tracks.last.map { $0.start + $0.length } ?? 0
    let guide = key(alignment, axis.other)
    let start =
      ViewDimensions(size).value(guide) - ViewDimensions(extent).value(guide)
    return lines(tracks).flatMap { line in
      line.cells.map { cell in
        var box = CGSize.zero
        box[axis] = line.length
        box[axis.other] = cell.track.length
        var origin = (cell.track.alignment ?? .center).origin(of: cell.dimensions, in: box)
        origin[axis] += line.start
        origin[axis.other] += start + cell.track.start
        return ElementPlacement(cell.item, origin, cell.dimensions)
      }
    }
  }
}
