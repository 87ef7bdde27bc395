// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A section of a list: its header, the card with its rows, and its footer.
final class SectionElement: MemberContainerElement, ListRowContainer, RowContainer {
  var rowKind: RowKind { .section }
  var rowElements: [Element] { rows }
  var rowsHeader: [Element] { header }
  var rowsFooter: [Element] { footer }

  private var styleKind = _ListStyleKind.insetGrouped
  var isPlain: Bool { styleKind == .plain }
  private(set) var colors = ListColors()
  private var header: [Element] = []
  private var rows: [Element] = []
  private var footer: [Element] = []
  private(set) var cells: [ListCell] = [] {
    didSet { filledRows = cells.filledRows }
  }
  /// The rows of `cells` that `ListCellDrawing` draws.
  private var filledRows: Set<ObjectIdentifier> = []
  /// The cells of the rows that are being removed.
  private var removedCells: [ListCell] = []

  /// The length of the card beyond the cells, in points: see `ListRowLayout.overhang(of:)`.
  private var overhang: (top: CGFloat, bottom: CGFloat) = (0, 0)

  private(set) var metrics = ListMetrics(.insetGrouped)
  private lazy var lazyRows = LazyRows(self, .vertical)

  override var lazyAxis: Axis? { .vertical }
  override var isolatesContentLayout: Bool { lazyRows.isMaking }

  var highlightedRows: Set<ObjectIdentifier> = []
  /// The settings for rows that are set on the section.
  private var rowConfiguration = ListRowConfiguration()

  func configure(_ values: EnvironmentValues) {
    colors = ListColors(values)
    styleKind = values.listStyleKind
    let metrics = ListMetrics(values)
    if metrics != self.metrics { setNeedsLayout() }
    self.metrics = metrics
  }

  /// The numbers of members that are the header and the footer.
  private var titleCounts = (header: 0, footer: 0)

  /// Sets the header, the rows and the footer, to which the modifiers around the section apply.
  func setItems(header: [Element], rows: [Element], footer: [Element], _ pass: UpdatePass) {
    titleCounts = (header.count, footer.count)
    setMembers(header + rows + footer, of: node, pass)
  }

  override func membersChanged(_ members: [Element]) {
    header = Array(members.prefix(titleCounts.header))
    rows = Array(members.dropFirst(titleCounts.header).dropLast(titleCounts.footer))
    footer = Array(members.suffix(titleCounts.footer))
    super.membersChanged(members)
  }

  /// Whether there is a header that takes space.
  var hasHeader: Bool { header.contains { !$0.isDeparting } }
  /// Whether there is a footer that takes space.
  var hasFooter: Bool { footer.contains { !$0.isDeparting } }

  /// Sets the configuration of the rows that is set on the section. Discards the cached sizes up to
  /// the outermost element around the section if it changes.
  func setRowConfiguration(_ configuration: ListRowConfiguration, inside outermost: Element) {
    guard configuration != rowConfiguration else { return }
    rowConfiguration = configuration
    discardSizes(upTo: outermost)
    outermost.setNeedsArrange()
  }

  private var rowLayout: ListRowLayout {
    ListRowLayout(metrics: metrics, section: rowConfiguration)
  }

  private func titleHeight(_ title: [Element], _ gap: CGFloat, in width: CGFloat) -> CGFloat {
    let heights = title.filter { !$0.isDeparting }.map { $0.size(titleProposal(width)).height }
    return heights.isEmpty ? 0 : heights.reduce(0, +) + gap
  }

  private func titleProposal(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: max(0, width - 2 * titleMargin(in: width)), height: nil)
  }

  private func titleMargin(in width: CGFloat) -> CGFloat {
    let margin = metrics.margin(in: width)
    return margin + metrics.inset(in: width - 2 * margin)
  }

  private var presentRows: [Element] { rows.filter { !$0.isDeparting } }

  /// Returns the positions of the items in a section of a given width.
  private func positions(in width: CGFloat) -> LazyItemPositions {
    var positions = LazyItemPositions()
    positions.starts = Array(repeating: .nan, count: items.count)
    positions.ends = positions.starts
    let top = titleHeight(header, metrics.headerGap, in: width)
    let rowIndices = (header.count..<header.count + rows.count).filter { !items[$0].isDeparting }
    let (bounds, bottom) = rowLayout.bounds(
      of: rowIndices.map { items[$0] }, from: top, in: width)
    for (index, bounds) in zip(rowIndices, bounds) {
      (positions.starts[index], positions.ends[index]) = (bounds.top, bounds.bottom)
    }
    positions.total = bottom + titleHeight(footer, metrics.footerGap, in: width)
    positions.fillGaps(after: 0)
    return positions
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    lazyRows.prepare { positions(in: width) }
    return CGSize(width: width, height: lazyRows.total ?? positions(in: width).total)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    lazyRows.gap = metrics.rowGap
    lazyRows.update(width: size.width, pass) { positions(in: size.width) }
    var y: CGFloat = 0
    func place(_ title: [Element]) {
      for item in title where !item.isDeparting {
        let titleSize = item.size(titleProposal(size.width))
        item.place(
          CGRect(
            x: titleMargin(in: size.width), y: y, width: titleSize.width,
            height: titleSize.height),
          pass)
        y += titleSize.height
      }
    }
    place(header)
    let top = titleHeight(header, metrics.headerGap, in: size.width)
    removedCells = (removedCells + cells).filter(\.row.isDeparting)
    cells = rowLayout.place(presentRows, from: top, in: size.width, pass)
    overhang = rowLayout.overhang(of: presentRows)
    y = rowLayout.bounds(of: presentRows, from: top, in: size.width).bottom + metrics.footerGap
    place(footer)
    lazyRows.finish()
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    let fading = ListCellDrawing(self).draw(
      cells, removed: removedCells.filter(\.row.isDeparting), overhang: overhang, &builder)
    let shift = headerShift
    var drawnSeparately = filledRows.union(fading)
    if shift > 0 { drawnSeparately.formUnion(header.map { ObjectIdentifier($0) }) }
    for child in children where !drawnSeparately.contains(ObjectIdentifier(child)) {
      child.render(&builder)
    }
    if shift > 0 { drawPinnedHeader(shift, &builder) }
  }

  /// The distance by which the header is moved down to stay in view, in points; 0 unless the list's
  /// style is plain.
  private var headerShift: CGFloat {
    guard isPlain, let first = header.first, !first.isDeparting else { return 0 }
    let limit = presentedSize.height - (footer.isEmpty ? 0 : metrics.footerGap)
    return headerShift(
      of: first, along: .vertical, limit: limit - metrics.headerGap,
      in: presentedViewport(along: .vertical))
  }

  /// Draws the header over the rows, on the background of the page.
  private func drawPinnedHeader(_ shift: CGFloat, _ builder: inout DisplayListBuilder) {
    let transform = builder.transform
    builder.move(by: CGPoint(x: 0, y: shift))
    let height = (header.map(\.frame.maxY).max() ?? 0) + metrics.headerGap
    let background = CGRect(x: 0, y: 0, width: presentedSize.width, height: height)
    builder.fill(RoundedRect(background), .color(colors.page))
    for item in header { item.render(&builder) }
    builder.transform = transform
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let shift = headerShift
    let pointInHeader = CGPoint(x: point.x, y: point.y - shift)
    if shift > 0 {
      for item in header.reversed() where item.hit(pointInHeader, &path) { return true }
    }
    let count = path.gestures.count
    let isHit = super.hitTest(point, &path)
    return hitRow(at: point, &path, after: count) || isHit
  }
}
