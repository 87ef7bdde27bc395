// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Views in columns, row after row. Here its views are all made at once.
public struct LazyVGrid<Content: View>: ContainerView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  let content: Content

  /// `spacing` is in points, between rows; nil is the default of 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeElement(_ node: Node) -> LazyGridElement { LazyGridElement(node, .vertical) }

  func update(_ element: LazyGridElement, _ pass: UpdatePass) {
    element.configure(
      columns, spacing, Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Views in rows, column after column. Here its views are all made at once.
public struct LazyHGrid<Content: View>: ContainerView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  let content: Content

  /// `spacing` is in points, between columns; nil is the default of 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeElement(_ node: Node) -> LazyGridElement { LazyGridElement(node, .horizontal) }

  func update(_ element: LazyGridElement, _ pass: UpdatePass) {
    element.configure(rows, spacing, Alignment(horizontal: .center, vertical: alignment))
  }
}

/// Fills lines of tracks, one after the other along an axis.
final class LazyGridElement: ContainerElement {
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
    var cells: [(track: GridTrack, item: Element, taken: ViewDimensions)]
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
        return (track: tracks[index], item: item, taken: item.dimensions(in: proposal))
      }
      if first > 0 { position += spacing ?? StackElement.defaultSpacing }
      let length = cells.map(\.taken.size[axis]).max() ?? 0
      lines.append(Line(start: position, length: length, cells: cells))
      position += length
    }
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let tracks = GridTrack.tracks(self.tracks, in: across)
    var size = CGSize.zero
    size[axis] = lines(tracks).last.map { $0.start + $0.length } ?? 0
    size[axis.other] = max(across ?? 0, tracks.last.map { $0.start + $0.length } ?? 0)
    return size
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
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
        var origin = (cell.track.alignment ?? .center).origin(of: cell.taken, in: box)
        origin[axis] += line.start
        origin[axis.other] += start + cell.track.start
        return Placing(cell.item, origin, cell.taken)
      }
    }
  }
}
